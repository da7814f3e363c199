package import SearchModel

/// A choice of attributes by path; naming one names what is inside it.
package struct AttributeSelection: Sendable {
  /// Whether every attribute is chosen.
  package let isEverything: Bool
  private let paths: [FieldPath]

  /// Whether no attribute is chosen.
  package var isEmpty: Bool { !isEverything && paths.isEmpty }

  package init(_ names: [String]) {
    isEverything = names.contains("*")
    paths = names.filter { $0 != "*" }.map(FieldPath.init)
  }

  /// Whether a value at a path is chosen.
  package func includes(_ path: FieldPath) -> Bool {
    isEverything || paths.contains { path.isWithin($0) }
  }

  /// Whether something inside the value at a path is chosen.
  package func reaches(into path: FieldPath) -> Bool {
    isEverything || paths.contains { $0.isWithin(path) || path.isWithin($0) }
  }
}
