/// A scalar's text after its variables were replaced, with the way back to what was written.
struct ResolvedText: Sendable, Hashable {
  /// A range of the text and where it comes from, in Unicode scalars.
  struct Piece: Sendable, Hashable {
    let output: Range<Int>
    let source: Range<Int>
    /// Whether the piece is the source's own text, scalar by scalar.
    let isCopy: Bool
  }

  private(set) var text = ""
  private(set) var pieces: [Piece] = []
  private var length = 0
  private var sourceLength = 0

  init() {}

  /// A text without variables.
  init(_ text: String) {
    let length = text.unicodeScalars.count
    appendCopy(text, source: 0..<length)
  }

  mutating func appendCopy(_ text: String, source: Range<Int>) {
    append(text, source: source, isCopy: true)
  }

  mutating func appendReplacement(_ text: String, source: Range<Int>) {
    append(text, source: source, isCopy: false)
  }

  private mutating func append(_ addition: String, source: Range<Int>, isCopy: Bool) {
    guard !source.isEmpty else { return }
    let end = length + addition.unicodeScalars.count
    pieces.append(Piece(output: length..<end, source: source, isCopy: isCopy))
    text += addition
    length = end
    sourceLength = source.upperBound
  }

  /// The values that were put in.
  var replacements: [String] {
    let scalars = Array(text.unicodeScalars)
    return pieces.filter { !$0.isCopy }.map { piece in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[piece.output])
      return String(view)
    }
  }

  /// The offsets in the source for offsets in the text; a replaced variable is covered as a whole.
  func sourceOffsets(of offsets: Range<Int>) -> Range<Int> {
    let start = sourceOffset(of: offsets.lowerBound, isEnd: false)
    return start..<max(start, offsets.isEmpty ? start : sourceOffset(of: offsets.upperBound, isEnd: true))
  }

  private func sourceOffset(of offset: Int, isEnd: Bool) -> Int {
    for piece in pieces {
      let isInside =
        isEnd
        ? piece.output.lowerBound < offset && offset <= piece.output.upperBound : piece.output.contains(offset)
      guard isInside else { continue }
      if piece.isCopy { return piece.source.lowerBound + (offset - piece.output.lowerBound) }
      return isEnd ? piece.source.upperBound : piece.source.lowerBound
    }
    return sourceLength
  }
}
