import Diagnostics
import Terminal

/// A script of an interactive search: one line for each thing that a user does.
///
/// Blank lines and lines that begin with `#` are skipped. Each line is a word and what belongs to it:
///
/// ```
/// type tom
/// key down ctrl-space
/// toggle genre:Drama
/// select movies 1
/// ```
package struct Script: Sendable, Hashable {
  /// What is done, in order.
  package var lines: [ScriptLine]

  /// Reads a script.
  ///
  /// - Throws: ``ScriptError`` with the first line that cannot be read.
  package init(_ text: String) throws(ScriptError) {
    lines = []
    var text = text[...]
    // Some editors begin a file with a byte-order mark.
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    // A line may end in CR LF, which is one character.
    for (offset, line) in text.split(omittingEmptySubsequences: false, whereSeparator: Self.isLineEnd).enumerated() {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      guard !trimmed.isEmpty, trimmed.first != "#" else { continue }
      let action = try Self.action(String(trimmed), line: offset + 1)
      lines.append(ScriptLine(action: action, text: String(trimmed), number: offset + 1))
    }
  }

  /// The words that lines begin with.
  static let verbs = [
    "type", "submit", "select", "mark", "toggle", "scroll", "clear", "key", "paste", "wait", "resize",
  ]

  /// Whether a character ends a line of a file. Other line separators may be in what is typed.
  private static func isLineEnd(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }

  private static func action(_ text: String, line: Int) throws(ScriptError) -> ScriptLine.Action {
    let verb = String(text.prefix { $0 != " " })
    // What is typed is everything after the first space, further spaces included.
    let rest = String(text.dropFirst(verb.count + 1))
    let words = rest.split(separator: " ").map(String.init)
    func fail(_ message: String) -> ScriptError { ScriptError(line: line, message: message) }
    switch verb {
    case "type": return .type(rest)
    case "paste": return .paste(rest)
    case "submit", "clear":
      guard words.isEmpty else { throw fail("'\(verb)' stands alone") }
      return verb == "submit" ? .submit : .clear
    case "select", "mark", "scroll":
      guard let row = words.last.flatMap(Int.init), row > 0, words.count <= 2 else {
        throw fail("'\(verb)' needs the number of a row, from 1: \(verb) [SECTION] ROW")
      }
      let section = words.count == 2 ? words[0] : nil
      return switch verb {
      case "select": .select(section: section, row: row)
      case "mark": .mark(section: section, row: row)
      default: .scroll(section: section, row: row)
      }
    case "toggle": return try toggle(rest, line: line)
    case "key":
      guard !words.isEmpty else { throw fail("'key' needs the names of keys: key down enter") }
      var keys: [Key] = []
      for word in words {
        guard let key = Key(name: word) else { throw fail(Self.unknownKey(word)) }
        keys.append(key)
      }
      return .keys(keys)
    case "wait":
      guard let duration = duration(rest) else { throw fail("'wait' needs a duration such as 300ms, 1.5s or 2m") }
      return .wait(duration)
    case "resize":
      guard let size = TerminalSize(rest) else { throw fail("'resize' needs columns and rows: resize 80x24") }
      return .resize(size)
    default:
      let hint = Suggestions.hint(
        for: verb, among: verbs, otherwise: "a line begins with \(verbs.joined(separator: ", "))")
      throw fail("unknown word '\(verb)'\(hint)")
    }
  }

  /// What is said of a word that names no key.
  package static func unknownKey(_ word: String) -> String {
    "there is no key '\(word)'"
      + Suggestions.hint(
        for: word, among: Key.names, otherwise: "keys are named such as enter, ctrl-n, alt-enter, f1, pgdn")
  }

  private static func toggle(_ text: String, line: Int) throws(ScriptError) -> ScriptLine.Action {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else {
      throw ScriptError(line: line, message: "'toggle' needs a facet and a value: toggle [SECTION] genre:Drama")
    }
    let names = text[..<colon].split(separator: " ").map(String.init)
    guard let attribute = names.last, names.count <= 2 else {
      throw ScriptError(line: line, message: "'toggle' needs a facet and a value: toggle [SECTION] genre:Drama")
    }
    return .toggle(
      section: names.count == 2 ? names[0] : nil, attribute: attribute, value: String(text[text.index(after: colon)...])
    )
  }

  private static func duration(_ text: String) -> Duration? {
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard digits.first != ".", digits.last != ".", let number = Double(digits), number <= 3_600_000 else { return nil }
    return switch text.dropFirst(digits.count) {
    case "ms": .milliseconds(number)
    case "s": .seconds(number)
    case "m": .seconds(number * 60)
    default: nil
    }
  }
}

extension TerminalSize {
  /// Reads a size such as `80x24`; nil for other texts, and for sizes that no screen can have.
  package init?(_ text: some StringProtocol) {
    let maximum = TerminalSize.maximum
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1], (1...maximum).contains(columns),
      (1...maximum).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
