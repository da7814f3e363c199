import Diagnostics
import IndexSettings
import IndexStore
import SearchModel

/// Marks stored texts by the numbers of their words, without cutting them again: ``TextMarker`` sees only the words
/// that the query may match.
///
/// It takes texts in which each letter is one byte: ASCII under plain normalisation.
struct StoredTextMarker {
  /// What is marked in a text.
  enum Outcome {
    case nothing
    case marked(MarkedText)
    /// A word that may match is a part of a longer piece of text, whose letters only the tokeniser tells apart, or not
    /// all of the text is ASCII.
    case unsure
  }

  private let terms: TermTable
  private let relevantTerms: TermFilter
  private let permissions: AttributePermissions.Table
  private var marker: TextMarker
  /// What is found in one text; its memory is kept for the next one.
  private var marking = TextMarker.Marking()
  /// What is known of terms, by their number and what an attribute allows.
  private var cache: [UInt64: (word: [Unicode.Scalar], matches: [TextMarker.MatchedWords])] = [:]

  init(_ query: PreparedQuery, index: IndexView, options: SearchOptions, onlyExact: Bool) {
    terms = index.terms
    relevantTerms = query.relevantTerms
    permissions = query.permissions
    marker = TextMarker(
      query: MarkedQuery(query, terms: index.terms), index: index, options: options, onlyExact: onlyExact)
  }

  /// The marked parts of a text.
  ///
  /// - Parameters:
  ///   - text: its UTF-8.
  ///   - words: its words.
  ///   - attribute: the number of the attribute it stands in.
  ///   - ways: the best ways in which the record has the words of the query, nil when all are alike.
  mutating func mark(
    _ text: ArraySlice<UInt8>, _ words: ArraySlice<TextBuffer.Token>, attribute: Int32, ways: BestWays?
  ) -> Outcome {
    marking.removeAll()
    for word in words where relevantTerms.contains(word.term) {
      // What joins the parts of a word is no letter of it.
      guard word.isWhole, word.piece.count == terms.bytes(of: word.term).count else { return .unsure }
      let known = lookUp(word.term, permissions[attribute])
      let token = Token(
        word: known.word, range: Int(word.piece.lowerBound)..<Int(word.piece.upperBound),
        position: Int(word.position), span: Int(word.span))
      marker.append(token, matching: known.matches, ways, to: &marking)
    }
    if marking.tokens.isEmpty { return .nothing }
    guard text.isASCII else { return .unsure }
    marker.addRuns(to: &marking, permissions[attribute], ways)
    let marked = marking.highlighted(text)
    return marked.words.isEmpty ? .nothing : .marked(marked)
  }

  /// Marks a text by its letters.
  mutating func mark(_ text: String, at path: FieldPath, ways: BestWays?) -> MarkedText {
    marker.mark(text, at: path, ways: ways)
  }

  private mutating func lookUp(
    _ term: TermID, _ permissions: AttributePermissions
  ) -> (word: [Unicode.Scalar], matches: [TextMarker.MatchedWords]) {
    let key = UInt64(term) << 2 | (permissions.allowsTypos ? 2 : 0) | (permissions.allowsPrefixes ? 1 : 0)
    if let known = cache[key] { return known }
    let word = terms.scalars(of: term)
    let found = (word, marker.findMatches(of: word, isPlaceholder: false, permissions))
    cache[key] = found
    return found
  }
}
