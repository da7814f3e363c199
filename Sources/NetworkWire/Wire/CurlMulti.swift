import CCurl

/// libcurl's set of transfers with the connections that they share.
///
/// Only one thread at a time may use it: the one that makes it, then the one that has the lock of the loop.
struct CurlMulti {
  private let pointer: UnsafeMutableRawPointer
  /// What ends connections that are read without end; nil where none is.
  let floods: FloodGuard?
  /// Whether several requests may be open on one connection.
  let sharesConnections: Bool

  /// - Parameters:
  ///   - keptConnections: how many connections wait for another request at most.
  ///   - sharesConnections: whether several requests may be open on one connection.
  init?(keptConnections: Int, sharesConnections: Bool) {
    guard let pointer = ccurl_multi_init() else { return nil }
    self.pointer = pointer
    self.sharesConnections = sharesConnections
    floods = sharesConnections ? FloodGuard() : nil
    ccurl_multi_set_long(pointer, CURLMOPT_MAXCONNECTS, keptConnections)
    ccurl_multi_set_long(pointer, CURLMOPT_PIPELINING, Int(sharesConnections ? CURLPIPE_MULTIPLEX : CURLPIPE_NOTHING))
  }

  func add(_ transfer: CurlTransfer) -> Bool { ccurl_multi_add_handle(pointer, transfer.easy) == CURLM_OK }
  func remove(_ transfer: CurlTransfer) { ccurl_multi_remove_handle(pointer, transfer.easy) }

  /// Lets transfers say what they wait for. The object must outlive the set.
  func install(_ watch: CurlWatch) {
    ccurl_multi_set_watch_functions(
      pointer,
      { _, socket, events, watch, _ in
        if let watch { Unmanaged<CurlWatch>.fromOpaque(watch).takeUnretainedValue().watch(socket, for: events) }
        return 0
      },
      { _, milliseconds, watch in
        if let watch { Unmanaged<CurlWatch>.fromOpaque(watch).takeUnretainedValue().setTime(milliseconds) }
        return 0
      }, Unmanaged.passUnretained(watch).toOpaque())
  }

  /// Reads and writes what can be read and written on a socket.
  func act(on socket: curl_socket_t, events: Int32) {
    if let floods {
      floods.guarding { ccurl_multi_act(pointer, socket, events) }
    } else {
      ccurl_multi_act(pointer, socket, events)
    }
  }

  /// Begins what was added, and ends what took too long.
  func actOnTime() { act(on: CURL_SOCKET_BAD, events: 0) }

  /// The next transfer that ended, with its result.
  func nextEnded() -> (easy: UnsafeMutableRawPointer, result: CURLcode)? {
    var result = CURLE_OK
    return ccurl_multi_next_ended(pointer, &result).map { ($0, result) }
  }

  func free() { ccurl_multi_cleanup(pointer) }
}
