// SwiftUI hands UIKit on, and so what is written against it need not import it.
@_exported public import UIKit
