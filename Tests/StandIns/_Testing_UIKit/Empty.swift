// The compiler looks for a module of this name wherever Swift Testing and UIKit are imported together.
