import IndexSettings
import IndexStore
import OrderedCollections
import SearchModel

/// Writes `_highlightResult` and `_snippetResult` in the shape of the record.
struct Highlighter {
  private let index: IndexView
  private let options: SearchOptions
  private let wordTexts: [String]
  private let tags: HighlightTags
  private let ellipsis: String
  private let keepsOnlyMatchingItems: Bool
  /// nil: the searchable attributes.
  private let highlighted: AttributeSelection?
  private let unretrievable: AttributeSelection
  private let snippets: [(attribute: FieldPath?, length: Int)]
  private var marker: TextMarker

  /// - Parameter onlyExact: whether to leave out what the exact criterion does not count.
  init(query: MarkedQuery, index: IndexView, options: SearchOptions, onlyExact: Bool) {
    self.index = index
    self.options = options
    wordTexts = query.query.words.map(\.text)
    tags = options.values.highlightTags
    ellipsis = options.string("snippetEllipsisText")
    keepsOnlyMatchingItems = options.flag("restrictHighlightAndSnippetArrays")
    highlighted = options.values["attributesToHighlight"]?.stringListValue.map(AttributeSelection.init)
    unretrievable = AttributeSelection(options.strings("unretrievableAttributes"))
    snippets = options.strings("attributesToSnippet").compactMap(SnippetSetting.init).map { setting in
      (setting.attribute == "*" ? nil : FieldPath(setting.attribute), setting.length)
    }
    marker = TextMarker(query: query, index: index, options: options, onlyExact: onlyExact)
  }

  /// The `_highlightResult` of a record, nil when no attribute is highlighted.
  mutating func highlights(of record: Record, ways: BestWays?) -> JSON? {
    results(of: record, ways: ways, Leaf(isWanted: { $0.isHighlighted($1) }, result: { $0.highlight($2) }))
  }

  /// The `_snippetResult` of a record, nil when no attribute is cut.
  mutating func snippets(of record: Record, ways: BestWays?) -> JSON? {
    guard !snippets.isEmpty else { return nil }
    return results(
      of: record, ways: ways,
      Leaf(
        isWanted: { $0.snippetLength(at: $1) != nil },
        result: { $0.snippet($2, length: $0.snippetLength(at: $1) ?? SnippetSetting.defaultLength) }))
  }

  private func isHighlighted(_ path: FieldPath) -> Bool {
    highlighted?.includes(path) ?? (isSearchable(path) || (index.options.searchable.isAll && isPlace(path)))
  }

  /// Whether a path belongs to the places of a record: these are highlighted as other attributes are, but never match.
  private func isPlace(_ path: FieldPath) -> Bool {
    path.components.first == ColumnPlan.placesName && !isSearchable(path)
  }

  private func isSearchable(_ path: FieldPath) -> Bool {
    index.options.searchable.isAll
      ? !IndexedAttribute.reserved.contains(path.components.first ?? "") && path.components != ["objectID"]
      : index.options.searchable.entry(for: path) != nil
  }

  /// How many words the snippet of an attribute has, nil without a snippet; a name wins over `*`.
  private func snippetLength(at path: FieldPath) -> Int? {
    let setting = snippets.first { $0.attribute.map(path.isWithin) ?? false } ?? snippets.first { $0.attribute == nil }
    return setting?.length
  }

  private func highlight(_ marked: MarkedText) -> JSON {
    marked.highlightResult(wordTexts, tags: tags, isFull: marked.tokens.allSatisfy { marked.isMarked($0.range) })
  }

  private func snippet(_ marked: MarkedText, length: Int) -> JSON {
    .object([
      "value": .string(marked.snippet(length: length, tags: tags, ellipsis: ellipsis)),
      "matchLevel": .string(marked.matchLevel(of: wordTexts.count).rawValue),
    ])
  }
}

extension Highlighter {
  /// What is written of the texts at a path.
  private struct Leaf {
    let isWanted: (_ highlighter: Highlighter, _ path: FieldPath) -> Bool
    let result: (_ highlighter: Highlighter, _ path: FieldPath, _ marked: MarkedText) -> JSON
  }

  private mutating func results(of record: Record, ways: BestWays?, _ leaf: Leaf) -> JSON? {
    var members: JSONObject = [:]
    let objectID = FieldPath(components: ["objectID"])
    if index.options.searchable.entry(for: objectID) != nil,
      let result = result(of: .string(record.objectID), at: objectID, ways: ways, leaf: leaf)?.value
    {
      members["objectID"] = result
    }
    for (name, value) in record.attributes {
      let path = FieldPath(components: [name])
      if let result = result(of: value, at: path, ways: ways, leaf: leaf)?.value { members[name] = result }
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// The result of a value and whether anything in it matches; nil when nothing in it is asked for.
  private mutating func result(
    of value: JSON, at path: FieldPath, ways: BestWays?, leaf: Leaf
  ) -> (value: JSON, isMatch: Bool)? {
    guard path.components.count <= JSONScanner.maximumDepth, !unretrievable.includes(path) else { return nil }
    switch value {
    case .object(let members):
      var results: JSONObject = [:]
      var isMatch = false
      for (name, member) in members {
        let path = FieldPath(components: path.components + [name])
        guard let result = result(of: member, at: path, ways: ways, leaf: leaf) else { continue }
        results[name] = result.value
        isMatch = isMatch || result.isMatch
      }
      return results.isEmpty ? nil : (.object(results), isMatch)
    case .array(let elements):
      let results = elements.compactMap { result(of: $0, at: path, ways: ways, leaf: leaf) }
      let kept = keepsOnlyMatchingItems ? results.filter(\.isMatch) : results
      return kept.isEmpty ? nil : (.array(kept.map(\.value)), kept.contains(where: \.isMatch))
    default:
      // Numbers are text only where they are searched.
      guard let text = value.searchableText else { return nil }
      let isPlace = isPlace(path)
      guard value.stringValue != nil || isPlace || isSearchable(path), leaf.isWanted(self, path) else { return nil }
      if isPlace {
        return (leaf.result(self, path, MarkedText(Array(text.utf8), tokens: [], matches: [], marks: [])), false)
      }
      let marked = marker.mark(text, at: path, ways: ways)
      return (leaf.result(self, path, marked), !marked.words.isEmpty)
    }
  }
}
