import SearchModel

extension RESTResponseReader {
  /// The records of an answer: the elements of the one list that the path leads to, or whatever a path of several
  /// values finds.
  func hits(in content: JSON) throws(SearchError) -> [JSON] {
    let path = mapping.hits
    let root = path.singularPrefix
    let container = try values(at: root, in: content, "")[0]
    if path.isSingular {
      switch container {
      case .array(let elements): return elements
      // What some languages write for an empty list.
      case .null: return []
      default: throw mismatch(path, "a list", container, "")
      }
    }
    if container == .null { return [] }
    // After a bare '..' anything may be there.
    let isStep = !path.segments[root.segments.count].isDescendant
    if isStep, container.arrayValue == nil, container.objectValue == nil {
      throw mismatch(root, "a list or an object", container, "")
    }
    return try records(of: path, in: content)
  }

  /// The values of a path that may find several: where names follow the last `*`, each of its values must have them,
  /// lest records be lost in silence.
  private func records(of path: JSONPath, in content: JSON) throws(SearchError) -> [JSON] {
    let count = path.segments.count - path.segments.reversed().prefix(while: \.isSingular).count
    guard count < path.segments.count, !path.segments[count - 1].isDescendant else {
      return try path.values(in: content)
    }
    let (list, rest) = path.split(after: count)
    var records: [JSON] = []
    for (place, element) in try list.values(in: content).enumerated() {
      guard let record = try rest.values(in: element).first else {
        throw missing(rest, in: element, " of the \(Self.ordinal(place)) value of '\(list)'")
      }
      records.append(record)
    }
    return records
  }

  /// A record as a hit: its id first, then its members, then what is highlighted.
  func hit(_ record: JSON, at place: Int, _ request: SectionRequest) throws(SearchError) -> JSONObject {
    let context = " in the \(Self.ordinal(place)) hit"
    guard let members = record.objectValue else { throw mismatch(mapping.hits, "objects", record, context) }
    let found = try values(at: mapping.objectID, in: record, context)
    guard let objectID = identifier(found[0]) else {
      throw mismatch(mapping.objectID, "a text or a whole number", found[0], context)
    }
    var hit: JSONObject = ["objectID": .string(objectID)]
    hit.reserveCapacity(members.count + 2)
    for (name, value) in members where name != "objectID" { hit[name] = value }
    if let path = mapping.highlights, let found = try path.values(in: record).first, !found.isNullOrEmpty {
      let reader = HighlightReader(tags: request.parameters.highlightTags, query: request.parameters.query)
      guard let results = reader.results(found, of: members) else {
        throw mismatch(path, "an object of texts by attribute, or a list of such", found, context)
      }
      if !results.isEmpty { hit["_highlightResult"] = .object(results) }
    }
    return hit
  }

  private func identifier(_ value: JSON) -> String? {
    switch value {
    case .string(let text): text.isEmpty ? nil : text
    case .integer, .literal: value.scalarText
    case .double: value.integerValue.map { String($0) }
    default: nil
    }
  }

  static func ordinal(_ place: Int) -> String {
    let number = place + 1
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}
