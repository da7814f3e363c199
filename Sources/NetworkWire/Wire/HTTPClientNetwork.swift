import NIOSSL
package import SearchBackends

/// The network as AsyncHTTPClient reaches it.
package struct HTTPClientNetwork: NetworkAccess {
  /// The network.
  package init() {}

  package func wire(_ options: NetworkOptions) -> any HTTPWire { HTTPClientWire(options: options) }

  package func problem(ofCertificateFile path: String) -> String? {
    do {
      return try NIOSSLCertificate.fromPEMFile(path).isEmpty ? "holds no certificate in PEM form" : nil
    } catch {
      return "holds something that is no certificate in PEM form"
    }
  }
}
