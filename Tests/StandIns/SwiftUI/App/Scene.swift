@available(iOS 14.0, tvOS 14.0, *)
@MainActor @preconcurrency
public protocol Scene {}
