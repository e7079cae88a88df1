public import UIKit

@available(iOS 14.0, tvOS 14.0, *)
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  public var wrappedValue: DelegateType { fatalError("Only an application has a delegate, and here is none.") }

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
