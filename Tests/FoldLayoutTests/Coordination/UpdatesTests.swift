import ReadmeClient
import Testing

@testable import FoldLayout

@Suite("Streams of what is told (D10)", .timeLimit(.minutes(1)))
struct UpdatesTests {
  @Test("A stream begins with the present state, keeps everything, and ends with the coordinator")
  func everything() async {
    var layout: LayoutCoordinator? = LayoutCoordinator()
    layout?.update(.wide(1))
    guard let updates = layout?.updates() else { return }
    for width in 2...200 { layout?.update(.wide(Double(width))) }
    layout = nil
    var received: [LayoutEnvironmentInformation] = []
    for await information in updates { received.append(information) }
    #expect(received.map(\.current.size.width) == (1...200).map(Double.init))
    #expect(received.map(\.cause) == [.initial] + Array(repeating: .change, count: 199))
  }

  @Test("Each call makes another stream, with its own filter and its own buffer")
  func several() async {
    var layout: LayoutCoordinator? = LayoutCoordinator()
    guard let all = layout?.updates(), let phases = layout?.updates(aspects: .transitions),
      let newest = layout?.updates(bufferingPolicy: .bufferingNewest(1))
    else { return }
    layout?.update(.wide(1))
    layout?.send(.transitionWillBegin(1))
    layout?.update(.wide(2))
    layout?.send(.transitionDidEnd(1, isCancelled: false))
    layout?.update(.wide(3))
    layout = nil
    func revisions(_ updates: AsyncStream<LayoutEnvironmentInformation>) async -> [Int] {
      var revisions: [Int] = []
      for await information in updates { revisions.append(information.revision) }
      return revisions
    }
    #expect(await revisions(all) == [1, 2, 3, 4])
    #expect(await revisions(phases) == [1, 2, 3])
    #expect(await revisions(newest) == [4])
  }

  @Test("Dropped from inside a call, the emission under way still reaches the streams, and then they end (D6)")
  func droppedInside() async {
    var layout: LayoutCoordinator? = LayoutCoordinator()
    let probe = Probe { _ in layout = nil }
    layout?.addObserver(probe)
    guard let updates = layout?.updates() else { return }
    layout?.update(.wide(1))
    var widths: [Double] = []
    for await information in updates { widths.append(information.current.size.width) }
    #expect(widths == [1])
  }

  @Test("A stream that nobody reads any more leaves no entry behind (D5)")
  func abandoned() {
    let layout = LayoutCoordinator()
    do {
      let updates = layout.updates()
      _ = updates
    }
    _ = layout.updates()
    layout.update(.wide(1))
    #expect(layout.delivery.observers.count == 0)
    let updates = layout.updates()
    layout.update(.wide(2))
    #expect(layout.delivery.observers.count == 1)
    withExtendedLifetime(updates) {}
  }

  @Test("Streams that nobody reads do not pile up, although nothing is ever put into them (D5)")
  func abandonedWithoutEmissions() {
    let layout = LayoutCoordinator()
    layout.update(.wide(1))
    for _ in 0..<1000 { _ = layout.updates(aspects: []) }
    #expect(layout.delivery.observers.count < 50)
  }

  @Test("A task that is cancelled ends its stream, and leaves no entry behind (D5)")
  @MainActor
  func cancelledTask() async {
    let reader = StreamReader()
    let task = reader.start()
    reader.layout.update(.wide(1))
    while reader.widths.isEmpty { await Task.yield() }
    #expect(reader.layout.delivery.observers.count == 1)
    task.cancel()
    await task.value
    reader.layout.update(.wide(2))
    #expect(reader.layout.delivery.observers.count == 0 && reader.widths == [1])
  }

  @Test("A stream made while suspended begins with the last state told, or waits (D8)")
  func madeWhileSuspended() async {
    var layout: LayoutCoordinator? = LayoutCoordinator()
    layout?.send(.suspend)
    layout?.update(.wide(1))
    guard let early = layout?.updates() else { return }
    layout?.send(.resume())
    layout?.send(.suspend)
    layout?.update(.wide(2))
    guard let late = layout?.updates() else { return }
    layout?.send(.resume())
    layout = nil
    for updates in [early, late] {
      var widths: [Double] = []
      for await information in updates { widths.append(information.current.size.width) }
      #expect(widths == [1, 2])
    }
  }

  @Test("A task that reads as the documentation shows keeps nobody alive, and ends when the owner goes")
  @MainActor
  func documentedTask() async {
    var reader: StreamReader? = StreamReader()
    weak let freed = reader
    weak let layout = reader?.layout
    guard let task = reader?.start() else { return }
    reader?.layout.update(.wide(1))
    reader?.layout.update(.wide(2))
    while reader?.widths.count != 2 { await Task.yield() }
    #expect(reader?.widths == [1, 2])
    reader = nil
    #expect(freed == nil && layout == nil)
    await task.value
  }
}
