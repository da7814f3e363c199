package import Diagnostics
package import SearchModel

/// An attribute that a query file names, in expectations of its rows or in search parameters, at the first place where
/// it does.
package struct NamedAttribute: Sendable, Hashable {
  /// What names it.
  package enum Role: Sendable, Hashable {
    /// A condition on the hits of a module, by its id, or of all modules.
    case condition(module: String?)
    /// A parameter of searches, which go to all modules.
    case parameter
  }

  /// The attribute, as filters and snapshots name it.
  package let attribute: String
  /// What names it.
  package let role: Role
  /// The name of the condition, or of the parameter.
  package let name: String
  /// What the attribute's values must be.
  package let demand: AttributeUse.Demand
  /// The text that names it, where that may be an object id instead.
  package var objectID: String?
  /// The file as it was named.
  package let file: String
  /// The place.
  package let range: SourceRange

  /// Whether a run without a test has no use for it.
  package var isExpected: Bool { role != .parameter }
}

extension NamedAttribute {
  /// Warnings about the attribute by the records of indices: that none has it, or no number in it.
  ///
  /// - Parameters:
  ///   - indices: the indices whose records should have it: one of them at least.
  ///   - paths: the paths of records by index. Nothing is said where one of the indices is missing here.
  package func warnings(in indices: [String], paths: ExactDictionary<RecordPaths>) -> [Diagnostic] {
    // Snapshots also take names with dots as they stand.
    let whole = FieldPath(components: [attribute])
    if isExpected, name == "snapshot", indices.contains(where: { paths[$0]?[whole] != nil }) { return [] }
    let use = AttributeUse(
      indices: indices, attribute: FieldPath(attribute), range: range, role: Diagnostic.quoted(name), demand: demand)
    return AttributeUse.warnings(of: [use], paths: paths, file: file)
  }
}

/// The attributes that query files name, each once, and no more of them than are worth being looked up.
struct NamedAttributes {
  private static let limit = 1_000

  private struct Key: Hashable {
    let attribute: String
    let role: NamedAttribute.Role
    let demand: AttributeUse.Demand
  }

  private(set) var all: [NamedAttribute] = []
  private var seen: Set<Key> = []

  /// Notes what conditions name.
  mutating func note(_ blocks: [ExpectationBlock]) {
    for block in blocks {
      let module: String? = if case .module(let id) = block.scope { id } else { nil }
      for expectation in block.expectations {
        for (attribute, isNumeric) in expectation.check.attributes {
          var named = NamedAttribute(
            attribute: attribute, role: .condition(module: module), name: expectation.name,
            demand: isNumeric ? .numbers : .anything, file: expectation.file, range: expectation.range)
          if case .contains(.objectIDOrFilter(let text, _), _) = expectation.check { named.objectID = text }
          note(named)
        }
      }
    }
  }

  /// Notes what a parameter names beside filters and facets, which are compared with what is declared.
  ///
  /// - Parameter range: the place of an element of the value, counted from 0, or of a value that is no list.
  mutating func note(
    _ value: JSON, of parameter: SearchParameter, file: String, at range: (_ element: Int?) -> SourceRange
  ) {
    guard parameter.name != "facets" else { return }
    for (element, attribute, demand) in AttributeList.demands(of: value, for: parameter.name) {
      note(
        NamedAttribute(
          attribute: attribute, role: .parameter, name: parameter.name, demand: demand, file: file,
          range: range(element)))
    }
  }

  private mutating func note(_ named: NamedAttribute) {
    let key = Key(attribute: named.attribute, role: named.role, demand: named.demand)
    if all.count < Self.limit, seen.insert(key).inserted { all.append(named) }
  }
}

extension Expectation.Check {
  /// The attributes of hits that the condition reads, and whether it compares them as numbers.
  fileprivate var attributes: [(name: String, isNumeric: Bool)] {
    switch self {
    case .each, .contains(.filter, _), .contains(.objectIDOrFilter, _):
      filters.map { ($0.attribute, $0.kind == .numeric) }
    case .snapshot(let fields): (fields ?? []).map { ($0, false) }
    case .duplicates(let attribute, _): [(attribute, false)]
    default: []
    }
  }
}
