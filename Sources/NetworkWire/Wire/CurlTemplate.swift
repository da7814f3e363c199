import CCurl
import SearchBackends
import SearchDialects
import SearchModel

/// What libcurl is told of all requests with one head: options that their own parts are copied from.
final class CurlTemplate {
  let head: RequestHead
  let easy: UnsafeMutableRawPointer
  /// The count of its host's answers.
  let answers: SharedAnswers
  /// The headers that are sent.
  private var lines: UnsafeMutablePointer<curl_slist>?
  /// Whether there was memory for all of it: a request without its key would be another one.
  private var isWhole = true

  /// A template; nil when there is no memory for it.
  init?(_ head: RequestHead, _ answers: SharedAnswers, _ sockets: CurlSockets) {
    guard let easy = ccurl_easy_init() else { return nil }
    self.head = head
    self.answers = answers
    self.easy = easy
    setRequest()
    setConnection()
    sockets.install(on: easy)
    CurlTransfer.install(on: easy, hasProxy: head.hasProxy)
    guard isWhole else { return nil }
  }

  deinit {
    ccurl_easy_cleanup(easy)
    ccurl_slist_free_all(lines)
  }

  private func set(_ option: CURLoption, _ value: Int) { ccurl_easy_set_long(easy, option, value) }
  private func set(_ option: CURLoption, _ value: UnsafeRawPointer?) { ccurl_easy_set_pointer(easy, option, value) }
  private func set(_ option: CURLoption, _ text: String) {
    text.withCString { if ccurl_easy_set_pointer(easy, option, $0) == CURLE_OUT_OF_MEMORY { isWhole = false } }
  }

  /// What is asked: method, URL, headers.
  private func setRequest() {
    set(CURLOPT_URL, head.url)
    set(CURLOPT_PATH_AS_IS, 1)
    if head.method != .get && head.method != .post { set(CURLOPT_CUSTOMREQUEST, head.method.rawValue) }
    for line in head.lines {
      if let longer = ccurl_slist_append(lines, line) { lines = longer } else { isWhole = false }
    }
    set(CURLOPT_HTTPHEADER, UnsafeRawPointer(lines))
    set(CURLOPT_HEADEROPT, Int(CURLHEADER_SEPARATE))
    // Members of compressed answers are read by us.
    set(CURLOPT_HTTP_CONTENT_DECODING, 0)
  }

  /// How the host is reached.
  private func setConnection() {
    set(CURLOPT_NOSIGNAL, 1)
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
    if let proxy = head.givenProxy { set(CURLOPT_PROXY, proxy) }
    // Without this option, libcurl looks for proxies in the environment, at each request.
    if !head.hasProxy { set(CURLOPT_NOPROXY, "*") }
    // In a tunnel, what the proxy says cannot be taken for the host's answer.
    set(CURLOPT_HTTPPROXYTUNNEL, 1)
    if !head.isRead { set(CURLOPT_FORBID_REUSE, 1) }
  }
}
