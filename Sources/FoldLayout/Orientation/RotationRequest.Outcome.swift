extension RotationRequest {
  /// What came of a request.
  public enum Outcome: Hashable, Sendable {
    /// An orientation is shown that it wanted.
    case granted(Interface.Orientation)

    /// The platform refused it.
    case refused(Refusal)

    /// Nothing came of it in time.
    case expired

    /// Another request, or another constraint under its identity, took its place, or it was cleared.
    case superseded

    /// There is no scene that could turn.
    case noScene
  }
}

extension RotationRequest.Outcome: CustomStringConvertible {
  /// The outcome as a clause.
  public var description: String {
    switch self {
    case .granted(let orientation): "granted: \(orientation)"
    case .refused(let refusal):
      "refused with code \(refusal.code)"
        + (refusal.asked.map { ", asked for \($0)" } ?? "")
        + (refusal.supported.map { ", supported are \($0)" } ?? "")
    case .expired: "expired"
    case .superseded: "superseded"
    case .noScene: "ended: there was no scene"
    }
  }
}
