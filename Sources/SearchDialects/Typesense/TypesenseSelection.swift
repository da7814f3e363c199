import SearchModel

/// Which attributes of records hits carry, as `attributesToRetrieve` says it.
struct TypesenseSelection {
  /// Whether all of them, but for ``excluded`` ones.
  private let includesAll: Bool
  private let included: [[String]]
  private let excluded: [[String]]

  init(_ names: [String], without removed: [String]) {
    includesAll = names.contains("*")
    included = names.filter { !$0.hasPrefix("-") && $0 != "*" }.map { FieldPath($0).components }
    let negated = includesAll ? names.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) } : []
    excluded = (negated + removed).map { FieldPath($0).components }
  }

  /// Whether hits carry all of a record.
  var isEverything: Bool { includesAll && excluded.isEmpty }

  /// The part of an attribute's value that hits carry, nil for none of it.
  func part(of value: JSON, named name: String) -> JSON? {
    isEverything ? value : part(of: value, at: [name])
  }

  private func members(of attributes: JSONObject, at path: [String]) -> JSONObject {
    var kept: JSONObject = [:]
    for (name, value) in attributes {
      if let value = part(of: value, at: path + [name]) { kept[name] = value }
    }
    return kept
  }

  /// The part of a value that is carried, nil for none of it.
  private func part(of value: JSON, at path: [String]) -> JSON? {
    guard !excluded.contains(where: { path.starts(with: $0) }) else { return nil }
    let isWhole = includesAll || included.contains { path.starts(with: $0) }
    if isWhole, !excluded.contains(where: { $0.starts(with: path) }) { return value }
    guard isWhole || included.contains(where: { $0.starts(with: path) }) else { return nil }
    switch value {
    case .object(let members):
      let kept = self.members(of: members, at: path)
      return kept.isEmpty && !isWhole ? nil : .object(kept)
    case .array(let elements):
      let kept = elements.compactMap { part(of: $0, at: path) }
      return kept.isEmpty && !isWhole ? nil : .array(kept)
    default:
      return isWhole ? .some(value) : .none
    }
  }
}
