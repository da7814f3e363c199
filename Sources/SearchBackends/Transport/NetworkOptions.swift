/// How a backend's hosts are reached over the network.
public struct NetworkOptions: Sendable, Hashable {
  /// The default limit on answers, in bytes after decompression: 64 MiB.
  public static let defaultResponseLimit = 64 << 20

  /// A file of certificates in PEM form, one of which must have signed that of a host; nil for those of the system.
  public var certificateAuthorityFile: String?
  /// The URL of a proxy for HTTP; nil for none.
  public var proxy: String?
  /// The largest answer that is read, in bytes after decompression.
  public var responseLimit: Int

  /// Options; by default the system's certificates, no proxy and 64 MiB.
  public init(
    certificateAuthorityFile: String? = nil, proxy: String? = nil, responseLimit: Int = Self.defaultResponseLimit
  ) {
    self.certificateAuthorityFile = certificateAuthorityFile
    self.proxy = proxy
    self.responseLimit = responseLimit
  }
}
