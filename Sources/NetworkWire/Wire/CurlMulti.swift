import CCurl

/// libcurl's set of transfers with the connections that they share.
///
/// The pointer never changes. Only the thread of ``CurlLoop`` uses what it points to, but for ``wakeUp()``, which
/// libcurl allows on every thread: that is why it may be sent although the compiler cannot check it.
struct CurlMulti: @unchecked Sendable {
  private let pointer: UnsafeMutableRawPointer

  /// - Parameters:
  ///   - keptConnections: how many connections wait for another request at most.
  ///   - sharesConnections: whether several requests may be open on one connection.
  init?(keptConnections: Int, sharesConnections: Bool) {
    guard let pointer = ccurl_multi_init() else { return nil }
    self.pointer = pointer
    ccurl_multi_set_long(pointer, CURLMOPT_MAXCONNECTS, keptConnections)
    ccurl_multi_set_long(pointer, CURLMOPT_PIPELINING, Int(sharesConnections ? CURLPIPE_MULTIPLEX : CURLPIPE_NOTHING))
  }

  func add(_ transfer: CurlTransfer) -> Bool { ccurl_multi_add_handle(pointer, transfer.easy) == CURLM_OK }
  func remove(_ transfer: CurlTransfer) { ccurl_multi_remove_handle(pointer, transfer.easy) }

  /// Reads and writes what can be read and written now.
  func perform() {
    var running: Int32 = 0
    ccurl_multi_perform(pointer, &running)
  }

  /// The next transfer that ended, with its result.
  func nextEnded() -> (easy: UnsafeMutableRawPointer, result: CURLcode)? {
    var result = CURLE_OK
    return ccurl_multi_next_ended(pointer, &result).map { ($0, result) }
  }

  /// Waits until there is something to do.
  func wait() { ccurl_multi_poll(pointer, 60_000) }

  /// Ends the wait, now or before it begins.
  func wakeUp() { ccurl_multi_wakeup(pointer) }

  func free() { ccurl_multi_cleanup(pointer) }
}
