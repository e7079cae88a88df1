@MainActor
open class UIResponder: NSObject {
  nonisolated public override init() {
    super.init()
  }
}
