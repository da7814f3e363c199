package import SearchModel

/// What reaches the hosts of backends. It is passed in, so that everything above it builds without a network library.
package protocol NetworkAccess: Sendable {
  /// What carries requests to hosts.
  func wire(_ options: NetworkOptions) -> any HTTPWire
  /// What is wrong with what a file of certificates holds, as the rest of a sentence that begins with the file; nil
  /// when nothing is.
  func problem(ofCertificateFile path: String) -> String?
}

extension NetworkAccess {
  /// Reads the file of certificates that options name, so that a wrong one is reported before anything is sent.
  ///
  /// - Throws: ``SearchError`` with the code `tls` that names the file.
  package func checkCertificates(of options: NetworkOptions) throws(SearchError) {
    guard let file = options.certificateAuthorityFile, let problem = problem(ofCertificateFile: file) else { return }
    throw SearchError(.tls, "caFile: '\(file)' \(problem)")
  }
}
