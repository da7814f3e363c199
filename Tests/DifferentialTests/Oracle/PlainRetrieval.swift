import SearchModel

@testable import IndexSettings

/// Which attributes of records hits carry.
struct PlainRetrieval {
  private let included: AttributeSelection
  private let excluded: AttributeSelection

  init(_ options: SearchOptions) {
    let names = options.strings("attributesToRetrieve")
    included = AttributeSelection(names.filter { !$0.hasPrefix("-") })
    let removed = names.contains("*") ? names.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) } : []
    excluded = AttributeSelection(removed + options.strings("unretrievableAttributes"))
  }

  /// The members of a record that its hit carries, in the record's order.
  func members(of attributes: JSONObject) -> JSONObject {
    retrieved(attributes, at: [])
  }

  private func retrieved(_ members: JSONObject, at components: [String]) -> JSONObject {
    var kept: JSONObject = [:]
    for (name, value) in members {
      if let value = retrieved(value, at: FieldPath(components: components + [name])) { kept[name] = value }
    }
    return kept
  }

  /// The part of a value that is retrieved, nil when nothing is.
  private func retrieved(_ value: JSON, at path: FieldPath) -> JSON? {
    guard !excluded.includes(path), included.reaches(into: path) else { return nil }
    let isIncluded = included.includes(path)
    if isIncluded, !excluded.reaches(into: path) { return value }
    guard path.components.count < JSONScanner.maximumDepth else { return nil }
    switch value {
    case .object(let members):
      let kept = retrieved(members, at: path.components)
      return kept.isEmpty && !isIncluded ? nil : .object(kept)
    case .array(let elements):
      let kept = elements.compactMap { retrieved($0, at: path) }
      return kept.isEmpty && !isIncluded ? nil : .array(kept)
    default:
      return isIncluded ? .some(value) : nil
    }
  }
}
