import FoldLayout

/// Writes what is told of orientations in the words of the format.
struct OrientationEncoder {
  let names: FixtureNames

  /// An emission with every key that the format has for it.
  func value(of information: OrientationInformation, forecast: Interface.Orientation) -> JSONValue {
    let resolution = information.current
    return .object([
      .init("changes", .texts(Words.orientationAspect.words(in: information.changes))),
      .init("orientation", .word(information.orientation, in: Words.orientation)),
      .init("previousOrientation", .word(information.previousOrientation, in: Words.orientation)),
      .init("allowed", .mask(resolution.allowed)),
      .init("effective", .mask(resolution.effective)),
      .init("honoured", .word(resolution.honouring.verdict, in: Words.verdict)),
      .init("honouring", .word(resolution.honouring, in: Words.honouring)),
      .init("base", .mask(resolution.base)),
      .init("published", .mask(resolution.published)),
      .init("preferred", .word(resolution.preferred, in: Words.orientation)),
      .init("isPresentation", .flag(resolution.isPresentation)),
      .init("lock", .word(resolution.lock, in: Words.lockState)),
      .init("forecast", .word(forecast, in: Words.orientation)),
      .init("ended", information.ended.map(value) ?? .null),
      .init("superseded", .text(orNull: information.superseded.map { names.name(ofConstraint: $0.id) })),
      .init("culprits", .texts(resolution.account.culprits.map(\.name))),
      .init("account", AccountEncoder().value(of: resolution.account)),
    ])
  }

  /// What the platform is told, with every key that the format has for it.
  func value(of publication: OrientationPublication) -> JSONValue {
    let request = publication.request.map { request in
      JSONValue.object([
        .init("name", .text(names.name(ofConstraint: request.id))), .init("mask", .mask(request.mask)),
        .init("attempt", .number(Double(request.attempt))), .init("bound", .number(request.bound)),
      ])
    }
    return .object([
      .init("mask", .mask(publication.mask)), .init("prefersLock", .flag(publication.prefersLock)),
      .init("request", request ?? .null),
    ])
  }

  /// A forecast, with every key that the format has for it.
  func value(of orientation: Interface.Orientation?, on display: Interface.Display?) -> JSONValue {
    .object([
      .init("display", .word(display, in: Words.display)),
      .init("orientation", .word(orientation, in: Words.orientation)),
    ])
  }

  private func value(of ending: RotationRequest.Ending) -> JSONValue {
    var granted: Interface.Orientation?
    var refusal: RotationRequest.Refusal?
    switch ending.outcome {
    case .granted(let orientation): granted = orientation
    case .refused(let told): refusal = told
    case .expired, .superseded, .noScene: break
    }
    return .object([
      .init("request", .text(names.name(ofConstraint: ending.id))),
      .init("outcome", .text(Words.Outcome(ending.outcome).rawValue)),
      .init("orientation", .word(granted, in: Words.orientation)),
      .init("refusal", refusal.map(value) ?? .null),
      .init("firstRefusal", ending.firstRefusal.map(value) ?? .null),
    ])
  }

  private func value(of refusal: RotationRequest.Refusal) -> JSONValue {
    .object([
      .init("code", .number(Double(refusal.code))), .init("asked", refusal.asked.map { .mask($0) } ?? .null),
      .init("supported", refusal.supported.map { .mask($0) } ?? .null),
    ])
  }
}

extension JSONValue {
  static func mask(_ mask: Interface.OrientationMask) -> JSONValue {
    .texts(mask.orientations.compactMap(Words.maskOrientation.word))
  }
}
