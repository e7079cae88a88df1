public import UIKit

@available(iOS 14.0, tvOS 14.0, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, tvOS 14.0, *)
@MainActor @preconcurrency
public protocol Scene {}

@available(iOS 14.0, tvOS 14.0, *)
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
}

@available(iOS 14.0, tvOS 14.0, *)
public struct WindowGroup<Content>: Scene where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
}

@available(iOS 14.0, tvOS 14.0, *)
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  public var wrappedValue: DelegateType { fatalError("Only an application has a delegate, and here is none.") }

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
