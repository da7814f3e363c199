import NIOSSL
package import SearchModel

extension NetworkOptions {
  /// Reads the file of certificates, so that a wrong one is reported before anything is sent.
  ///
  /// - Throws: ``SearchError`` with the code `tls` that names the file.
  package func checkCertificates() throws(SearchError) {
    guard let file = certificateAuthorityFile, let problem = Self.problem(ofCertificateFile: file) else { return }
    throw SearchError(.tls, "caFile: '\(file)' \(problem)")
  }

  /// What is wrong with what a file of certificates holds, as the rest of a sentence that begins with the file; nil
  /// when nothing is.
  package static func problem(ofCertificateFile path: String) -> String? {
    do {
      return try NIOSSLCertificate.fromPEMFile(path).isEmpty ? "holds no certificate in PEM form" : nil
    } catch {
      return "holds something that is no certificate in PEM form"
    }
  }
}
