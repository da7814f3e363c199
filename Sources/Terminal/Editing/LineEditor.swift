/// The text of a line that is typed, and the place in it where typing goes on.
///
/// A value without a screen: keys go in, and the new text comes out. Places are counted in grapheme clusters. Line
/// breaks and tabs become spaces, and other control characters are left out, since a line cannot hold them. Source of
/// the behaviour: the Emacs keys of GNU Readline.
package struct LineEditor: Sendable, Hashable {
  /// The clusters of the text.
  private(set) var characters: [Character]
  /// Before which cluster typing goes on.
  package private(set) var cursor: Int
  /// How often the text was changed, so that texts need not be compared.
  package private(set) var changeCount = 0

  /// What was cut last, newest at the end.
  var cuts: [[Character]] = []
  /// What the last key did, for keys whose effect depends on it.
  var lastAction = Action.other
  private var undoStack: [Snapshot] = []

  /// What a key did.
  enum Action: Sendable, Hashable {
    case typing
    case cutting
    case pasting(start: Int, cut: Int)
    case other
  }

  private struct Snapshot: Sendable, Hashable {
    var characters: [Character]
    var cursor: Int
  }

  /// The most changes that can be taken back; long texts keep fewer.
  private static let undoLimit = 100
  private static let undoCharacterLimit = 100_000

  /// How many clusters a line holds; what is typed or pasted beyond is left out. So every key is done in a moment,
  /// whatever is pasted.
  package static let capacity = 10_000

  /// An editor with a text, at its end.
  package init(text: String = "") {
    characters = Array(Self.line(text).prefix(Self.capacity))
    cursor = characters.count
  }

  /// The text.
  package var text: String { String(characters) }

  /// Whether there is no text.
  package var isEmpty: Bool { characters.isEmpty }

  /// How many clusters the text has.
  package var count: Int { characters.count }

  /// The part of the text in a range of clusters.
  package func text(in range: Range<Int>) -> String { String(characters[range.clamped(to: 0..<characters.count)]) }

  /// Replaces the text, which can be taken back, and goes to its end.
  package mutating func replace(with text: String) {
    replace(0..<count, with: Array(Self.line(text).prefix(Self.capacity)), cursor: .max)
    lastAction = .other
  }

  /// Types a text where the cursor is. Complexity: linear in the text, and in the line after the cursor.
  ///
  /// - Returns: false when a part of the text was left out, because the line is full.
  @discardableResult
  package mutating func insert(_ text: String) -> Bool {
    let whole = Self.line(text)
    let line = whole.prefix(max(Self.capacity - count, 0))
    guard !line.isEmpty else { return whole.isEmpty }
    let isTyping = lastAction == .typing
    // A mark joins the cluster before it, so that one is found anew.
    let start = max(cursor - 1, 0)
    let typed = Array(String(characters[start..<cursor]) + line)
    replace(start..<cursor, with: typed, cursor: start + typed.count, keepsStep: isTyping)
    lastAction = .typing
    return line.endIndex == whole.endIndex
  }

  /// Goes to a place of the text.
  mutating func move(to place: Int) {
    cursor = min(max(place, 0), characters.count)
    lastAction = .other
  }

  /// Puts other clusters in the place of some.
  ///
  /// - Parameter keepsStep: whether the change is taken back together with the one before it.
  mutating func replace(_ range: Range<Int>, with text: [Character], cursor place: Int, keepsStep: Bool = false) {
    if !keepsStep || undoStack.isEmpty { keepSnapshot() }
    changeCount += 1
    characters.replaceSubrange(range, with: text)
    cursor = min(max(place, 0), characters.count)
  }

  /// Takes the last change back.
  mutating func undo() {
    lastAction = .other
    guard let snapshot = undoStack.popLast() else { return }
    changeCount += 1
    characters = snapshot.characters
    cursor = snapshot.cursor
  }

  private mutating func keepSnapshot() {
    undoStack.append(Snapshot(characters: characters, cursor: cursor))
    var remaining = Self.undoCharacterLimit
    let kept = undoStack.suffix(Self.undoLimit).reversed().prefix { snapshot in
      remaining -= snapshot.characters.count
      return remaining >= 0
    }
    undoStack = kept.reversed()
  }

  /// The text as a line has it.
  private static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !isPlain($0) }) else { return text }
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if isPlain(scalar) {
        line.append(scalar)
      } else if isSpace(scalar), !(previous == "\r" && scalar == "\n") {
        line.append(" ")
      }
      previous = scalar
    }
    return String(line)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
