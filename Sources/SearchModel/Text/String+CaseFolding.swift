import Diagnostics

extension String {
  /// The text as filters compare it: in lower case, and with one small sigma, of which Greek has two.
  ///
  /// Source of the two being one: the case folding of Unicode. The capital has one form.
  package var caseFolded: String {
    let text = lowercased()
    guard !text.utf8.isASCII, text.unicodeScalars.contains("\u{3C2}") else { return text }
    var folded = UnicodeScalarView()
    for scalar in text.unicodeScalars { folded.append(scalar == "\u{3C2}" ? "\u{3C3}" : scalar) }
    return String(folded)
  }
}
