import IndexSettings
import IndexStore
import OrderedCollections
import SearchModel

/// Writes the `_highlightResult` of searches that highlight the searchable attributes, as nearly all do: the words of
/// the documents tell the parts that match, and no text without a match is looked at.
final class QuickHighlighter {
  private let documents: DocumentTable
  private let wordTexts: [String]
  private let tags: HighlightTags
  private var marker: StoredTextMarker
  private var buffer = TextBuffer()
  /// The number of the next text in the buffer.
  private var next = 0
  private var ways: BestWays?
  /// Whether the places of records are shown, which never match: where all attributes are.
  private let showsPlaces: Bool
  private var isInPlaces = false

  /// nil when the search asks for something else.
  ///
  /// - Parameter onlyExact: whether to leave out what the exact criterion does not count.
  init?(query: PreparedQuery, index: IndexView, options: SearchOptions, onlyExact: Bool) {
    guard options.values["attributesToHighlight"] == nil, options.strings("attributesToSnippet").isEmpty,
      options.strings("unretrievableAttributes").isEmpty, !options.flag("restrictHighlightAndSnippetArrays"),
      !options.flag("replaceSynonymsInHighlight")
    else { return nil }
    documents = index.documents
    wordTexts = query.query.words.map(\.text)
    tags = options.values.highlightTags
    showsPlaces = index.options.searchable.isAll
    marker = StoredTextMarker(query, index: index, options: options, onlyExact: onlyExact)
  }

  /// A record, of which ``highlights(of:ways:)`` can be asked next.
  func record(_ document: DocumentID) -> Record {
    documents.record(document, texts: &buffer)
  }

  /// The `_highlightResult` of the record that was read last, nil when no attribute of it is searchable.
  ///
  /// - Parameter ways: the best ways in which the record has the words of the query, nil when all are alike.
  func highlights(of record: Record, ways: BestWays?) -> JSON? {
    self.ways = ways
    next = 0
    isInPlaces = false
    var members: JSONObject = [:]
    members["objectID"] = leaf(.string(record.objectID))
    for (name, value) in record.attributes {
      isInPlaces = showsPlaces && name == ColumnPlan.placesName
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
    guard text.attribute >= 0 else {
      return isInPlaces ? MarkedText.unmatchedResult(value.searchableText ?? "") : nil
    }
    guard let marked = marker.mark(text, of: buffer, ways: ways) else {
      return MarkedText.unmatchedResult(value.searchableText ?? "")
    }
    return marked.highlightResult(wordTexts, tags: tags, isFull: marker.isFullyMarked(marked, text, of: buffer))
  }
}
