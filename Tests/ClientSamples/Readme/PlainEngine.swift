package import FoldLayout

/// Runs the sample of a plain engine.
package func runPlainEngineSample(engine: any LayoutEnvironmentObserver) {
  let layout = LayoutCoordinator()
  layout.addObserver(engine)  // engine: LayoutEnvironmentObserver

  var environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
  environment.hinges = [Hinge(status: .partiallyOpen, division: 1)]
  let fold = LayoutRect(x: 455.5, y: 0, width: 40, height: 669)
  environment.regions = LayoutRegions(
    divisions: [DivisionRegion(id: 1, frame: fold, joining: environment.bounds, isActive: true)])
  layout.update(environment)  // engine.layoutEnvironmentDidChange(_:) has been called, once
}
