package import Diagnostics
package import SearchModel

/// An attribute of hits that the expectations of a query file name, at the first place where they do.
package struct ExpectedAttribute: Sendable, Hashable {
  /// The attribute, as filters and snapshots name it.
  package let attribute: String
  /// The module whose hits should have it, by its id; nil for all.
  package let module: String?
  /// The name of the condition.
  package let check: String
  /// Whether the condition compares numbers.
  package let isNumeric: Bool
  /// The file as it was named.
  package let file: String
  /// The place.
  package let range: SourceRange
}

extension ExpectedAttribute {
  /// Warnings about the attribute by the records of indices: that none has it, or no number in it.
  ///
  /// - Parameters:
  ///   - indices: the indices whose records should have it: one of them at least.
  ///   - paths: the paths of records by index. Nothing is said where one of the indices is missing here.
  package func warnings(in indices: [String], paths: ExactDictionary<RecordPaths>) -> [Diagnostic] {
    // Snapshots also take names with dots as they stand.
    let whole = FieldPath(components: [attribute])
    if check == "snapshot", indices.contains(where: { paths[$0]?[whole] != nil }) { return [] }
    let use = AttributeUse(
      indices: indices, attribute: FieldPath(attribute), range: range, role: Diagnostic.quoted(check),
      demand: isNumeric ? .numbers : .anything)
    return AttributeUse.warnings(of: [use], paths: paths, file: file)
  }
}

/// The attributes that expectations name, each once, and no more of them than are worth being looked up.
struct ExpectedAttributes {
  private static let limit = 1_000

  private struct Key: Hashable {
    let attribute: String
    let module: String?
    let isNumeric: Bool
  }

  private(set) var all: [ExpectedAttribute] = []
  private var seen: Set<Key> = []

  /// Notes what conditions name.
  mutating func note(_ blocks: [ExpectationBlock]) {
    for block in blocks {
      let module: String? = if case .module(let id) = block.scope { id } else { nil }
      for expectation in block.expectations {
        for (attribute, isNumeric) in expectation.check.attributes
        where all.count < Self.limit
          && seen.insert(Key(attribute: attribute, module: module, isNumeric: isNumeric)).inserted
        {
          all.append(
            ExpectedAttribute(
              attribute: attribute, module: module, check: expectation.name, isNumeric: isNumeric,
              file: expectation.file, range: expectation.range))
        }
      }
    }
  }
}

extension Expectation.Check {
  /// The attributes of hits that the condition reads, and whether it compares them as numbers.
  fileprivate var attributes: [(name: String, isNumeric: Bool)] {
    switch self {
    case .each(let filters), .contains(.filter(let filters, _), _):
      filters.clauses.flatMap(\.filters).map { ($0.attribute, $0.kind == .numeric) }
    case .snapshot(let fields): (fields ?? []).map { ($0, false) }
    case .duplicates(let attribute, _): [(attribute, false)]
    default: []
    }
  }
}
