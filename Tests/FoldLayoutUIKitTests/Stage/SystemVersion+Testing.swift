import Testing
import UIKitTestSupport

extension SystemVersion: CustomTestStringConvertible {
  var testDescription: String { name }
}
