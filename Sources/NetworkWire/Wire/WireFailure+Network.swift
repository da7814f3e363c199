import AsyncHTTPClient
import FileSystem
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL
import SearchBackends
import SearchModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension WireFailure {
  /// What an error of the network library means.
  init(_ error: any Error) {
    switch error {
    case let failure as WireFailure: self = failure
    case is CancellationError: self.init(.cancelled, "the request was cancelled")
    case let error as HTTPClientError: self.init(error)
    case let error as NIOConnectionError: self.init(error)
    case let error as ChannelError: self.init(error)
    case let error as IOError: self.init(.connect, Self.text(error))
    case let error as HTTPParserError: self.init(parser: error)
    case is NIOHTTPDecoderError: self.init(.badResponse, "the answer is not HTTP (\(Self.name(of: error)))")
    case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
      self.init(.tls, "the connection could not be secured (\(Self.reason(of: error)))")
    case NIOHTTPDecompression.DecompressionError.limit:
      self.init(.tooLarge, "the decompressed answer is larger than it may be")
    case is NIOHTTPDecompression.DecompressionError:
      self.init(.badResponse, "the answer cannot be decompressed (\(Self.name(of: error)))")
    default: self.init(.connect, "the connection failed (\(Self.name(of: error)))")
    }
  }

  private init(_ error: HTTPClientError) {
    switch error {
    case .connectTimeout, .socksHandshakeTimeout, .httpProxyHandshakeTimeout, .getConnectionFromPoolTimeout:
      self.init(.timeout, "no connection came about in time")
    case .deadlineExceeded, .readTimeout, .writeTimeout: self = .timeout
    case .tlsHandshakeTimeout: self.init(.timeout, "the connection was not secured in time")
    case .cancelled, .requestStreamCancelled: self.init(.cancelled, "the request was cancelled")
    case .remoteConnectionClosed: self.init(.connect, "the host closed the connection before its answer was complete")
    case .uncleanShutdown: self.init(.tls, "the host ended the secured connection without saying so")
    case .invalidURL, .emptyHost, .emptyScheme:
      self.init(.badRequest, "the URL cannot be used (\(error.shortDescription))")
    // The library does not tell the other statuses of a proxy apart, and 502 to 504 may pass.
    case .invalidProxyResponse:
      self.init(.connect, "the proxy does not let the request through (\(error.shortDescription))")
    case .proxyAuthenticationRequired, .invalidProxyConfiguration:
      self.init(.connect, "the proxy does not let the request through (\(error.shortDescription))", isRetryable: false)
    default: self.init(.connect, "the connection failed (\(error.shortDescription))")
    }
  }

  private init(_ error: NIOConnectionError) {
    guard let failure = error.connectionErrors.last else {
      self.init(.dns, "the host's name has no address")
      return
    }
    switch failure.error {
    case let error as IOError: self.init(.connect, Self.text(error))
    case let error as ChannelError: self.init(error)
    default: self.init(.connect, "the connection failed (\(Self.name(of: failure.error)))")
    }
  }

  private init(_ error: ChannelError) {
    switch error {
    case .connectTimeout: self.init(.timeout, "no connection came about in time")
    case .ioOnClosedChannel, .alreadyClosed, .inputClosed, .outputClosed, .eof:
      self.init(.connect, "the host closed the connection before its answer was complete")
    default: self.init(.connect, "the connection failed (\(Self.name(of: error)))")
    }
  }

  private init(parser error: HTTPParserError) {
    // An answer that ends too early is the network's fault, one of another form the host's.
    self =
      error == .invalidEOFState
      ? WireFailure(.connect, "the host closed the connection before its answer was complete")
      : WireFailure(.badResponse, "the answer is not HTTP (\(Self.name(of: error)))")
  }

  /// The reasons that an error of the TLS library names, without the places of its source.
  private static func reason(of error: any Error) -> String {
    let mark = Array("OPENSSL_internal:".utf8)
    let text = Array("\(error)".utf8)
    var reasons: [String] = []
    for start in text.indices where text[start] == mark[0] && text[start...].starts(with: mark) {
      let name = text[(start + mark.count)...].prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "]") }
      let reason = String(decoding: name, as: UTF8.self).lowercased().split(separator: "_").joined(separator: " ")
      if !reason.isEmpty, !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons.isEmpty ? name(of: error) : reasons.joined(separator: ", ")
  }

  /// The name of an error's case, or of its type. What an error carries may quote what was sent, secrets too, so no
  /// error of the network library is shown as it describes itself.
  private static func name(of error: any Error) -> String {
    let mirror = Mirror(reflecting: error)
    guard mirror.displayStyle == .enum else { return "\(type(of: error))" }
    return mirror.children.first?.label ?? "\(error)"
  }

  private static func text(_ error: IOError) -> String {
    switch error.errnoCode {
    case ECONNREFUSED: "the connection was refused"
    case ECONNRESET, EPIPE: "the host closed the connection before its answer was complete"
    case EHOSTUNREACH, ENETUNREACH: "the host cannot be reached"
    case ETIMEDOUT: "no connection came about in time"
    case EMFILE, ENFILE:
      "there are too few file descriptors: \(FileDescriptors.limit) may be open; raise the limit (ulimit -n), or lower"
        + " 'concurrency'"
    default: "the connection failed (system error \(error.errnoCode))"
    }
  }
}
