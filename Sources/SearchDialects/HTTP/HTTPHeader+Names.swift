import Diagnostics

extension HTTPHeader {
  /// Whether it has a name, in any case of letters.
  package func isNamed(_ name: String) -> Bool { Self.areEqual(self.name, name) }

  /// Whether two names are those of one header: the case of letters does not matter (RFC 9110, section 5.1).
  static func areEqual(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count
      && zip(left.utf8, right.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

extension [HTTPHeader] {
  /// These headers behind those of others that they do not replace.
  package func replacing(_ others: [HTTPHeader]) -> [HTTPHeader] {
    others.filter { other in !contains { $0.isNamed(other.name) } } + self
  }
}
