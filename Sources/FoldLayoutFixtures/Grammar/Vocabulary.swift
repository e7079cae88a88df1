package import FoldLayout

/// The words that stand for the values of one type, in the order in which they are listed to people.
package struct Vocabulary<Value: Hashable & Sendable>: Sendable {
  /// The words with their values.
  package private(set) var pairs: [(word: String, value: Value)]

  init(_ pairs: (String, Value)...) {
    self.pairs = pairs.map { (word: $0.0, value: $0.1) }
  }

  var words: [String] { pairs.map(\.word) }

  /// The same words and one more.
  func adding(_ word: String, _ value: Value) -> Vocabulary {
    var vocabulary = self
    vocabulary.pairs.append((word: word, value: value))
    return vocabulary
  }

  func value(of word: String) -> Value? { pairs.first { $0.word == word }?.value }

  func word(for value: Value) -> String? { pairs.first { $0.value == value }?.word }
}

extension Vocabulary where Value: SetAlgebra {
  /// The words of what is in a set, in the order of the list.
  func words(in set: Value) -> [String] { pairs.filter { set.isSuperset(of: $0.value) }.map(\.word) }
}

/// The words of the format, apart from the code's names, so that renaming a case changes no file.
package enum Words: Sendable {
  static let orientation = Vocabulary<Interface.Orientation>(
    ("unknown", .unknown), ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight))

  static let sizeClass = Vocabulary<Interface.SizeClass>(
    ("unspecified", .unspecified), ("compact", .compact), ("regular", .regular))

  static let layoutDirection = Vocabulary<Interface.LayoutDirection>(
    ("unspecified", .unspecified), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft))

  static let verticalBarEdge = Vocabulary<Interface.VerticalBarEdge>(
    ("unspecified", .unspecified), ("leading", .leading), ("trailing", .trailing))

  static let display = Vocabulary<Interface.Display>(
    ("single", .single), ("outer", .outer), ("inner", .inner), ("external", .external))

  static let hingeStatus = Vocabulary<Hinge.Status>(
    ("unknown", .unknown), ("closed", .closed), ("partiallyOpen", .partiallyOpen), ("fullyOpen", .fullyOpen))

  package static let axis = Vocabulary<LayoutAxis>(("horizontal", .horizontal), ("vertical", .vertical))

  static let side = Vocabulary<LayoutSide>(("left", .left), ("right", .right))

  static let posture = Vocabulary<Posture>(
    ("closed", .closed), ("flat", .flat), ("book", .book), ("tabletop", .tabletop))

  /// Why an observer is told something; a transition's particulars stand apart from the word.
  enum Cause: String, CaseIterable {
    case initial
    case change
    case transition

    init(_ cause: LayoutEnvironmentInformation.Cause) {
      switch cause {
      case .initial: self = .initial
      case .change: self = .change
      case .transition: self = .transition
      }
    }
  }

  static let phase = Vocabulary<LayoutTransition.Phase>(
    ("willBegin", .willBegin), ("alongside", .alongside), ("completed", .completed), ("cancelled", .cancelled))

  /// Whether delivery is suspended from now on.
  static let delivery = Vocabulary<Bool>(("suspend", true), ("resume", false))

  /// Whether an observer goes without being removed.
  static let departure = Vocabulary<Bool>(("removed", false), ("freed", true))

  static let aspect = Vocabulary<LayoutAspects>(
    ("size", .size), ("safeArea", .safeArea), ("horizontalSizeClass", .horizontalSizeClass),
    ("verticalSizeClass", .verticalSizeClass), ("orientation", .orientation),
    ("layoutDirection", .layoutDirection), ("displayScale", .displayScale), ("hinges", .hinges),
    ("divisions", .divisions), ("occlusions", .occlusions), ("verticalBar", .verticalBar),
    ("placement", .placement), ("orientationLock", .orientationLock),
    ("interactiveResizing", .interactiveResizing))

  /// What an observer can ask for: what can change, and the phases of transitions.
  static let filter = aspect.adding("transitions", .transitions)

  /// The keys of the facts that can be dropped, as the grammar has them.
  static let fact = Vocabulary<LayoutIssue.Fact>(
    ("safeAreaInsets", .safeAreaInsets), ("cornerInsets", .cornerInsets), ("displayScale", .displayScale),
    ("windowSize", .windowSize), ("frameInWindow", .frameInWindow))

  static let provenance = Vocabulary<PostureFixture.Provenance.Kind>(
    ("documentation", .documentation), ("simulator", .simulator), ("device", .device), ("arithmetic", .arithmetic))
}
