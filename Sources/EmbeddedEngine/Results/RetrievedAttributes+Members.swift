import IndexSettings
import SearchModel

extension RetrievedAttributes {
  /// A choice of a search.
  init(_ options: SearchOptions) {
    self.init(options.strings("attributesToRetrieve"), unretrievable: options.strings("unretrievableAttributes"))
  }

  /// The members of a record that its hit carries, in the record's order.
  func members(of attributes: JSONObject) -> JSONObject {
    included.isEverything && excluded.isEmpty ? attributes : retrieved(attributes, at: [])
  }

  private func retrieved(_ members: JSONObject, at components: [String]) -> JSONObject {
    var kept: JSONObject = [:]
    for (name, value) in members {
      let path = FieldPath(components: components + [name])
      guard reaches(into: path) else { continue }
      if included.includes(path), !excluded.reaches(into: path) {
        kept[name] = value
      } else if let value = retrieved(value, at: path) {
        kept[name] = value
      }
    }
    return kept
  }

  /// The part of a value that is retrieved, nil when nothing is.
  private func retrieved(_ value: JSON, at path: FieldPath) -> JSON? {
    guard path.components.count < JSONScanner.maximumDepth else { return nil }
    switch value {
    case .object(let members):
      let kept = retrieved(members, at: path.components)
      return kept.isEmpty && !included.includes(path) ? nil : .object(kept)
    case .array(let elements):
      let kept = elements.compactMap { retrieved($0, at: path) }
      return kept.isEmpty && !included.includes(path) ? nil : .array(kept)
    default:
      // Not a conditional expression: there, nil would be JSON's null.
      guard included.includes(path) else { return nil }
      return value
    }
  }
}
