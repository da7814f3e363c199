import OrderedCollections
import SearchModel

extension ColumnEncoder {
  /// Adds the values of a whole record and ends it.
  ///
  /// Its paths are numbered as they come, so segments of such records are finished by ``finish()``.
  mutating func add(_ record: Record) {
    for (name, value) in record.attributes { walk(value, [name]) }
    for place in Place.places(of: record) { self.place(place) }
    if let group = groupValue(of: record) {
      var text = group.text()
      text.withUTF8 { self.group(UnsafeRawBufferPointer($0)) }
    }
    var objectID = record.objectID
    objectID.withUTF8 { self.objectID(UnsafeRawBufferPointer($0)) }
    endRecord()
  }

  /// The segment of records that were added whole.
  consuming func finish() -> ColumnSegment {
    let paths = ownPaths.sorted { $0.value < $1.value }.map(\.key)
    return finish(paths: paths)
  }

  private mutating func walk(_ value: JSON, _ components: [String]) {
    switch value {
    case .null: return
    case .array(let elements):
      for element in elements { walk(element, components) }
    case .object(let members):
      object(at: number(of: components))
      for (name, value) in members { walk(value, components + [name]) }
    case .bool(let value): boolean(value, at: number(of: components))
    case .integer(let value): integer(value, at: number(of: components))
    case .double(let value): double(value, at: number(of: components))
    case .literal(var digits):
      let path = number(of: components)
      digits.withUTF8 { literal(UnsafeRawBufferPointer($0), at: path) }
    case .string(var text):
      let path = number(of: components)
      text.withUTF8 { self.text(UnsafeRawBufferPointer($0), at: path) }
    }
  }

  private mutating func number(of components: [String]) -> Int {
    let path = FieldPath(components: components)
    if let known = ownPaths[path] { return known }
    ownPaths[path] = ownPaths.count
    return ownPaths.count - 1
  }

  /// What a record is grouped by, nil when it is missing or null.
  private func groupValue(of record: Record) -> JSON? {
    guard let path = plan.group else { return nil }
    if path == ColumnPlan.objectID { return .string(record.objectID) }
    let value = JSON.object(record.attributes).value(at: path)
    return value == .null ? nil : value
  }
}
