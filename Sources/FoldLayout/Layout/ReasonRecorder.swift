/// What notes why an answer comes out as it does, or nothing at all.
///
/// Answers are computed by generic code over this, so that one without reasons pays for none (rule L10).
protocol ReasonRecorder {
  mutating func record(_ reason: @autoclosure () -> LayoutReason)
}

/// Notes nothing.
struct NoReasons: ReasonRecorder {
  /// A value without any storage has one address in the whole process, and the thread sanitizer takes two of them on two
  /// threads for one variable.
  private let storage = false

  mutating func record(_ reason: @autoclosure () -> LayoutReason) {}
}

/// Notes everything.
struct ReasonList: ReasonRecorder {
  private(set) var reasons: [LayoutReason] = []

  mutating func record(_ reason: @autoclosure () -> LayoutReason) {
    reasons.append(reason())
  }
}

/// Something that can be asked of an environment, answered by one piece of code with reasons or without.
protocol RecordedRequest {
  associatedtype Answer: Hashable & Sendable

  func answer<Recorder: ReasonRecorder>(in environment: LayoutEnvironment, noting recorder: inout Recorder) -> Answer
}

extension RecordedRequest {
  func answerAlone(in environment: LayoutEnvironment) -> Answer {
    var recorder = NoReasons()
    return answer(in: environment, noting: &recorder)
  }

  func answerWithReasons(in environment: LayoutEnvironment) -> LayoutExplanation<Answer> {
    var recorder = ReasonList()
    let answer = answer(in: environment, noting: &recorder)
    return LayoutExplanation(answer: answer, reasons: recorder.reasons)
  }
}
