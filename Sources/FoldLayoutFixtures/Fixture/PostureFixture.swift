public import FoldLayout

/// A session of a device as a file describes it: how it begins, what happens, and what observers must be told.
///
/// `Fixtures/README.md` has the grammar. A fixture that could be read is right in itself: every environment in it is
/// one that can be, and times never fall.
public struct PostureFixture: Hashable, Sendable {
  /// The name, which says what is tested.
  public let name: String

  /// A sentence about the behaviour.
  public let summary: String

  /// Where the figures come from.
  public let provenance: Provenance

  /// The environment at time zero, or `nil` where the session begins with nothing known.
  public let environment: LayoutEnvironment?

  /// What is known of the scene at time zero, or `nil` where nothing is, or the session is about none.
  public let scene: OrientationScene?

  /// The controllers of the scene's key window at time zero, or `nil` where they are not told.
  public let controllers: ControllerHierarchy?

  /// Whether the session is about a scene and its orientations.
  package let isAboutScene: Bool

  /// The questions that layout functions are asked, in the order of the file.
  package let layouts: [Layout]

  /// What happens, with times that never fall.
  package let events: [Event]

  /// Whether every emission is listed, so that one more is an error.
  public let isComplete: Bool

  /// Why not every emission is listed, where that is so.
  public let reason: String?

  /// What observers must be told, in order.
  package let expectations: [Expectation]

  let names: FixtureNames
  let document: JSONValue

  /// The canonical text, which is the same however the file was laid out.
  ///
  /// Rule X2.
  public var canonicalText: String { JSONWriter.document(document) }

  /// The name that the fixture gives to a division.
  ///
  /// - Parameter id: The division's identity in the fixture's environments.
  /// - Returns: A made-up name for a division that is not in the fixture.
  public func name(ofDivision id: RegionID) -> String { names.name(ofDivision: id) }

  /// The name that the fixture gives to an occlusion.
  ///
  /// - Parameter id: The occlusion's identity in the fixture's environments.
  /// - Returns: A made-up name for an occlusion that is not in the fixture.
  public func name(ofOcclusion id: RegionID) -> String { names.name(ofOcclusion: id) }

  /// The name that the fixture gives to a hinge.
  ///
  /// - Parameter id: The hinge's identity in the fixture's environments and updates.
  /// - Returns: A made-up name for a hinge that is not in the fixture.
  public func name(ofHinge id: Hinge.ID) -> String { names.name(ofHinge: id) }

  /// The name that the fixture gives to a transition.
  ///
  /// - Parameter id: The transition's identity in the fixture's events.
  /// - Returns: A made-up name for a transition that is not in the fixture.
  public func name(ofTransition id: LayoutTransition.ID) -> String { names.name(ofTransition: id) }

  /// The name that the fixture gives to a constraint or a request.
  ///
  /// - Parameter id: The identity of either in the fixture's events.
  /// - Returns: A made-up name for one that is not in the fixture.
  public func name(ofConstraint id: OrientationConstraint.ID) -> String { names.name(ofConstraint: id) }
}
