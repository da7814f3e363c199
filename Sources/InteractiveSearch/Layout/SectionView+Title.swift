import SearchModel
import TerminalText

extension SectionView {
  /// The title, of a section in error with the error.
  var titleText: String {
    guard let error = content.error else { return title.visiblyEscaped() }
    return "\(title.visiblyEscaped()): error (\(error.code.rawValue)): \(error.message.visiblyEscaped())"
  }
}

extension String {
  /// The text in lines of a width, broken at spaces if possible. A word that is wider than a line is broken anywhere.
  ///
  /// - Complexity: linear in what a screen can show: of more the rest is left out.
  func wrapped(toWidth width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for word in prefix(4_000).split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = word.displayWidth
      if !line.isEmpty, lineWidth + 1 + wordWidth <= width {
        line += " " + word
        lineWidth += 1 + wordWidth
        continue
      }
      if !line.isEmpty { lines.append(line) }
      (line, lineWidth) = ("", 0)
      for character in word {
        let characterWidth = character.displayWidth
        if lineWidth + characterWidth > width, !line.isEmpty {
          lines.append(line)
          (line, lineWidth) = ("", 0)
        }
        line.append(character)
        lineWidth += characterWidth
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
