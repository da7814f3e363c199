import SearchModel

/// Turns the highlights of a hit into Algolia's `_highlightResult`.
///
/// They come as texts by attribute, as lists of texts, as objects that hold the text (`{"title": {"snippet": …}}`),
/// nested like the record, or as a list of objects that name their attribute (`[{"field": "title", "snippet": …}]`).
struct HighlightReader {
  let tags: HighlightTags
  let query: String

  private static let attributeNames = ["field", "attribute", "name"]
  private static let textNames = ["value", "snippet", "text"]
  private static let listNames = ["values", "snippets", "fragments"]
  /// Deeper than any record that is displayed.
  private static let maximumDepth = 20

  /// The results by attribute, nil for another form.
  func results(_ highlights: JSON, of record: JSONObject) -> JSONObject? {
    switch highlights {
    case .object(let members): return results(members, of: record, depth: 0)
    case .array(let entries):
      var results: JSONObject = [:]
      for entry in entries {
        guard let entry = entry.objectValue,
          let attribute = Self.attributeNames.lazy.compactMap({ entry[$0]?.stringValue }).first,
          let result = result(.object(entry), of: record.value(named: attribute), depth: 0)
        else { return nil }
        results.set(result, named: attribute, like: record)
      }
      return results
    default: return nil
    }
  }

  private func results(_ members: JSONObject, of record: JSONObject?, depth: Int) -> JSONObject? {
    guard depth < Self.maximumDepth else { return nil }
    var results: JSONObject = [:]
    for (attribute, highlight) in members where !highlight.isNullOrEmpty {
      guard let result = result(highlight, of: record?.value(named: attribute), depth: depth + 1) else { return nil }
      results.set(result, named: attribute, like: record ?? [:])
    }
    return results
  }

  private func result(_ highlight: JSON, of value: JSON?, depth: Int) -> JSON? {
    switch highlight {
    case .string(let text): return result(text)
    case .array(let elements):
      guard let texts = highlight.stringListValue else {
        // A list of nested objects stays a list.
        let values = value?.arrayValue ?? []
        var results: [JSON] = []
        for (place, element) in elements.enumerated() {
          guard depth < Self.maximumDepth,
            let result = result(element, of: values.indices.contains(place) ? values[place] : nil, depth: depth + 1)
          else { return nil }
          results.append(result)
        }
        return .array(results)
      }
      // A list of texts for an attribute that is not a list holds its fragments.
      if value?.arrayValue == nil { return result(texts.joined(separator: " … ")) }
      return .array(texts.map(result))
    case .object(let members):
      for name in Self.textNames {
        if let text = members[name]?.stringValue { return result(text) }
      }
      for name in Self.listNames {
        if let list = members[name], list.stringListValue != nil { return result(list, of: value, depth: depth) }
      }
      return results(members, of: value?.objectValue, depth: depth).map(JSON.object)
    case .null, .bool, .integer, .double, .literal: return highlight.scalarText.map(result)
    }
  }

  /// The result of one text: with what the tags enclose as its matched words.
  private func result(_ text: String) -> JSON {
    let parts = HighlightedString(tagged: text, preTag: tags.pre, postTag: tags.post).parts
    let matched = ExactSet(parts.filter(\.isHighlighted).map { $0.text.lowercased() })
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    let isFull = words.allSatisfy { word in matched.contains { $0.hasPrefix(word) || word.hasPrefix($0) } }
    let level: MatchLevel = matched.isEmpty ? .none : isFull ? .full : .partial
    return [
      "value": .string(text), "matchLevel": .string(level.rawValue), "matchedWords": .array(matched.map(JSON.string)),
    ]
  }
}

extension JSONObject {
  /// The member of a name, or what its dots lead to.
  fileprivate func value(named name: String) -> JSON? {
    self[name] ?? JSON.object(self).value(at: FieldPath(name))
  }

  /// Sets a member; a name with dots becomes nested objects where the record has such.
  fileprivate mutating func set(_ value: JSON, named name: String, like record: JSONObject) {
    let components = FieldPath(name).components
    guard components.count > 1, record[name] == nil, record[components[0]] != nil else {
      self[name] = value
      return
    }
    set(value, at: components[...])
  }

  private mutating func set(_ value: JSON, at components: ArraySlice<String>) {
    guard let first = components.first else { return }
    guard components.count > 1 else {
      self[first] = value
      return
    }
    var inner = self[first]?.objectValue ?? [:]
    inner.set(value, at: components.dropFirst())
    self[first] = .object(inner)
  }
}
