import CCurl
import FileSystem
import SearchBackends
import SearchDialects
import SearchModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension WireFailure {
  /// That we ended the connection, since the host would not.
  static var flood: WireFailure {
    WireFailure(.badResponse, "the host sent without end what belongs to no answer")
  }

  fileprivate static var notSecuredInTime: WireFailure {
    WireFailure(.timeout, "the host was reached, but the connection was not secured in time (TLS)")
  }

  fileprivate static var unknownProxy: WireFailure {
    WireFailure(.connect, "the name of the proxy has no address; is it spelt right?")
  }
}

extension CurlTransfer {
  /// What an error of libcurl means. Its own texts may quote what was sent, secrets too, so they are not shown.
  func failure(_ code: CURLcode) -> WireFailure {
    let failure = meaning(of: code)
    // A name is looked up here only where no proxy does so.
    guard [.connect, .timeout, .tls].contains(failure.code), !failure.message.contains("proxy"), !isConnected,
      exchange.head.hasProxy, !wasToHostItself
    else { return failure }
    return WireFailure(
      failure.code, "\(failure.message) (a proxy is set, by 'proxy' or the environment)",
      isRetryable: failure.isRetryable)
  }

  private func meaning(of code: CURLcode) -> WireFailure {
    switch code {
    case CURLE_OPERATION_TIMEDOUT where isConnected: .timeout
    case CURLE_OPERATION_TIMEDOUT where isReached: .notSecuredInTime
    case CURLE_OPERATION_TIMEDOUT: .noConnectionInTime
    // So ends the search for the name of a proxy of SOCKS, too.
    case CURLE_COULDNT_RESOLVE_HOST where exchange.head.nameOfProxy.map { says("host: \($0)") } ?? false: .unknownProxy
    case CURLE_COULDNT_RESOLVE_HOST: .unknownHost
    case CURLE_COULDNT_RESOLVE_PROXY where says("syntax"): unusableProxy(exchange.head.faultOfProxy ?? "is none")
    case CURLE_COULDNT_RESOLVE_PROXY: .unknownProxy
    case CURLE_COULDNT_CONNECT: connectionFailure
    case CURLE_PROXY: refusedBySOCKS
    case CURLE_RECV_ERROR where isRefusedByProxy, CURLE_ABORTED_BY_CALLBACK where isRefusedByProxy: refusedByProxy
    case CURLE_RECV_ERROR where !isConnected && (says("headers") || says("too large")):
      WireFailure(.badResponse, "the head of the proxy's answer is too large")
    case CURLE_RECV_ERROR where says("CONNECT tunnel failed"):
      proxyStatus == 0 ? WireFailure(.badResponse, "the answer of the proxy is not HTTP") : refusedByProxy
    case CURLE_RECV_ERROR where says("CONNECT aborted"): Self.closedByProxy
    case CURLE_RECV_ERROR where exchange.head.hasProxy && !isConnected: Self.closedByProxy
    case CURLE_RECV_ERROR where says("chunked-encoding"):
      WireFailure(.badResponse, "the answer is not HTTP (its chunks cannot be read)")
    // Of what the host sends beside the rules of HTTP/2, the library for it says one or the other.
    case CURLE_HTTP2_STREAM where says("PROTOCOL_ERROR"), CURLE_RECV_ERROR where says("nghttp2_session_mem_recv"):
      WireFailure(.badResponse, "the answer is not HTTP/2")
    case CURLE_OUT_OF_MEMORY where answer.isInHead || hasFirstByte,
      CURLE_RECV_ERROR where answer.isInHead && says("headers"):
      .headTooLarge
    case _ where Self.isLoss(code):
      .incomplete
    case CURLE_PEER_FAILED_VERIFICATION: unbelieved
    case CURLE_SSL_CACERT_BADFILE: tls("the file of certificates cannot be read")
    case CURLE_SSL_CONNECT_ERROR where wasCutOff:
      WireFailure(.connect, "the host closed the connection while it was being secured")
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_ISSUER_ERROR,
      CURLE_SSL_INVALIDCERTSTATUS, CURLE_USE_SSL_FAILED, CURLE_SSL_SHUTDOWN_FAILED:
      tls("the host does not speak TLS, or none that is safe")
    // The last one is said of lines in heads and trailers that are no headers.
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_BAD_FUNCTION_ARGUMENT:
      WireFailure(.badResponse, "the answer is not HTTP")
    case CURLE_URL_MALFORMAT: WireFailure(.badRequest, "the URL cannot be used: it is none")
    case CURLE_OUT_OF_MEMORY: WireFailure(.connect, "there is too little memory for the network")
    default: WireFailure(.connect, "the connection failed (number \(code.rawValue) of libcurl)")
    }
  }

  /// Whether a word stands in libcurl's own text, for errors that have no number of their own.
  private func says(_ word: String) -> Bool { String(cString: handle.errorText).contains(word) }

  /// Whether the other side closed or reset the connection, or gave up, before it was secured: a balancer whose node is
  /// down does so. There is no number for it; the words are those of OpenSSL and of GnuTLS.
  private var wasCutOff: Bool {
    [
      "unexpected eof", "SSL_ERROR_SYSCALL", "Connection reset", "Broken pipe", "alert internal error",
      "non-properly terminated", "in the pull function", "in the push function",
    ].contains(where: says)
  }

  private func tls(_ problem: String) -> WireFailure {
    WireFailure(.tls, "the connection could not be secured (\(problem))")
  }

  /// Whether the connection that did not come about was to the host: `NO_PROXY` excepts hosts from a proxy. In the text
  /// stands what was tried.
  private var wasToHostItself: Bool {
    let place = "Failed to connect to \(exchange.head.name) port \(exchange.head.port)"
    return says("\(place) after") || says("\(place):")
  }

  private static let closedByProxy = WireFailure(.connect, "the proxy closed the connection")

  private func unusableProxy(_ fault: String) -> WireFailure {
    WireFailure(.connect, "the proxy cannot be used: its URL \(fault)", isRetryable: false)
  }

  /// The status of a proxy's refusal to open a tunnel decides whether it may change its mind.
  private var refusedByProxy: WireFailure {
    let reason =
      switch proxyStatus {
      case 407: "wants a user and a password, or refuses those in its URL"
      case 500...: "does not reach the host"
      default: "does not let the request through"
      }
    return WireFailure(
      .connect, "the proxy \(reason) (its status is \(proxyStatus))", isRetryable: proxyStatus >= 500)
  }

  /// What a proxy of SOCKS said, or did not say.
  private var refusedBySOCKS: WireFailure {
    switch CURLproxycode(UInt32(truncatingIfNeeded: number(CURLINFO_PROXY_ERROR))) {
    case CURLPX_CLOSED, CURLPX_RECV_CONNECT, CURLPX_RECV_AUTH, CURLPX_RECV_REQACK, CURLPX_SEND_CONNECT,
      CURLPX_SEND_AUTH, CURLPX_SEND_REQUEST:
      Self.closedByProxy
    case CURLPX_BAD_VERSION, CURLPX_BAD_ADDRESS_TYPE, CURLPX_UNKNOWN_MODE:
      WireFailure(.badResponse, "the answer of the proxy is not SOCKS")
    case CURLPX_RESOLVE_HOST where exchange.head.name.hasPrefix("["):
      WireFailure(
        .connect, "a proxy of SOCKS 4 reaches no address of IPv6, but one of socks4a:// and socks5:// does",
        isRetryable: false)
    case CURLPX_RESOLVE_HOST: .unknownHost
    case CURLPX_NO_AUTH, CURLPX_USER_REJECTED:
      WireFailure(.connect, "the proxy does not accept the user, or wants one", isRetryable: false)
    case CURLPX_REPLY_CONNECTION_REFUSED, CURLPX_REPLY_HOST_UNREACHABLE, CURLPX_REPLY_NETWORK_UNREACHABLE:
      WireFailure(.connect, "the proxy does not reach the host")
    default: WireFailure(.connect, "the proxy does not let the request through")
    }
  }

  /// Whether a proxy has said that it opens no tunnel.
  var isRefusedByProxy: Bool { proxyStatus >= 300 }

  private var proxyStatus: Int { number(CURLINFO_HTTP_CONNECTCODE) }

  /// Whether the host was reached: a proxy, and what secures the connection, have done their part.
  private var isConnected: Bool { hasHappened(CURLINFO_PRETRANSFER_TIME_T) }

  /// Whether somebody was reached who may be the host: nobody stands in between.
  private var isReached: Bool {
    // libcurl 7.88 takes note of the time of a connection when it is secured.
    !exchange.head.hasProxy && (hasHappened(CURLINFO_CONNECT_TIME_T) || says("SSL connection timeout"))
  }

  /// Whether the host asks for fewer requests, by its reset of a stream of HTTP/2.
  var isRefusedForNow: Bool { says("ENHANCE_YOUR_CALM") }

  /// Whether something of an answer came, be it half a line.
  private var hasFirstByte: Bool { hasHappened(CURLINFO_STARTTRANSFER_TIME_T) }

  private func hasHappened(_ moment: CURLINFO) -> Bool {
    var microseconds: curl_off_t = 0
    ccurl_easy_get_time(easy, moment, &microseconds)
    return microseconds > 0
  }

  private var connectionFailure: WireFailure {
    if says("proxy scheme") { return unusableProxy("begins with none of \(ProxyURL.schemeList)") }
    return switch Int32(truncatingIfNeeded: number(CURLINFO_OS_ERRNO)) {
    case ECONNREFUSED: .refused
    case ETIMEDOUT: .noConnectionInTime
    case ECONNRESET, EPIPE: .incomplete
    case EHOSTUNREACH, ENETUNREACH: WireFailure(.connect, "the host cannot be reached")
    case EMFILE, ENFILE: WireFailure(.connect, NetworkCapacity.tooFewDescriptorsMessage)
    case 0: WireFailure(.connect, "no connection came about")
    case let code: WireFailure(.connect, "the connection failed (system error \(code))")
    }
  }

  private var unbelieved: WireFailure {
    let proxyVerdict = number(CURLINFO_PROXY_SSL_VERIFYRESULT)
    let (who, verdict) = proxyVerdict == 0 ? ("host", number(CURLINFO_SSL_VERIFYRESULT)) : ("proxy", proxyVerdict)
    return tls("the certificate of the \(who) is not believed: \(Self.problem(ofVerdict: verdict))")
  }

  /// The verdict of the TLS library is a number: its texts differ from one library to the other.
  private static func problem(ofVerdict verdict: Int) -> String {
    // Numbers of OpenSSL, X509_V_ERR_…
    switch verdict {
    case 0, 1: "it is for another host"
    case 9, 13: "it is not valid yet"
    case 10, 14: "it has expired"
    case 18: "it is self-signed"
    case 2, 19, 20, 21: "nobody who is trusted signed it"
    case 23: "it was revoked"
    case 62: "it is for another host"
    default: "verification ends in \(verdict)"
    }
  }

  /// A number that libcurl has of the transfer; 0 for one that it does not have.
  func number(_ info: CURLINFO) -> Int {
    var value = 0
    ccurl_easy_get_long(easy, info, &value)
    return value
  }
}
