import IndexSettings
import IndexStore
import OrderedCollections
import SearchModel

/// Writes the `_highlightResult` of searches that highlight the searchable attributes, as nearly all do: the words of the
/// documents tell the parts that match, and no text without a match is looked at.
final class QuickHighlighter {
  private let attributes: [IndexedAttribute]
  private let documents: DocumentTable
  private let wordTexts: [String]
  private let tags: HighlightTags
  private let isPlain: Bool
  private var termMarker: TermMarker
  /// Marks the texts that are not plain.
  private var textMarker: TextMarker
  private var buffer = TextBuffer()
  /// The number of the next text in the buffer.
  private var next = 0
  private var onlyExact = false

  /// nil when the search asks for something else.
  init?(query: PreparedQuery, index: IndexView, options: SearchOptions) {
    guard options.values["attributesToHighlight"] == nil, options.strings("attributesToSnippet").isEmpty,
      options.strings("unretrievableAttributes").isEmpty, !options.flag("restrictHighlightAndSnippetArrays"),
      !options.flag("replaceSynonymsInHighlight")
    else { return nil }
    attributes = index.attributes
    documents = index.documents
    wordTexts = query.query.words.map(\.text)
    tags = options.values.highlightTags
    isPlain = index.options.tokenizer.normalizer.isPlain
    termMarker = TermMarker(query, terms: index.terms)
    textMarker = TextMarker(query: MarkedQuery(query, terms: index.terms), index: index, options: options)
  }

  /// The `_highlightResult` of a record, nil when no attribute of it is searchable.
  func highlights(of record: Record, _ document: DocumentID, onlyExact: Bool) -> JSON? {
    self.onlyExact = onlyExact
    documents.readTexts(of: document, into: &buffer)
    next = 0
    var members: JSONObject = [:]
    members["objectID"] = leaf(.string(record.objectID))
    for (name, value) in record.attributes {
      if let result = result(of: value) { members[name] = result }
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// The result of a value, nil when nothing in it is searchable.
  private func result(of value: JSON) -> JSON? {
    switch value {
    case .object(let members):
      var results: JSONObject = [:]
      for (name, member) in members {
        if let result = result(of: member) { results[name] = result }
      }
      return results.isEmpty ? nil : .object(results)
    case .array(let elements):
      var results: [JSON] = []
      for element in elements {
        if let result = result(of: element) { results.append(result) }
      }
      return results.isEmpty ? nil : .array(results)
    case .null, .bool: return nil
    default: return leaf(value)
    }
  }

  private func leaf(_ value: JSON) -> JSON? {
    guard next < buffer.texts.count else { return nil }
    let text = buffer.texts[next]
    next += 1
    guard text.attribute >= 0 else { return nil }
    guard isPlain else { return slowly(value, text) }
    switch termMarker.mark(buffer.tokens[text.tokens], attribute: text.attribute, onlyExact: onlyExact) {
    case .nothing: return result(value.searchableText ?? "", level: .none, words: [], isFull: false)
    case .unsure: return slowly(value, text)
    case .parts(let marking):
      let bytes = buffer.bytes[text.bytes]
      // Marks count letters, which are bytes in such texts alone.
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return slowly(value, text) }
      let level: MarkedText.MatchLevel = marking.words.count == wordTexts.count ? .full : .partial
      return result(
        tagged(bytes, marking.marks), level: level, words: marking.words,
        isFull: isFull(marking.marks, buffer.tokens[text.tokens], bytes))
    }
  }

  private func slowly(_ value: JSON, _ text: TextBuffer.Text) -> JSON {
    let path = attributes[Int(text.attribute)].path
    let marked = textMarker.mark(value.searchableText ?? "", at: path, onlyExact: onlyExact)
    let level = marked.matchLevel(of: wordTexts.count)
    return result(
      marked.tagged(tags: tags), level: level, words: marked.words, isFull: level != .none && marked.isFullyMarked)
  }

  private func result(_ text: String, level: MarkedText.MatchLevel, words: [Int], isFull: Bool) -> JSON {
    var matched: OrderedSet<String> = []
    for word in words { matched.append(wordTexts[word]) }
    var result: JSONObject = [
      "value": .string(text), "matchLevel": .string(level.rawValue),
      "matchedWords": .array(matched.map(JSON.string)),
    ]
    if isFull { result["fullyHighlighted"] = true }
    return .object(result)
  }

  private func tagged(_ bytes: ArraySlice<UInt8>, _ marks: [Range<Int>]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + marks.count * (tags.pre.utf8.count + tags.post.utf8.count))
    var place = bytes.startIndex
    for mark in marks {
      let (start, end) = (bytes.startIndex + mark.lowerBound, bytes.startIndex + mark.upperBound)
      text += bytes[place..<start]
      text += tags.pre.utf8
      text += bytes[start..<end]
      text += tags.post.utf8
      place = end
    }
    text += bytes[place...]
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether no letter of the words is outside the marks.
  private func isFull(
    _ marks: [Range<Int>], _ tokens: ArraySlice<TextBuffer.Token>, _ bytes: ArraySlice<UInt8>
  ) -> Bool {
    tokens.allSatisfy { token in
      token.piece.allSatisfy { place in
        CharacterClass(Unicode.Scalar(bytes[bytes.startIndex + Int(place)])) == .separator
          || marks.covers(Int(place))
      }
    }
  }
}
