package import FoldLayout

/// Runs the sample of a transition and of silence.
package func runTransitionSample(layout: LayoutCoordinator, size: LayoutSize, environment: LayoutEnvironment) {
  layout.send(.transitionWillBegin(1, target: size))  // what is captured from now on is held
  layout.send(.transitionAlongside(1, environment))  // inside the animation block
  layout.send(.transitionDidEnd(1, isCancelled: false, environment))

  layout.send(.suspend)  // nothing is told until
  layout.send(.resume(environment))  // one emission, if anything differs from what was last told
}
