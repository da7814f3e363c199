import CCurl
import SearchBackends
import SearchDialects
import SearchModel

/// One sending of a request by libcurl. It lives on the thread of the loop.
final class CurlTransfer {
  let exchange: CurlExchange
  /// libcurl's own part.
  let easy: UnsafeMutableRawPointer
  private let handles: CurlHandles
  /// Whether it may not go over a connection that others used before.
  private let isFresh: Bool
  private(set) var answer: ReceivedAnswer
  /// Where libcurl says what went wrong, for what its numbers do not tell apart.
  let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  /// The headers that are sent, which libcurl reads while it sends.
  private var headers: UnsafeMutablePointer<curl_slist>?
  /// Whether we ended its connection because of another transfer.
  var lostConnection = false
  /// Whether there was memory for all of the request: one without its key or its body would be another one.
  private var isWhole = true

  /// A transfer, not yet begun; nil when there is no memory for it.
  init?(_ exchange: CurlExchange, isFresh: Bool, _ sockets: CurlSockets, _ handles: CurlHandles) {
    guard let easy = handles.take() else { return nil }
    self.handles = handles
    self.exchange = exchange
    self.easy = easy
    self.isFresh = isFresh
    answer = ReceivedAnswer(limit: exchange.options.responseLimit)
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    setRequest()
    setConnection()
    guard isWhole else { return nil }
    sockets.install(on: easy)
    set(CURLOPT_HEADERDATA, Unmanaged.passUnretained(self).toOpaque())
    set(CURLOPT_WRITEDATA, Unmanaged.passUnretained(self).toOpaque())
    ccurl_easy_set_data_function(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, transfer in
      CurlTransfer.receive(bytes, size &* count, transfer) { $0.takeHeader($1) }
    }
    ccurl_easy_set_data_function(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, transfer in
      CurlTransfer.receive(bytes, size &* count, transfer) { $0.takeBody($1) }
    }
  }

  deinit {
    handles.give(easy)
    errorText.deallocate()
    ccurl_slist_free_all(headers)
  }

  /// Gives received bytes to the transfer that libcurl names, and says how many of them were taken: all, or none when
  /// the transfer has to end.
  private static func receive(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ transfer: UnsafeMutableRawPointer?,
    _ take: (inout ReceivedAnswer, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let transfer else { return 0 }
    let object = Unmanaged<CurlTransfer>.fromOpaque(transfer).takeUnretainedValue()
    return take(&object.answer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
  }

  /// Whether the request may go out again although it was sent, and nobody needs to know: the host had closed a kept
  /// connection before it answered anything on it, or we have ended the connection.
  func mayBeSentAgain(after result: CURLcode) -> Bool {
    guard exchange.request.isRead, !isFresh, exchange.isAwaited else { return false }
    switch result {
    case CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      break
    default: return false
    }
    if lostConnection { return true }
    guard !answer.hasBegun else { return false }
    var connections = 0
    ccurl_easy_get_long(easy, CURLINFO_NUM_CONNECTS, &connections)
    return connections == 0
  }

  /// The answer, or why there is none.
  ///
  /// - Parameter connection: the number of the connection on which it came.
  func outcome(_ result: CURLcode, connection: Int?) -> Result<HTTPReply, WireFailure> {
    if let failure = answer.failure { return .failure(failure) }
    guard result == CURLE_OK else { return .failure(failure(result)) }
    do throws(WireFailure) {
      return .success(try answer.reply(connection: connection))
    } catch {
      return .failure(error)
    }
  }
}

extension CurlTransfer {
  private func set(_ option: CURLoption, _ value: Int) { ccurl_easy_set_long(easy, option, value) }
  private func set(_ option: CURLoption, _ value: UnsafeRawPointer?) { ccurl_easy_set_pointer(easy, option, value) }
  private func set(_ option: CURLoption, _ text: String) {
    text.withCString { if ccurl_easy_set_pointer(easy, option, $0) == CURLE_OUT_OF_MEMORY { isWhole = false } }
  }

  /// What is asked: method, URL, headers, body.
  private func setRequest() {
    let request = exchange.request
    set(CURLOPT_URL, exchange.url)
    set(CURLOPT_PATH_AS_IS, 1)
    if request.body != nil || request.method == .post {
      let body = request.body ?? []
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
    if request.method != .get && request.method != .post { set(CURLOPT_CUSTOMREQUEST, request.method.rawValue) }
    let own = request.headers + exchange.headers
    for header in own {
      let value = header.value.revealed
      add(value.isEmpty ? "\(header.name);" : "\(header.name): \(value)")
    }
    if !own.contains(where: { $0.isNamed("Content-Type") }) { add("Content-Type:") }
    // Else libcurl asks before it sends a large body, and waits for a second where nobody answers that.
    add("Expect:")
    set(CURLOPT_HTTPHEADER, UnsafeRawPointer(headers))
    set(CURLOPT_HEADEROPT, Int(CURLHEADER_SEPARATE))
    // Members of compressed answers are read by us.
    set(CURLOPT_HTTP_CONTENT_DECODING, 0)
  }

  private func add(_ header: String) {
    if let longer = ccurl_slist_append(headers, header) { headers = longer } else { isWhole = false }
  }

  /// How the host is reached, and for how long.
  private func setConnection() {
    let (request, options) = (exchange.request, exchange.options)
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_ERRORBUFFER, UnsafeRawPointer(errorText))
    // A look-up of a name that takes too long ends by itself, and holds nobody up.
    set(CURLOPT_QUICK_EXIT, 1)
    set(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(request.connectTimeout))
    set(CURLOPT_TIMEOUT_MS, Self.milliseconds(exchange.deadline - .now))
    set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    if exchange.isSecure {
      // A connection that is coming about may carry this request, too.
      set(CURLOPT_PIPEWAIT, 1)
      // Over HTTP/2, libcurl 7.88 waits for ever for the rest of a head that is larger than its buffer.
      set(CURLOPT_BUFFERSIZE, ReceivedAnswer.largestHead + 64 << 10)
    }
    set(CURLOPT_PROTOCOLS, Int(CURLPROTO_HTTP | CURLPROTO_HTTPS))
    set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    if let file = options.certificateAuthorityFile {
      for (bundle, folder) in [(CURLOPT_CAINFO, CURLOPT_CAPATH), (CURLOPT_PROXY_CAINFO, CURLOPT_PROXY_CAPATH)] {
        set(bundle, file)
        set(folder, nil as UnsafeRawPointer?)
      }
    }
    // Without this option, libcurl looks for proxies in the environment, at each request.
    if let proxy = options.proxy ?? (exchange.hasProxy ? nil : "") { set(CURLOPT_PROXY, proxy) }
    // In a tunnel, what the proxy says cannot be taken for the host's answer.
    set(CURLOPT_HTTPPROXYTUNNEL, 1)
    // libcurl sends what ended on a kept connection without an answer again by itself, also what changes something.
    if isFresh || !request.isRead { set(CURLOPT_FRESH_CONNECT, 1) }
    if !request.isRead { set(CURLOPT_FORBID_REUSE, 1) }
  }

  /// At least one, since none means any time.
  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    let milliseconds = min(max(seconds, 0), 1_000_000) * 1_000 + attoseconds / 1_000_000_000_000_000
    return max(Int(milliseconds), 1)
  }
}
