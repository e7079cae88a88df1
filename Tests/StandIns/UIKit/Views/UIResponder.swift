@MainActor
open class UIResponder: NSObject {
  var associated: [UnsafeRawPointer: Any] = [:]

  nonisolated public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }
}
