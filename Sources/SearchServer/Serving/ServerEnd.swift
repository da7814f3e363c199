/// The end of a server, for which anyone may ask.
///
/// One task waits for it.
struct ServerEnd: Sendable {
  private let asked: AsyncStream<Void>
  private let asking: AsyncStream<Void>.Continuation

  /// An end that nobody has asked for.
  init() { (asked, asking) = AsyncStream.makeStream() }

  /// Asks for the end. To ask again changes nothing.
  func ask() { asking.finish() }

  /// Waits until somebody asks.
  func wait() async { for await _ in asked {} }
}
