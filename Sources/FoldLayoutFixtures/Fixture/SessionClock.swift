/// Reads times, which never fall.
struct SessionClock {
  private var latest = 0

  mutating func time(of node: JSONNode, at path: FixturePath) throws(FixtureError) -> Int {
    let time = Int(node["at"]?.number ?? 0)
    guard time >= latest else {
      throw FixtureError(
        .order, path: path.appending(key: "at"), position: node["at"]?.position, found: "\(time) after \(latest)",
        remedy: "times never fall: write \(latest) or more, or move this up")
    }
    latest = time
    return time
  }
}
