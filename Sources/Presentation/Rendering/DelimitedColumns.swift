import Diagnostics
import SearchModel

/// The columns of `csv` and `tsv` output: fixed ones, the fields of all sections, `count` where there are facet values,
/// carried ones.
struct DelimitedColumns: Sendable {
  /// The column of durations.
  static let milliseconds = "milliseconds"
  /// What a column between `objectID` and `count` holds.
  enum Field: Sendable, Hashable {
    /// A field of a hit schema.
    case named(ExactText)
    /// The whole hit, in sections without a schema.
    case wholeHit

    var name: String {
      switch self {
      case .named(let name): name.text
      case .wholeHit: "hit"
      }
    }
  }

  /// The columns whose names no field has, in front.
  let fixed: [String]
  /// The fields that have a column, each once, in the order of their first appearance.
  let fields: [Field]
  /// Whether there is a column of counts.
  let hasCount: Bool
  /// The keys of the carried columns.
  let carried: [String]
  /// The names of all columns, no two alike.
  let header: [String]

  /// The columns of an output.
  init(shape: OutputShape, options: RenderingOptions) {
    let hasHits = options.rows == .hits
    fixed =
      ["query", "id", "module", "status", "nbHits", "page", "error"]
      + (options.isTimed ? [Self.milliseconds] : []) + (hasHits ? ["position", "objectID"] : [])
    var fields: [Field] = []
    var seen: Set<Field> = []
    for layout in shape.layouts where hasHits && !layout.isFacet {
      let added = layout.columnFields.map { $0.map { Field.named(ExactText($0.name)) } } ?? [.wholeHit]
      for field in added where seen.insert(field).inserted { fields.append(field) }
    }
    self.fields = fields
    hasCount = hasHits && shape.layouts.contains(where: \.isFacet)
    carried = shape.carriedColumns

    let count = hasCount ? ["count"] : []
    // `hit` is a fixed name where hits have no schema, whichever section comes first.
    var taken = ExactSet(fixed + count + (seen.contains(.wholeHit) ? [Field.wholeHit.name] : []))
    let fieldNames = fields.map { field in
      field == .wholeHit ? field.name : Self.uniqueName(field.name, prefix: "hit.", taken: &taken)
    }
    let carriedNames = carried.map { Self.uniqueName($0, prefix: "in.", taken: &taken) }
    header = fixed + fieldNames + count + carriedNames
  }

  /// The name itself or, when another column has it, the prefixed one.
  private static func uniqueName(_ name: String, prefix: String, taken: inout ExactSet) -> String {
    var name = name
    while !taken.insert(name).inserted { name = prefix + name }
    return name
  }
}
