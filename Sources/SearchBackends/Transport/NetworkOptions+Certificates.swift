import NIOSSL
public import SearchModel

extension NetworkOptions {
  /// Reads the file of certificates, so that a wrong one is told of before anything is sent.
  ///
  /// - Throws: ``SearchError`` with the code `tls` that names the file.
  public func checkCertificates() throws(SearchError) {
    guard let file = certificateAuthorityFile else { return }
    let certificates: [NIOSSLCertificate]
    do {
      certificates = try NIOSSLCertificate.fromPEMFile(file)
    } catch {
      throw SearchError(.tls, "caFile: '\(file)' holds something that is no certificate in PEM form")
    }
    if certificates.isEmpty { throw SearchError(.tls, "caFile: '\(file)' holds no certificate in PEM form") }
  }
}
