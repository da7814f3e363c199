import SearchModel

/// The columns of `csv` and `tsv` output: fixed ones, the fields of all sections, `count` where there are facet values,
/// carried ones.
struct DelimitedColumns: Sendable {
  /// The columns that every output has, in front.
  static let fixed = ["query", "id", "module", "status", "position", "objectID"]
  /// The column of hits without a schema.
  static let wholeHit = "hit"

  /// The names of the fields that have a column, each once, in the order of their first appearance.
  let fields: [String]
  /// Whether there is a column of counts.
  let hasCount: Bool
  /// The keys of the carried columns.
  let carried: [String]
  /// The names of all columns, no two alike.
  let header: [String]

  init(shape: OutputShape) {
    var fields: [String] = []
    var seen: Set<String> = []
    for layout in shape.layouts where !layout.isFacet {
      let names = layout.schema.map { $0.fields.map(\.name) } ?? [Self.wholeHit]
      for name in names where seen.insert(name).inserted { fields.append(name) }
    }
    self.fields = fields
    hasCount = shape.layouts.contains(where: \.isFacet)
    carried = shape.carriedColumns

    let count = hasCount ? ["count"] : []
    var taken = Set(Self.fixed + count)
    let fieldNames = fields.map { Self.uniqueName($0, prefix: "hit.", taken: &taken) }
    let carriedNames = carried.map { Self.uniqueName($0, prefix: "in.", taken: &taken) }
    header = Self.fixed + fieldNames + count + carriedNames
  }

  /// The name itself or, when another column has it, the prefixed one.
  private static func uniqueName(_ name: String, prefix: String, taken: inout Set<String>) -> String {
    var name = name
    while !taken.insert(name).inserted { name = prefix + name }
    return name
  }
}
