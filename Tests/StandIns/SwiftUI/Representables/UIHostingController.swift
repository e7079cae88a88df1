public import UIKit

@MainActor
open class UIHostingController<Content>: UIViewController where Content: View {
  /// Apple's need not be on the screen for this to count.
  public var rootView: Content {
    didSet { hosting?.stateDidChange() }
  }

  private var hosting: StandInHostingView? { viewIfLoaded as? StandInHostingView }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = StandInHostingView()
    view.standInController = self
    view.evaluate = { [weak self] in self?.rootView.standInEvaluateOne($0) }
    self.view = view
  }

  /// Test-only: what canvases have drawn.
  public var standInDrawings: [StandInDrawing] { hosting?.drawings ?? [] }

  /// Test-only: the frames of views that were marked, by name, in the window.
  public var standInFrames: [String: CGRect] {
    let marked = leaves.compactMap { leaf in (leaf.view as? String).map { ($0, leaf.frame) } }
    return Dictionary(marked, uniquingKeysWith: { $1 })
  }

  /// Test-only: the frames of a view that was marked, in every pass.
  public func standInHistory(of name: String) -> [CGRect] {
    let passes = (hosting?.earlier ?? []) + [leaves]
    return passes.flatMap { $0.filter { $0.view as? String == name }.map(\.frame) }
  }

  /// Test-only: what is written.
  public var standInTexts: [String] { leaves.compactMap { ($0.view as? Text)?.standInText } }

  /// Test-only: the surfaces that can be seen, in the order in which they lie over each other.
  public var standInColors: [(color: Color, frame: CGRect)] {
    leaves.compactMap { leaf in (leaf.view as? Color).map { ($0, leaf.frame) } }
      .filter { $0.0.standInComponents[3] > 0 }
  }

  /// Test-only: what was made of touches and of VoiceOver, in order.
  public var standInNotes: [String] { leaves.compactMap { ($0.view as? StandInNote)?.text } }

  private var leaves: [(view: Any, frame: CGRect)] { hosting?.leaves ?? [] }

  /// Test-only: what SwiftUI would complain of.
  public var standInFaults: [StandInFault] { hosting?.faults ?? [] }

  /// Test-only: how often the views were evaluated.
  public var standInPasses: Int { hosting?.standInPass ?? 0 }

  /// Test-only: whether what comes appears before what goes disappears.
  public var standInAppearsFirst: Bool {
    get { hosting?.appearsFirst ?? false }
    set { (view as? StandInHostingView)?.appearsFirst = newValue }
  }
}

/// What a modifier says that changes no frame.
struct StandInNote {
  let text: String
}

extension View {
  /// Test-only: has the frame at which this is shown noted under a name.
  public func standInMarked(_ name: String) -> some View { noting(name) }

  func standInNoting(_ text: String) -> some View { noting(StandInNote(text: text)) }

  private func noting(_ note: Any) -> some View {
    StandInWrapper(self) { content, inputs in
      let child = content.standInEvaluateOne(inputs.child("content"))
      let host = inputs.host
      let element = StandInElement(
        size: { child.size($0) },
        place: { frame, placement in
          host.notePlace(of: note, at: frame)
          child.place(frame, placement)
        })
      return [element]
    }
  }

  /// Test-only: shows this as a scroll view of the whole height would, at its top.
  public func standInScrolled() -> some View {
    StandInWrapper(self) { content, inputs in
      let child = content.standInEvaluateOne(inputs.child("content"))
      let element = StandInElement(
        size: { $0.replacingUnspecifiedDimensions() },
        place: { frame, placement in
          let size = child.size(ProposedViewSize(width: frame.width, height: nil))
          var inner = placement
          inner.isScrolled = true
          let place = CGRect(origin: .zero, size: size)
          child.place(place.standInFlipped(in: frame, placement.direction), inner)
        })
      return [element]
    }
  }
}
