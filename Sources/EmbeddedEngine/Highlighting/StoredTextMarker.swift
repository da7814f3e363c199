import Diagnostics
import IndexSettings
import IndexStore
import SearchModel

/// Marks stored texts by the pieces that they are made of: only pieces with words that the query may match are cut
/// into words, each of them once, and ``TextMarker`` sees only these words.
final class StoredTextMarker {
  /// A word of a piece and the query words that match it alone.
  private typealias KnownWord = (token: Token, matches: [TextMarker.MatchedWords])

  /// A piece in an attribute.
  private struct CacheKey: Hashable {
    let head: UInt32
    let attribute: Int32
  }

  /// What is marked in a text.
  enum Outcome {
    case nothing
    case marked(MarkedText)
    /// A word that may match depends on the text around it: only the tokeniser tells its letters.
    case unsure
  }

  private let documents: DocumentTable
  private let terms: TermTable
  private let relevantTerms: TermFilter
  private let permissions: AttributePermissions.Table
  private let attributes: [IndexedAttribute]
  private let camelCaseAttributes: AttributeSelection
  private let tokenizer: Tokenizer
  /// Whether letters of ASCII are normalised by their case alone.
  private let isPlain: Bool
  private let marker: TextMarker
  /// What is found in one text; its memory is kept for the next one.
  private var marking = TextMarker.Marking()
  /// The words of pieces that the query may match; none for pieces that the tokeniser cuts otherwise by themselves.
  private var cache: [CacheKey: [KnownWord]?] = [:]

  /// - Parameter marker: what marks words, for the same query.
  init(_ query: PreparedQuery, _ marker: TextMarker, index: IndexView) {
    documents = index.documents
    terms = index.terms
    relevantTerms = query.relevantTerms
    permissions = query.permissions
    attributes = index.attributes
    camelCaseAttributes = index.options.camelCaseAttributes
    tokenizer = index.options.tokenizer
    isPlain = tokenizer.normalizer.isPlain
    self.marker = marker
  }

  /// The marked parts of a searched text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - buffer: what it is in.
  ///   - ways: the best ways in which the record has the words of the query, nil when all are alike.
  func mark(_ text: TextBuffer.Text, of buffer: TextBuffer, ways: BestWays?) -> Outcome {
    guard findMatches(in: text, of: buffer, ways) != nil else { return .unsure }
    guard !marking.tokens.isEmpty else { return .nothing }
    let marked = marking.highlighted(buffer.bytes[text.bytes])
    return marked.words.isEmpty ? .nothing : .marked(marked)
  }

  /// The snippet of a searched text, and the words of the query that match in the text; nil when only the tokeniser
  /// tells its words.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - whole: the same text, as a string.
  ///   - buffer: what it is in.
  ///   - ways: the best ways in which the record has the words of the query, nil when all are alike.
  ///   - setting: the number of words, the tags around marks and the text at a cut.
  func snippet(
    of text: TextBuffer.Text, _ whole: String, in buffer: TextBuffer, ways: BestWays?,
    _ setting: (length: Int, tags: HighlightTags, ellipsis: String)
  ) -> (text: String, words: [Int])? {
    guard let wordCount = findMatches(in: text, of: buffer, ways) else { return nil }
    if !marking.hasMatches, wordCount <= setting.length { return (whole, []) }
    let marked = marking.marked(buffer.bytes[text.bytes])
    var isSure = true
    let snippet = marked.snippet(
      length: setting.length, of: wordCount, tags: setting.tags, ellipsis: setting.ellipsis
    ) { extent(of: $0, in: text, of: buffer, marked, &isSure) }
    return isSure ? (snippet, marked.words) : nil
  }

  /// Whether no letter of a text is outside of its marks.
  func isFullyMarked(_ marked: MarkedText, _ text: TextBuffer.Text, of buffer: TextBuffer) -> Bool {
    buffer.pieces[text.pieces].allSatisfy { !$0.hasTokens || marked.isMarked(marked.scalars(at: bytes(of: $0))) }
  }

  /// Finds what the query matches in a text; tells how many words the text has, nil when only the tokeniser tells its
  /// words.
  private func findMatches(in text: TextBuffer.Text, of buffer: TextBuffer, _ ways: BestWays?) -> Int? {
    // Taken out of the object, so that not every access to it is checked.
    var found = TextMarker.Marking()
    swap(&found, &marking)
    defer { swap(&found, &marking) }
    found.removeAll()
    // How many pieces with words were left out so far.
    var gapCount: Int32 = 0
    let bytes = buffer.bytes[text.bytes]
    var position = 0
    var scalars = ScalarCounter()
    for piece in buffer.pieces[text.pieces] where piece.hasTokens {
      if let term = piece.onlyTerm {
        if relevantTerms.contains(term) {
          guard append(piece, of: bytes, text.attribute, (position, gapCount), &scalars, ways, to: &found) else {
            return nil
          }
        } else {
          gapCount &+= 1
        }
        position += 1
      } else {
        let tokens = documents.tokens(of: piece)
        if tokens.contains(where: { relevantTerms.contains($0.term) }) {
          guard append(piece, of: bytes, text.attribute, (position, gapCount), &scalars, ways, to: &found) else {
            return nil
          }
        } else {
          gapCount &+= 1
        }
        position += Self.wordCount(of: tokens)
      }
    }
    if !found.tokens.isEmpty { marker.addRuns(to: &found, permissions[text.attribute], ways) }
    return position
  }

  /// Where the words that lie in a range of a text's words stand, in Unicode scalars; nil without such words.
  ///
  /// - Parameter isSure: becomes false when only the tokeniser tells the words.
  private func extent(
    of words: Range<Int>, in text: TextBuffer.Text, of buffer: TextBuffer, _ marked: MarkedText, _ isSure: inout Bool
  ) -> Range<Int>? {
    var extent: Range<Int>?
    var position = 0
    // Of words side by side only the first and the last one are looked for.
    var last: TextBuffer.Piece?
    for piece in buffer.pieces[text.pieces] where piece.hasTokens && position < words.upperBound {
      if piece.onlyTerm != nil {
        if words.contains(position) {
          if extent == nil { extent = marked.scalars(at: bytes(of: piece)) }
          last = piece
        }
        position += 1
        continue
      }
      let next = position + Self.wordCount(of: documents.tokens(of: piece))
      if next > words.lowerBound {
        let start = marked.scalars(at: bytes(of: piece)).lowerBound
        guard let known = self.words(of: piece, in: buffer.bytes[text.bytes], text.attribute) else {
          isSure = false
          return nil
        }
        for known in known {
          let token = known.token.moved(byScalars: start, positions: position)
          guard words.contains(token.position), token.endPosition <= words.upperBound else { continue }
          extent = Self.union(extent, token.range)
        }
      }
      position = next
    }
    return last.map { Self.union(extent, marked.scalars(at: bytes(of: $0))) } ?? extent
  }

  private static func union(_ left: Range<Int>?, _ right: Range<Int>) -> Range<Int> {
    guard let left else { return right }
    return min(left.lowerBound, right.lowerBound)..<max(left.upperBound, right.upperBound)
  }

  private static func wordCount(of tokens: [PieceToken]) -> Int {
    tokens.reduce(0) { max($0, Int($1.last) + 1) }
  }

  /// Where a piece stands in its text.
  private func bytes(of piece: TextBuffer.Piece) -> Range<Int> {
    let start = Int(piece.start)
    return start..<start + documents.byteCount(of: piece)
  }

  /// Adds the words of a piece that stands after those before; false when only the tokeniser tells them.
  private func append(
    _ piece: TextBuffer.Piece, of text: ArraySlice<UInt8>, _ attribute: Int32, _ place: (position: Int, gaps: Int32),
    _ scalars: inout ScalarCounter, _ ways: BestWays?, to found: inout TextMarker.Marking
  ) -> Bool {
    guard let words = words(of: piece, in: text, attribute) else { return false }
    let start = scalars.count(before: Int(piece.start), in: text)
    for word in words {
      marker.append(
        word.token.moved(byScalars: start, positions: place.position, stretch: place.gaps), matching: word.matches,
        ways, to: &found)
    }
    return true
  }

  private func words(
    of piece: TextBuffer.Piece, in text: ArraySlice<UInt8>, _ attribute: Int32
  ) -> [KnownWord]? {
    let key = CacheKey(head: piece.head, attribute: attribute)
    if let known = cache[key] { return known }
    let words = findWords(of: piece, in: text, attribute)
    cache[key] = .some(words)
    return words
  }

  private func findWords(
    of piece: TextBuffer.Piece, in text: ArraySlice<UInt8>, _ attribute: Int32
  ) -> [KnownWord]? {
    let own = text.dropFirst(Int(piece.start)).prefix(documents.byteCount(of: piece))
    let permissions = permissions[attribute]
    // Nearly all words have a letter in each byte.
    if isPlain, let term = piece.onlyTerm, own.isASCII, own.count == terms.bytes(of: term).count {
      let word = terms.scalars(of: term)
      let token = Token(word: word, range: 0..<own.count, position: 0, span: 1)
      return [(token, marker.findMatches(of: word, isPlaceholder: false, permissions))]
    }
    let tokens = tokenizer.tokens(
      of: String(decoding: own, as: UTF8.self),
      splitsCamelCase: camelCaseAttributes.includes(attributes[Int(attribute)].path))
    guard areStored(tokens, as: documents.tokens(of: piece)) else { return nil }
    return tokens.map { ($0, marker.findMatches(of: $0.word, isPlaceholder: false, permissions)) }
  }

  /// Whether the tokeniser finds the words in a piece that were found in the text.
  private func areStored(_ tokens: [Token], as stored: [PieceToken]) -> Bool {
    tokens.count == stored.count
      && zip(tokens, stored).allSatisfy { token, stored in
        !token.isPlaceholder && token.position == Int(stored.first) && token.endPosition == Int(stored.last) + 1
          && terms.scalars(of: stored.term) == token.word
      }
  }
}
