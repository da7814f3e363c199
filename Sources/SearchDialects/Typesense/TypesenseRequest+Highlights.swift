import SearchModel

extension TypesenseRequest {
  /// The attributes to highlight: those named, all of the schema's texts for `*`, else the searched ones.
  var highlightedAttributes: [String] {
    guard let names = parameters["attributesToHighlight"]?.stringListValue else { return searchFields.map(\.name) }
    return names.contains("*") ? textAttributes : names
  }

  /// The attributes to cut out around the matches, with the number of words of each.
  var snippets: [(attribute: String, words: Int)] {
    var snippets: ExactDictionary<Int> = [:]
    for entry in parameters["attributesToSnippet"]?.stringListValue ?? [] {
      guard let (name, words) = Self.snippet(entry) else { continue }
      for attribute in name == "*" ? textAttributes : [name] where snippets[attribute] == nil || name != "*" {
        snippets[attribute] = words
      }
    }
    return snippets.map { ($0.key, $0.value) }
  }

  /// Reads `attribute:words`; nil for what is neither that nor an attribute.
  static func snippet(_ entry: String) -> (attribute: String, words: Int)? {
    guard let colon = entry.lastIndex(of: ":") else { return entry.isEmpty ? nil : (entry, 10) }
    guard colon != entry.startIndex, let words = Int(entry[entry.index(after: colon)...]), words > 0 else {
      return nil
    }
    return (String(entry[..<colon]), words)
  }

  private var textAttributes: [String] {
    guard let collection = index.collection else { return searchFields.map(\.name) }
    return collection.fields.values.filter { $0.type.isText && !$0.isHidden }.map(\.name)
  }

  /// The fields whose texts come with marks.
  private var markedFields: [String] {
    let attributes = ExactSet(highlightedAttributes + snippets.map(\.attribute))
    return attributes.flatMap { index.collection?.textFields(of: $0) ?? [$0] }
  }

  /// Whether the server looks for nothing in an attribute, of which it would mark whole words at most, so that matches
  /// are looked for here.
  func isUnmarked(_ attribute: String) -> Bool {
    guard hasText, let collection = index.collection, parameters["advancedSyntax"]?.boolValue != true else {
      return false
    }
    let texts = collection.textFields(of: attribute)
    return !searchFields.contains { texts.contains($0.name) }
  }

  /// What the server puts around matches: the tags asked for, or where one of them is empty two characters that texts
  /// do not have, so that matches are found in the answer.
  var marks: HighlightTags {
    let tags = parameters.highlightTags
    return tags.pre.isEmpty || tags.post.isEmpty ? HighlightTags(pre: "\u{E000}", post: "\u{E001}") : tags
  }

  func addHighlights(to search: inout JSONObject) {
    guard window.pageSize > 0 else { return }
    let fields = hasText ? markedFields : []
    // Snippets are cut out of the whole texts, because Typesense's have no number of words.
    let names = fields.isEmpty ? "none" : fields.joined(separator: ",")
    search["highlight_fields"] = .string(names)
    search["highlight_full_fields"] = .string(names)
    if !fields.isEmpty {
      search["highlight_start_tag"] = .string(marks.pre)
      search["highlight_end_tag"] = .string(marks.post)
    }
    search["enable_highlight_v1"] = false
  }

  /// The fields that hits must have so that they can be put together; nil for all.
  var includedFields: [String]? {
    let retrieved = parameters["attributesToRetrieve"]?.stringListValue ?? ["*"]
    guard !retrieved.contains("*"), window.pageSize > 0 else { return nil }
    var names: ExactSet = ["id"]
    names.formUnion(retrieved.filter { !$0.hasPrefix("-") && $0 != "objectID" })
    names.formUnion(highlightedAttributes + snippets.map(\.attribute))
    return Array(names)
  }
}
