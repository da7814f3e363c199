import SearchModel

@testable import IndexSettings

/// Writes `_highlightResult` and `_snippetResult` in the shape of the record.
struct PlainHighlighter {
  private let index: PlainIndex
  private let wordTexts: [String]
  private let tags: HighlightTags
  private let ellipsis: String
  private let keepsOnlyMatchingItems: Bool
  /// nil: the searchable attributes.
  private let highlighted: AttributeSelection?
  private let unretrievable: AttributeSelection
  /// The attributes with snippets, nil for all others, and the snippets' words.
  private let snippets: [(attribute: FieldPath?, length: Int)]
  private var marker: PlainTextMarker
  /// How the record at hand matches.
  private var match = PlainMatch()

  init(query: PlainQuery, index: PlainIndex, options: SearchOptions) {
    self.index = index
    wordTexts = query.query.words.map(\.text)
    tags = options.values.highlightTags
    ellipsis = options.string("snippetEllipsisText")
    keepsOnlyMatchingItems = options.flag("restrictHighlightAndSnippetArrays")
    highlighted = options.values["attributesToHighlight"]?.stringListValue.map(AttributeSelection.init)
    unretrievable = AttributeSelection(options.strings("unretrievableAttributes"))
    snippets = options.strings("attributesToSnippet").compactMap(SnippetSetting.init).map { setting in
      (setting.attribute == "*" ? nil : FieldPath(setting.attribute), setting.length)
    }
    marker = PlainTextMarker(query: query, index: index, options: options)
    // Under this setting a query of one word shows exact matches only.
    marker.onlyExact = options.exactOnSingleWord == .word && query.query.words.count == 1
  }

  /// The `_highlightResult` of a record, nil when no attribute is highlighted.
  mutating func highlights(of record: Record, match: PlainMatch) -> JSON? {
    self.match = match
    return results(of: record) { highlighter, path in
      let isShown = highlighter.isSearchable(path) || (highlighter.index.searchable.isAll && Self.isPlace(path))
      return highlighter.highlighted?.includes(path) ?? isShown ? { highlighter.highlight($0) } : nil
    }
  }

  /// The `_snippetResult` of a record, nil when no attribute is cut.
  mutating func snippets(of record: Record, match: PlainMatch) -> JSON? {
    self.match = match
    return results(of: record) { highlighter, path in
      highlighter.snippetLength(at: path).map { length in { highlighter.snippet($0, length: length) } }
    }
  }

  private static func isPlace(_ path: FieldPath) -> Bool { path.components.first == "_geoloc" }

  private func isSearchable(_ path: FieldPath) -> Bool {
    index.searchable.isAll
      ? !PlainIndexBuilder.reservedAttributes.contains(path.components.first ?? "") && path.components != ["objectID"]
      : index.searchable.entry(for: path) != nil
  }

  /// How many words the snippet of an attribute has, nil without a snippet; a name wins over `*`.
  private func snippetLength(at path: FieldPath) -> Int? {
    let setting = snippets.first { $0.attribute.map(path.isWithin) ?? false } ?? snippets.first { $0.attribute == nil }
    return setting?.length
  }

  private func highlight(_ marked: PlainMarkedText) -> JSON {
    let level = marked.matchLevel(of: wordTexts.count)
    var result: JSONObject = ["value": .string(marked.tagged(tags: tags)), "matchLevel": .string(level)]
    if level != "none" { result["fullyHighlighted"] = .bool(marked.isFullyMarked) }
    result["matchedWords"] = .array(marked.words.map { .string(wordTexts[$0]) })
    return .object(result)
  }

  private func snippet(_ marked: PlainMarkedText, length: Int) -> JSON {
    let range = PlainSnippet.range(of: marked, length: length)
    let start = range.lowerBound > 0 ? ellipsis : ""
    let isCutAtEnd = range.upperBound < marked.scalars.count && !ellipsis.isEmpty
    let end = isCutAtEnd ? " " + ellipsis : ""
    return [
      "value": .string(start + marked.tagged(range, tags: tags) + end),
      "matchLevel": .string(marked.matchLevel(of: wordTexts.count)),
    ]
  }
}

extension PlainHighlighter {
  /// How the texts at a path are written, nil for a path that is left out.
  private typealias Style = (_ highlighter: PlainHighlighter, _ path: FieldPath) -> ((PlainMarkedText) -> JSON)?

  private mutating func results(of record: Record, style: Style) -> JSON? {
    var members: JSONObject = [:]
    let objectID = FieldPath(components: ["objectID"])
    if index.searchable.entry(for: objectID) != nil {
      members["objectID"] = result(of: .string(record.objectID), at: objectID, style)?.value
    }
    for (name, value) in record.attributes {
      if let result = result(of: value, at: FieldPath(components: [name]), style) { members[name] = result.value }
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// The result of a value and whether anything in it matches; nil when nothing in it is asked for.
  private mutating func result(of value: JSON, at path: FieldPath, _ style: Style) -> (value: JSON, isMatch: Bool)? {
    guard path.components.count <= JSONScanner.maximumDepth, !unretrievable.includes(path) else { return nil }
    switch value {
    case .object(let members):
      var results: JSONObject = [:]
      var isMatch = false
      for (name, member) in members {
        let path = FieldPath(components: path.components + [name])
        guard let result = result(of: member, at: path, style) else { continue }
        results[name] = result.value
        isMatch = isMatch || result.isMatch
      }
      return results.isEmpty ? nil : (.object(results), isMatch)
    case .array(let elements):
      let results = elements.compactMap { result(of: $0, at: path, style) }
      let kept = keepsOnlyMatchingItems ? results.filter(\.isMatch) : results
      return kept.isEmpty ? nil : (.array(kept.map(\.value)), kept.contains(where: \.isMatch))
    default:
      // Numbers are text only where they are searched, and in places, which never match.
      let isPlace = Self.isPlace(path) && !isSearchable(path)
      guard let text = value.plainSearchableText, value.stringValue != nil || isPlace || isSearchable(path),
        let write = style(self, path)
      else { return nil }
      if isPlace {
        return (
          write(PlainMarkedText(scalars: Array(text.unicodeScalars), tokens: [], tokenWords: [], marks: [])), false
        )
      }
      let marked = marker.mark(text, at: path, match: match)
      return (write(marked), !marked.words.isEmpty)
    }
  }
}
