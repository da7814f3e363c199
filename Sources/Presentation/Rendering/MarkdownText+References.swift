/// What GitHub and GitLab take for the name of somebody or something, and tell those who are concerned, or show as a
/// picture.
///
/// They look for names in the text nodes of the finished page. Backslashes and character references are gone there, so
/// a comment after the sign keeps the two halves of a name in nodes of their own; it shows nothing.
extension MarkdownText {
  /// Whether a sign of a text node begins a mention (`@name`, `@org/team`) or a reference (`#12`, `owner/repo#12`,
  /// `GH-12`, `!12`, `&12`, `%12`), or the name of an emoji (`:smile:`). GitLab's other signs, `~` and `$`, have a
  /// backslash anyway, which it heeds.
  static func beginsReference(in scalars: [Unicode.Scalar], at offset: Int) -> Bool {
    guard offset + 1 < scalars.count else { return false }
    let next = scalars[offset + 1]
    switch scalars[offset] {
    // After a letter it is an address of electronic mail, which stays whole.
    case "@":
      return (next.isASCIILetterOrDigit || ["_", ".", "-"].contains(next)) && !isAfterWord(scalars[..<offset])
    case ":": return beginsEmoji(scalars[(offset + 1)...]) && !isAfterWord(scalars[..<offset])
    case "#", "!", "&", "%": return next.isASCIIDigit
    case "-":
      let letters = scalars[..<offset].suffix(2)
      return next.isASCIIDigit && letters.elementsEqual(["G", "H"]) { $0 == $1 || $0.value == $1.value | 0x20 }
        && !isAfterWord(scalars[..<letters.startIndex])
    default: return false
    }
  }

  /// Whether what follows a colon is a name of letters up to another one, as those of emoji are.
  private static func beginsEmoji(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let name = scalars.prefix(60).prefix { $0.isASCIILetterOrDigit || ["_", "+", "-"].contains($0) }
    guard name.contains(where: { !$0.isASCIIDigit }) || name.elementsEqual("100".unicodeScalars) else { return false }
    return name.endIndex < scalars.endIndex && scalars[name.endIndex] == ":"
  }

  private static func isAfterWord(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.last?.isASCIILetterOrDigit == true
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit from 0 to 9.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  /// Whether it is a letter of ASCII or such a digit.
  var isASCIILetterOrDigit: Bool { isASCIIDigit || ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
