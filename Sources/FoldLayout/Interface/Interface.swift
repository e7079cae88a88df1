/// The traits of an interface that a platform tells: orientation, size classes, direction, bars, display.
///
/// They live in a namespace because SwiftUI has types of the same names, and the landscapes of
/// `SwiftUI.InterfaceOrientation` mean the opposite of UIKit's. The values here mean what UIKit's mean and keep
/// UIKit's raw values.
public enum Interface: Sendable {}
