package import SearchModel

extension ServedDefinitionSearch {
  /// The page of those objects that meet the conditions.
  package func content(of objects: [JSONObject]) -> JSON {
    let found = objects.filter(accepts)
    let start = saturatingProduct(page, hitsPerPage)
    let hits = found.dropFirst(start).prefix(hitsPerPage)
    return [
      "hits": .array(hits.map(JSON.object)), "nbHits": .integer(found.count), "page": .integer(page),
      "nbPages": .integer(pageCount(of: found.count, size: hitsPerPage)),
    ]
  }

  /// Whether an object contains the text and has the values that are asked for.
  private func accepts(_ object: JSONObject) -> Bool {
    let text = query.lowercased()
    guard text.isEmpty || Self.texts(in: .object(object)).contains(where: { $0.lowercased().contains(text) }) else {
      return false
    }
    return members.allSatisfy { name, wanted in
      switch name {
      case "type": object["type"]?.stringValue?.lowercased() == wanted.stringValue
      case "enabled": (object["enabled"]?.boolValue ?? true) == wanted.boolValue
      default: Self.conditions(of: object).contains { $0[name] == wanted }
      }
    }
  }

  private static func conditions(of rule: JSONObject) -> [JSONObject] {
    let all = (rule["conditions"]?.arrayValue ?? []) + [rule["condition"]].compactMap { $0 }
    return all.compactMap(\.objectValue)
  }

  private static func texts(in value: JSON) -> [String] {
    switch value {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(texts)
    case .object(let members): members.values.flatMap(texts)
    default: []
    }
  }
}
