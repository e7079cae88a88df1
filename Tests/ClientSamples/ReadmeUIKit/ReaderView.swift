import FoldLayoutUIKit

final class ReaderView: UIView {
  private let split = PaneSplit(panes: [Pane(width: PaneDimensionRange(ratio: 0.3, minimum: 280)), Pane()])
  let list = UIView()
  let page = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let environment = layoutEnvironment else { return }  // tracked: read here, it is laid out when regions change
    for (view, frame) in zip([list, page], split.answer(in: environment).frames) {
      view.isHidden = frame == nil
      if let frame { view.frame = CGRect(frame) }
    }
  }
}
