package import FoldLayout

extension Words {
  package static let axes = Vocabulary<LayoutAxes>(
    ("both", .both), ("horizontal", .horizontal), ("vertical", .vertical), ("none", []))

  static let layoutArea = Vocabulary<LayoutArea>(("safeArea", .safeArea), ("bounds", .bounds))

  package static let alignment = Vocabulary<Pane.Alignment>(
    ("fill", .fill), ("start", .start), ("center", .center), ("end", .end))

  /// The lengths that are no numbers.
  static let dimension = Vocabulary<PaneDimension>(("automatic", .automatic), ("intrinsic", .intrinsic))

  package static let directionalEdges = Vocabulary<DirectionalEdges>(
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing))

  package static let itemRole = Vocabulary<ItemRole>(
    ("alert", .alert), ("menu", .menu), ("sheet", .sheet), ("bottomControls", .bottomControls), ("control", .control))
}
