/// How a backend's hosts are reached over the network.
public struct NetworkOptions: Sendable, Hashable {
  /// The default limit on answers, in bytes after decompression: 64 MiB.
  public static let defaultResponseLimit = 64 << 20

  /// A file of certificates in PEM form, one of which must have signed that of a host; nil for those of the system.
  public var certificateAuthorityFile: String?
  /// The URL of a proxy, `http`, `https`, `socks4`, `socks4a`, `socks5` or `socks5h`; nil for those that the
  /// environment names: `http_proxy`, `HTTPS_PROXY`, `ALL_PROXY`, and `NO_PROXY` for hosts without one.
  public var proxy: String?
  /// The largest answer that is read, in bytes after decompression.
  public var responseLimit: Int

  /// Options; by default the system's certificates, the environment's proxies and 64 MiB.
  public init(
    certificateAuthorityFile: String? = nil, proxy: String? = nil, responseLimit: Int = Self.defaultResponseLimit
  ) {
    self.certificateAuthorityFile = certificateAuthorityFile
    self.proxy = proxy
    self.responseLimit = responseLimit
  }
}
