import FileSystem
import SearchDialects
package import SearchModel

extension NetworkOptions {
  /// Looks at the file of certificates that the options name, so that a wrong one is reported before anything is sent.
  ///
  /// - Throws: ``SearchError`` with the code `tls` that names the file.
  package func checkCertificates() throws(SearchError) {
    guard let file = certificateAuthorityFile, let problem = PEMCertificates.problem(ofFile: file) else { return }
    throw SearchError(.tls, "caFile: '\(file)' \(problem)")
  }
}

/// Files of certificates in PEM form, looked at before anything is sent.
package enum PEMCertificates {
  /// What is wrong with what a file of certificates holds, as the rest of a sentence that begins with the file; nil
  /// when nothing is.
  ///
  /// Whether a certificate is any good is left to the TLS library: only its form is checked here, so that a file of
  /// something else is found early.
  package static func problem(ofFile path: String) -> String? {
    guard let bytes = try? FileReading.bytes(ofFile: path, limit: 64 << 20) else { return "cannot be read" }
    return problem(of: bytes)
  }

  static func problem(of bytes: [UInt8]) -> String? {
    var isEmpty = true
    var content: [UInt8]?
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      if line.starts(with: "-----BEGIN CERTIFICATE-----".utf8) {
        content = []
      } else if line.starts(with: "-----END CERTIFICATE-----".utf8), let text = content {
        guard let data = Base64.bytes(of: String(decoding: text, as: UTF8.self)), DER.isCertificate(data) else {
          return "holds something that is no certificate in PEM form"
        }
        isEmpty = false
        content = nil
      } else {
        content?.append(contentsOf: line)
      }
    }
    if content != nil { return "holds something that is no certificate in PEM form" }
    return isEmpty ? "holds no certificate in PEM form" : nil
  }
}

/// The outermost structure of binary ASN.1 (X.690).
private enum DER {
  /// Whether data are a sequence of a sequence (what is certified), a sequence (the algorithm) and a bit string (the
  /// signature), as RFC 5280, section 4.1, says of certificates.
  static func isCertificate(_ data: [UInt8]) -> Bool {
    guard let whole = Element(data[...]), whole.tag == 0x30, whole.rest.isEmpty,
      let certified = Element(whole.content), certified.tag == 0x30,
      let algorithm = Element(certified.rest), algorithm.tag == 0x30,
      let signature = Element(algorithm.rest), signature.tag == 0x03
    else { return false }
    return signature.rest.isEmpty
  }

  /// A tag, what stands in it, and what follows.
  private struct Element {
    let tag: UInt8
    let content: ArraySlice<UInt8>
    let rest: ArraySlice<UInt8>

    init?(_ data: ArraySlice<UInt8>) {
      guard data.count >= 2, let tag = data.first else { return nil }
      var rest = data.dropFirst()
      guard var length = rest.popFirst().map(Int.init) else { return nil }
      if length >= 0x80 {
        let count = length - 0x80
        guard 1...4 ~= count, rest.count >= count else { return nil }
        length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
        rest = rest.dropFirst(count)
      }
      guard rest.count >= length else { return nil }
      self.tag = tag
      content = rest.prefix(length)
      self.rest = rest.dropFirst(length)
    }
  }
}
