@MainActor
open class UIApplication: UIResponder {
  public weak var delegate: (any UIApplicationDelegate)?
}
