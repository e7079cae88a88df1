/// A sentence about arguments that the program does not take.
struct UsageError: Error {
  var sentence: String
}
