import CCurl
import SearchBackends
import SearchDialects
import SearchModel

/// libcurl's own part of a transfer.
///
/// It is a copy of a template and serves once: libcurl 7.88 keeps a pointer into the last answer's headers, which ends
/// the process when the next answer begins with the rest of a folded one.
final class CurlHandle {
  let easy: UnsafeMutableRawPointer
  /// Where libcurl says what went wrong, for what its numbers do not tell apart.
  let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  /// It has the headers, which libcurl reads while it sends.
  let template: CurlTemplate

  /// A part for a request; nil when there is no memory for all of it.
  ///
  /// - Parameters:
  ///   - template: what has its head.
  ///   - isFresh: whether it may not go over a connection that others used before.
  init?(_ template: CurlTemplate, for exchange: CurlExchange, isFresh: Bool) {
    guard let easy = ccurl_easy_copy(template.easy) else { return nil }
    self.easy = easy
    self.template = template
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    set(CURLOPT_ERRORBUFFER, UnsafeRawPointer(errorText))
    set(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(exchange.request.connectTimeout))
    set(CURLOPT_TIMEOUT_MS, Self.milliseconds(exchange.deadline - .now))
    // libcurl sends what ended on a kept connection without an answer again by itself, also what changes something.
    if isFresh || !exchange.head.isRead || template.answers.isMixed { set(CURLOPT_FRESH_CONNECT, 1) }
    if template.answers.isMixed { set(CURLOPT_FORBID_REUSE, 1) }
    guard setBody(exchange.request.body, of: exchange.head) else { return nil }
  }

  deinit {
    ccurl_easy_cleanup(easy)
    errorText.deallocate()
  }

  /// Says who takes what comes: a ``CurlTransfer``, as its functions expect.
  func setReceiver(_ receiver: UnsafeMutableRawPointer) {
    set(CURLOPT_HEADERDATA, receiver)
    set(CURLOPT_WRITEDATA, receiver)
    if template.head.hasProxy { set(CURLOPT_XFERINFODATA, receiver) }
  }

  private func set(_ option: CURLoption, _ value: Int) { ccurl_easy_set_long(easy, option, value) }
  private func set(_ option: CURLoption, _ value: UnsafeRawPointer?) { ccurl_easy_set_pointer(easy, option, value) }

  /// - Returns: whether there was memory for it: a request without its body would be another one.
  private func setBody(_ body: [UInt8]?, of head: RequestHead) -> Bool {
    guard body != nil || head.method == .post else { return true }
    let body = body ?? []
    set(CURLOPT_POST, 1)
    ccurl_easy_set_size(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
    return body.withUnsafeBytes { bytes in
      // With nothing to copy, a pointer is expected all the same.
      guard let start = bytes.baseAddress, !body.isEmpty else {
        return ccurl_easy_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, "") == CURLE_OK
      }
      return ccurl_easy_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, start) == CURLE_OK
    }
  }

  /// At least one, since none means any time.
  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    let milliseconds = min(max(seconds, 0), 1_000_000) * 1_000 + attoseconds / 1_000_000_000_000_000
    return max(Int(milliseconds), 1)
  }
}
