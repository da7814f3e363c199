import CCurl
import SearchBackends
import SearchDialects
import SearchModel

/// libcurl's own part of a transfer, which others with the same head can have after it.
final class CurlHandle {
  let easy: UnsafeMutableRawPointer
  /// The head that its options are for; nil for one without any.
  private(set) var head: RequestHead?
  /// Where libcurl says what went wrong, for what its numbers do not tell apart.
  let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  /// The headers that are sent, which libcurl reads while it sends.
  private var lines: UnsafeMutablePointer<curl_slist>?
  /// Whether there was memory for all of the request: one without its key or its body would be another one.
  private var isWhole = true

  /// One without options; nil when there is no memory for it.
  init?() {
    guard let easy = ccurl_easy_init() else { return nil }
    self.easy = easy
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit {
    ccurl_easy_cleanup(easy)
    errorText.deallocate()
    ccurl_slist_free_all(lines)
  }

  /// Prepares a request.
  ///
  /// - Parameters:
  ///   - exchange: the request.
  ///   - isFresh: whether it may not go over a connection that others used before.
  /// - Returns: whether there was memory for all of it.
  func prepare(_ exchange: CurlExchange, isFresh: Bool, _ sockets: CurlSockets) -> Bool {
    isWhole = true
    if head !== exchange.head {
      ccurl_easy_reset(easy)
      setRequest(exchange.head)
      setConnection(exchange.head)
      sockets.install(on: easy)
    }
    errorText[0] = 0
    setBody(exchange.request.body, of: exchange.head)
    set(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(exchange.request.connectTimeout))
    set(CURLOPT_TIMEOUT_MS, Self.milliseconds(exchange.deadline - .now))
    // libcurl sends what ended on a kept connection without an answer again by itself, also what changes something.
    set(CURLOPT_FRESH_CONNECT, isFresh || !exchange.head.isRead ? 1 : 0)
    head = isWhole ? exchange.head : nil
    return isWhole
  }

  /// Says who takes what comes.
  func install(
    _ receiver: UnsafeMutableRawPointer, header: @escaping ccurl_data_function, body: @escaping ccurl_data_function
  ) {
    set(CURLOPT_HEADERDATA, receiver)
    set(CURLOPT_WRITEDATA, receiver)
    ccurl_easy_set_data_function(easy, CURLOPT_HEADERFUNCTION, header)
    ccurl_easy_set_data_function(easy, CURLOPT_WRITEFUNCTION, body)
  }
}

extension CurlHandle {
  private func set(_ option: CURLoption, _ value: Int) { ccurl_easy_set_long(easy, option, value) }
  private func set(_ option: CURLoption, _ value: UnsafeRawPointer?) { ccurl_easy_set_pointer(easy, option, value) }
  private func set(_ option: CURLoption, _ text: String) {
    text.withCString { if ccurl_easy_set_pointer(easy, option, $0) == CURLE_OUT_OF_MEMORY { isWhole = false } }
  }

  /// What is asked: method, URL, headers.
  private func setRequest(_ head: RequestHead) {
    set(CURLOPT_URL, head.url)
    set(CURLOPT_PATH_AS_IS, 1)
    if head.method != .get && head.method != .post { set(CURLOPT_CUSTOMREQUEST, head.method.rawValue) }
    ccurl_slist_free_all(lines)
    lines = nil
    for line in head.lines {
      if let longer = ccurl_slist_append(lines, line) { lines = longer } else { isWhole = false }
    }
    set(CURLOPT_HTTPHEADER, UnsafeRawPointer(lines))
    set(CURLOPT_HEADEROPT, Int(CURLHEADER_SEPARATE))
    // Members of compressed answers are read by us.
    set(CURLOPT_HTTP_CONTENT_DECODING, 0)
  }

  private func setBody(_ body: [UInt8]?, of head: RequestHead) {
    guard body != nil || head.method == .post else { return }
    let body = body ?? []
    set(CURLOPT_POST, 1)
    ccurl_easy_set_size(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
    body.withUnsafeBytes { bytes in
      // With nothing to copy, a pointer is expected all the same.
      if let start = bytes.baseAddress, !body.isEmpty {
        if ccurl_easy_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, start) != CURLE_OK { isWhole = false }
      } else {
        set(CURLOPT_COPYPOSTFIELDS, "")
      }
    }
  }

  /// How the host is reached.
  private func setConnection(_ head: RequestHead) {
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_ERRORBUFFER, UnsafeRawPointer(errorText))
    // A look-up of a name that takes too long ends by itself, and holds nobody up.
    set(CURLOPT_QUICK_EXIT, 1)
    set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    if head.isSecure {
      // A connection that is coming about may carry this request, too.
      set(CURLOPT_PIPEWAIT, 1)
      // Over HTTP/2, libcurl 7.88 waits for ever for the rest of a head that is larger than its buffer.
      set(CURLOPT_BUFFERSIZE, ReceivedAnswer.largestHead + 64 << 10)
    }
    set(CURLOPT_PROTOCOLS, Int(CURLPROTO_HTTP | CURLPROTO_HTTPS))
    set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    if let file = head.options.certificateAuthorityFile {
      for (bundle, folder) in [(CURLOPT_CAINFO, CURLOPT_CAPATH), (CURLOPT_PROXY_CAINFO, CURLOPT_PROXY_CAPATH)] {
        set(bundle, file)
        set(folder, nil as UnsafeRawPointer?)
      }
    }
    if let proxy = head.options.proxy { set(CURLOPT_PROXY, proxy) }
    // Without this option, libcurl looks for proxies in the environment, at each request.
    if !head.hasProxy { set(CURLOPT_NOPROXY, "*") }
    // In a tunnel, what the proxy says cannot be taken for the host's answer.
    set(CURLOPT_HTTPPROXYTUNNEL, 1)
    if !head.isRead { set(CURLOPT_FORBID_REUSE, 1) }
  }

  /// At least one, since none means any time.
  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    let milliseconds = min(max(seconds, 0), 1_000_000) * 1_000 + attoseconds / 1_000_000_000_000_000
    return max(Int(milliseconds), 1)
  }
}
