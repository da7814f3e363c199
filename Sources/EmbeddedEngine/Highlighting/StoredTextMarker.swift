import Diagnostics
import IndexSettings
import IndexStore
import SearchModel

/// Marks stored texts by the pieces that they are made of: only pieces with words that the query may match are cut
/// into words, each of them once, and ``TextMarker`` sees only these words.
struct StoredTextMarker {
  /// A word of a piece and the query words that match it alone.
  private typealias KnownWord = (token: Token, matches: [TextMarker.MatchedWords])

  /// A piece in an attribute.
  private struct CacheKey: Hashable {
    let head: UInt32
    let attribute: Int32
  }

  private let documents: DocumentTable
  private let relevantTerms: TermFilter
  private let permissions: AttributePermissions.Table
  private let camelCase: [Bool]
  private let tokenizer: Tokenizer
  private var marker: TextMarker
  /// What is found in one text; its memory is kept for the next one.
  private var marking = TextMarker.Marking()
  /// The words of pieces that the query may match.
  private var cache: [CacheKey: [KnownWord]] = [:]

  init(_ query: PreparedQuery, index: IndexView, options: SearchOptions, onlyExact: Bool) {
    documents = index.documents
    relevantTerms = query.relevantTerms
    permissions = query.permissions
    camelCase = index.attributes.map { index.options.camelCaseAttributes.includes($0.path) }
    tokenizer = index.options.tokenizer
    marker = TextMarker(
      query: MarkedQuery(query, terms: index.terms), index: index, options: options, onlyExact: onlyExact)
  }

  /// The marked parts of a searched text; nil when nothing in it matches.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - buffer: what it is in.
  ///   - ways: the best ways in which the record has the words of the query, nil when all are alike.
  mutating func mark(_ text: TextBuffer.Text, of buffer: TextBuffer, ways: BestWays?) -> MarkedText? {
    marking.removeAll()
    let bytes = buffer.bytes[text.bytes]
    var position = 0
    var scalars = ScalarCounter()
    for piece in buffer.pieces[text.pieces] where piece.hasTokens {
      if let term = piece.onlyTerm {
        if relevantTerms.contains(term) { append(piece, of: bytes, text.attribute, position, &scalars, ways) }
        position += 1
      } else {
        let tokens = documents.tokens(of: piece)
        if tokens.contains(where: { relevantTerms.contains($0.term) }) {
          append(piece, of: bytes, text.attribute, position, &scalars, ways)
        }
        position += tokens.reduce(0) { max($0, Int($1.last) + 1) }
      }
    }
    guard !marking.tokens.isEmpty else { return nil }
    marker.addRuns(to: &marking, permissions[text.attribute], ways)
    let marked = marking.highlighted(bytes)
    return marked.words.isEmpty ? nil : marked
  }

  /// Whether no letter of a text is outside of its marks.
  func isFullyMarked(_ marked: MarkedText, _ text: TextBuffer.Text, of buffer: TextBuffer) -> Bool {
    buffer.pieces[text.pieces].allSatisfy { piece in
      guard piece.hasTokens else { return true }
      let start = Int(piece.start)
      return marked.isMarked(bytes: start..<start + documents.byteCount(of: piece))
    }
  }

  /// Adds the words of a piece that stands after those before.
  private mutating func append(
    _ piece: TextBuffer.Piece, of text: ArraySlice<UInt8>, _ attribute: Int32, _ position: Int,
    _ scalars: inout ScalarCounter, _ ways: BestWays?
  ) {
    let start = scalars.count(before: Int(piece.start), in: text)
    for word in words(of: piece, in: text, attribute) {
      marker.append(
        word.token.moved(byScalars: start, positions: position), matching: word.matches, ways, to: &marking)
    }
  }

  private mutating func words(
    of piece: TextBuffer.Piece, in text: ArraySlice<UInt8>, _ attribute: Int32
  ) -> [KnownWord] {
    let key = CacheKey(head: piece.head, attribute: attribute)
    if let known = cache[key] { return known }
    let piece = text.dropFirst(Int(piece.start)).prefix(documents.byteCount(of: piece))
    let tokens = tokenizer.tokens(
      of: String(decoding: piece, as: UTF8.self), splitsCamelCase: camelCase[Int(attribute)])
    let permissions = permissions[attribute]
    let words = tokens.map { token in
      (token, marker.findMatches(of: token.word, isPlaceholder: token.isPlaceholder, permissions))
    }
    cache[key] = words
    return words
  }
}

/// Counts the Unicode scalars of a text from its beginning on.
private struct ScalarCounter {
  private var offset = 0
  private var count = 0

  /// How many scalars stand before a byte, which is not before those that were asked for earlier.
  mutating func count(before end: Int, in text: ArraySlice<UInt8>) -> Int {
    let passed = text.dropFirst(offset).prefix(end - offset)
    count += passed.isASCII ? passed.count : passed.count { $0 & 0xC0 != 0x80 }
    offset = end
    return count
  }
}
