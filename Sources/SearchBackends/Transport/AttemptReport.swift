public import SearchDialects
public import SearchModel

/// What became of one attempt to send a call, for logs.
public struct AttemptReport: Sendable {
  /// The call.
  public var call: HTTPCall
  /// The scheme, name and port of the host that was asked, secrets hidden.
  public var host: String
  /// Which attempt it was, from 1.
  public var number: Int
  /// The status of the answer, or why there is none.
  public var result: Result<Int, SearchError>
  /// How long it took.
  public var duration: Duration
}
