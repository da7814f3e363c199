import IndexSettings
import IndexStore
import SearchModel

/// Writes `_highlightResult` and `_snippetResult` in the shape of the record.
///
/// The words of searched texts come from the stored record; other texts are cut into words here.
final class Highlighter {
  private enum Kind {
    case highlight, snippet
  }

  /// How many attributes are highlighted at most in most searches.
  private static let usualCount = 8

  private let documents: DocumentTable
  private let wordTexts: [String]
  private let tags: HighlightTags
  private let ellipsis: String
  private let keepsOnlyMatchingItems: Bool
  private let showsObjectID: Bool
  private let selection: HighlightSelection
  private let attributes: [IndexedAttribute]
  /// What is made of the attributes of the index that records have, by their numbers, and of others.
  private var choices: [HighlightSelection.Choice?]
  private var otherChoices: [FieldPath: HighlightSelection.Choice] = [:]
  private let stored: StoredTextMarker
  private let marker: TextMarker
  /// The texts of the record that was read last, and the number of the next one.
  private var buffer = TextBuffer()
  private var next = 0
  private var ways: BestWays?
  /// The names above the value in hand.
  private var path: [String] = []

  /// - Parameter onlyExact: whether to leave out what the exact criterion does not count.
  init(query: PreparedQuery, index: IndexView, options: SearchOptions, onlyExact: Bool) {
    documents = index.documents
    wordTexts = query.query.words.map(\.text)
    tags = options.values.highlightTags
    ellipsis = options.string("snippetEllipsisText")
    keepsOnlyMatchingItems = options.flag("restrictHighlightAndSnippetArrays")
    showsObjectID = index.options.searchable.entry(for: FieldPath(components: ["objectID"])) != nil
    selection = HighlightSelection(index, options)
    attributes = index.attributes
    choices = Array(repeating: nil, count: attributes.count)
    marker = TextMarker(
      query: MarkedQuery(query, terms: index.terms), index: index, options: options, onlyExact: onlyExact)
    stored = StoredTextMarker(query, marker, index: index)
  }

  /// Whether only attributes of the index are shown, whose words the index knows.
  var isOfSearched: Bool { selection.isOfSearched }

  /// A record, of which the results can be asked next.
  func record(_ document: DocumentID) -> Record {
    selection.hasHighlights || selection.hasSnippets
      ? documents.record(document, texts: &buffer) : documents.record(document)
  }

  /// The `_highlightResult` of the record that was read last, nil when no attribute is highlighted.
  ///
  /// - Parameter ways: the best ways in which the record has the words of the query, nil when all are alike.
  func highlights(of record: Record, ways: BestWays?) -> JSON? {
    selection.hasHighlights ? results(of: record, .highlight, ways) : nil
  }

  /// The `_snippetResult` of the record that was read last, nil when no attribute is cut.
  func snippets(of record: Record, ways: BestWays?) -> JSON? {
    selection.hasSnippets ? results(of: record, .snippet, ways) : nil
  }

  private func results(of record: Record, _ kind: Kind, _ ways: BestWays?) -> JSON? {
    self.ways = ways
    next = 0
    path.removeAll(keepingCapacity: true)
    var members = UniqueMembers(minimumCapacity: min(record.attributes.count + 1, Self.usualCount))
    path.append("objectID")
    if let result = leaf(.string(record.objectID), kind), showsObjectID { members.append("objectID", result.value) }
    path.removeLast()
    for (name, value) in record.attributes {
      path.append(name)
      // An attribute of the id's name is not shown in hits, either.
      if let result = result(of: value, kind), !showsObjectID || name != "objectID" {
        members.append(name, result.value)
      }
      path.removeLast()
    }
    return members.isEmpty ? nil : .object(members.object)
  }

  /// The result of a value and whether anything in it matches; nil when nothing in it is asked for.
  private func result(of value: JSON, _ kind: Kind) -> (value: JSON, isMatch: Bool)? {
    switch value {
    case .object(let members):
      var results = UniqueMembers(minimumCapacity: min(members.count, Self.usualCount))
      var isMatch = false
      for (name, member) in members {
        path.append(name)
        if let result = result(of: member, kind) {
          results.append(name, result.value)
          isMatch = isMatch || result.isMatch
        }
        path.removeLast()
      }
      return results.isEmpty ? nil : (.object(results.object), isMatch)
    case .array(let elements):
      var results: [JSON] = []
      results.reserveCapacity(elements.count)
      var isMatch = false
      for element in elements {
        guard let result = result(of: element, kind), result.isMatch || !keepsOnlyMatchingItems else { continue }
        results.append(result.value)
        isMatch = isMatch || result.isMatch
      }
      return results.isEmpty ? nil : (.array(results), isMatch)
    case .null, .bool: return nil
    default: return leaf(value, kind)
    }
  }
}

extension Highlighter {
  private func leaf(_ value: JSON, _ kind: Kind) -> (value: JSON, isMatch: Bool)? {
    guard next < buffer.texts.count else { return nil }
    let text = buffer.texts[next]
    next += 1
    let isStored = text.attribute >= 0
    if !isStored, isOfSearched, path.first != ColumnPlan.placesName { return nil }
    let choice = isStored ? choice(of: text.attribute) : choiceOfPath()
    guard value.stringValue != nil || choice.isPlace || choice.isSearchable,
      path.count <= JSONScanner.maximumDepth
    else { return nil }
    switch kind {
    case .highlight:
      guard choice.isHighlighted else { return nil }
      return isStored && !choice.isPlace ? highlight(text, value) : highlight(value, isPlace: choice.isPlace)
    case .snippet:
      guard let length = choice.snippetLength else { return nil }
      if isStored, !choice.isPlace,
        let cut = stored.snippet(
          of: text, value.searchableText ?? "", in: buffer, ways: ways, (length, tags, ellipsis))
      {
        return snippet(cut.text, cut.words)
      }
      let marked = mark(value, isPlace: choice.isPlace)
      return snippet(marked.snippet(length: length, tags: tags, ellipsis: ellipsis), marked.words)
    }
  }

  private func choice(of attribute: Int32) -> HighlightSelection.Choice {
    if let known = choices[Int(attribute)] { return known }
    let choice = selection.choice(at: attributes[Int(attribute)].path)
    choices[Int(attribute)] = choice
    return choice
  }

  private func choiceOfPath() -> HighlightSelection.Choice {
    let path = FieldPath(components: path)
    if let known = otherChoices[path] { return known }
    let choice = selection.choice(at: path)
    otherChoices[path] = choice
    return choice
  }

  private func highlight(_ text: TextBuffer.Text, _ value: JSON) -> (value: JSON, isMatch: Bool) {
    switch stored.mark(text, of: buffer, ways: ways) {
    case .nothing: return (HighlightResult.unmatched(value.searchableText ?? ""), false)
    case .marked(let marked):
      let isFull = stored.isFullyMarked(marked, text, of: buffer)
      return (marked.highlightResult(wordTexts, tags: tags, isFull: isFull), true)
    case .unsure: return highlight(value, isPlace: false)
    }
  }

  private func highlight(_ value: JSON, isPlace: Bool) -> (value: JSON, isMatch: Bool) {
    let marked = mark(value, isPlace: isPlace)
    let isFull = { marked.tokens.allSatisfy { marked.isMarked($0.range) } }
    return (marked.highlightResult(wordTexts, tags: tags, isFull: isFull()), !marked.words.isEmpty)
  }

  private func snippet(_ text: String, _ words: [Int]) -> (value: JSON, isMatch: Bool) {
    let level = MarkedText.matchLevel(of: words, among: wordTexts.count)
    return (SnippetResult.of(text, level), level != .none)
  }

  private func mark(_ value: JSON, isPlace: Bool) -> MarkedText {
    let text = value.searchableText ?? ""
    return isPlace
      ? MarkedText(Array(text.utf8)[...], tokens: [], matches: [], marks: [])
      : marker.mark(text, at: FieldPath(components: path), ways: ways)
  }
}
