/// An attribute with what is written around it: `afterDistinct(searchable(genre))`.
struct ModifiedAttribute {
  let modifiers: [String]
  let name: String

  /// Reads an entry; nil when its parentheses do not fit or the name is empty.
  init?(_ entry: String) {
    // By scalars, because a name may begin with a mark that joins the parenthesis before it to one character.
    var rest = entry.trimmed
    var modifiers: [String] = []
    while rest.unicodeScalars.last == ")" {
      guard let open = rest.unicodeScalars.firstIndex(of: "(") else { return nil }
      modifiers.append(String(rest[..<open].trimmed))
      rest = Substring(rest.unicodeScalars[open...].dropFirst().dropLast()).trimmed
    }
    guard !rest.isEmpty, !rest.unicodeScalars.contains("("), !modifiers.contains("") else { return nil }
    self.modifiers = modifiers
    name = String(rest)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: SubSequence {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = self[start...].lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return self[start..<end]
  }
}
