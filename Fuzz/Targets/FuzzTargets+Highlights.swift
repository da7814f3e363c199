import EmbeddedBackend
import EmbeddedEngine
import SearchModel

extension FuzzTargets {
  /// Highlights are the text with marks in it, and snippets a part of it, the same each time. The first line of the
  /// input is the query, the second the languages of plurals, and the rest a text.
  static let highlights = FuzzTarget("highlights", maximumLength: 512) { input in
    let lines = input.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    let parts = lines.map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3 else { return }
    // Marks that texts do not have; whoever writes them himself cannot tell them apart.
    let text = parts[2].without(marks.pre, marks.post, ellipsis)
    let records = [
      Record(objectID: "1", attributes: ["text": .string(text), "list": [.string(text), "other words"]]),
      Record(objectID: "2", attributes: ["text": "some other words"]),
    ]
    let settings: SearchParameters = ["searchableAttributes": ["text", "list"], "attributesToSnippet": ["text:3"]]
    let index = try EmbeddedIndex(name: "texts", records: records, settings: settings)
    var query: SearchParameters = [
      "query": .string(String(parts[0].prefix(100))), "highlightPreTag": .string(marks.pre),
      "highlightPostTag": .string(marks.post), "snippetEllipsisText": .string(ellipsis), "advancedSyntax": true,
      "removeWordsIfNoResults": "allOptional",
    ]
    if !parts[1].isEmpty { query["ignorePlurals"] = .bool(true) }
    let response: SearchResponse
    do throws(SearchError) {
      response = try index.search(query)
    } catch {
      return
    }
    try requireEqual(try index.search(query), response, "an index answers the same each time")
    for hit in response.hits where hit["objectID"] == "1" {
      if let value = highlight(in: hit["_highlightResult"]) { try requireMarked(value, text) }
      if let value = highlight(in: hit["_snippetResult"]) {
        // A space stands before the ellipsis where the end is cut off.
        let isCut = value.unicodeScalars.suffix(2).elementsEqual(" \(ellipsis)".unicodeScalars)
        let shown = isCut ? String(String.UnicodeScalarView(value.unicodeScalars.dropLast(2))) : value
        let plain = try unmarked(shown).without(ellipsis)
        try require(text.unicodeScalars.contains(plain.unicodeScalars), "a snippet is a part of the text: \(plain)")
      }
      for value in hit["_highlightResult"]?.objectValue?["list"]?.arrayValue?.prefix(1) ?? [] {
        if let value = value.objectValue?["value"]?.stringValue { try requireMarked(value, text) }
      }
    }
  }

  private static let marks = HighlightTags(pre: "\u{E000}", post: "\u{E001}")
  private static let ellipsis = "\u{E002}"

  private static func highlight(in result: JSON?) -> String? {
    result?.objectValue?["text"]?.objectValue?["value"]?.stringValue
  }

  private static func requireMarked(_ value: String, _ text: String) throws {
    try requireEqual(
      Array(try unmarked(value).unicodeScalars), Array(text.unicodeScalars), "a highlight without marks is the text")
  }

  /// A text without its marks, which stand in pairs and not within each other.
  private static func unmarked(_ value: String) throws(BrokenProperty) -> String {
    var plain = String.UnicodeScalarView()
    var isInside = false
    for scalar in value.unicodeScalars {
      switch String(scalar) {
      case marks.pre:
        try require(!isInside, "marks are not nested: \(value.debugDescription)")
        isInside = true
      case marks.post:
        try require(isInside, "a mark is opened before it is closed: \(value.debugDescription)")
        isInside = false
      default: plain.append(scalar)
      }
    }
    try require(!isInside, "marks are closed: \(value.debugDescription)")
    return String(plain)
  }
}

extension String {
  /// The text without some scalars, also where they are part of a character.
  fileprivate func without(_ scalars: String...) -> String {
    String(UnicodeScalarView(unicodeScalars.filter { !scalars.contains(String($0)) }))
  }
}
