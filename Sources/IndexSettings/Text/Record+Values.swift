package import SearchModel

extension Record {
  /// The values at a path, lists flattened; `objectID` is one.
  package func values(at path: FieldPath) -> [JSON] {
    if path.components == ["objectID"] { return [.string(objectID)] }
    return JSON.object(attributes).values(at: path)
  }
}

extension JSON {
  /// The text of a value that can be searched: strings, and numbers as they are written.
  package var searchableText: String? {
    if case .bool = self { return nil }
    return scalarText
  }
}
