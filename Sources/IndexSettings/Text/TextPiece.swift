/// A word before it is numbered.
struct TextPiece {
  var word: [Unicode.Scalar] = []
  var ends: [Int] = []
  var range: Range<Int>
  /// Whether it hangs together with the piece before.
  var isJoined = false
  var isIdeograph = false
  var continuesRun = false
  var isPlaceholder = false
  /// Whether it was cut out of a camelCase word.
  var isCamelCasePart = false

  init(at start: Int) {
    range = start..<start
  }

  init(placeholder: [Unicode.Scalar], at start: Int) {
    range = start..<start + placeholder.count
    word = placeholder
    ends = placeholder.map { _ in range.upperBound }
    isPlaceholder = true
  }

  init(joining parts: ArraySlice<TextPiece>) {
    range = (parts.first?.range.lowerBound ?? 0)..<(parts.last?.range.upperBound ?? 0)
    word = parts.flatMap(\.word)
    ends = parts.flatMap(\.ends)
  }

  func token(at position: Int, span: Int = 1) -> Token {
    Token(
      word: word, range: range, ends: ends, position: position, span: span, isIdeograph: isIdeograph,
      continuesRun: continuesRun, isPlaceholder: isPlaceholder)
  }
}
