import Diagnostics
import SearchGraph
import SearchModel

// Which fields of hits are shown, and what is shown of them.
extension SectionLayout {
  /// The name of what every hit has.
  package static let objectIDName = "objectID"

  /// The layout with these fields only, in their order; the first of them is the label.
  ///
  /// - Parameter names: Names of fields; of hits without a schema, attributes or paths to them. What the section does
  ///   not have is passed over, and `objectID` is there always.
  package func choosing(_ names: [String]) -> SectionLayout {
    guard !isFacet else { return self }
    var fields: [HitField] = []
    for name in names where !fields.contains(where: { $0.name.hasSameBytes(as: name) }) {
      if let field = schema?.fields.first(where: { $0.name.hasSameBytes(as: name) }) {
        fields.append(field)
      } else if schema == nil || name == Self.objectIDName {
        fields.append(HitField(name: name, type: .any, path: FieldPath(name), isOptional: true))
      }
    }
    var layout = self
    layout.choice = schema == nil ? .ofRecord : .ofSchema
    layout.schema = HitSchema(fields: fields)
    layout.label = fields.first?.name
    layout.detail = fields.dropFirst().map(\.name)
    return layout
  }

  /// The fields that have columns of their own in tables; nil where the whole hit is one.
  var columnFields: [HitField]? {
    guard choice != .all else { return schema?.fields }
    return schema?.fields.filter { $0.name != Self.objectIDName }
  }

  /// A section with what is shown of its hits.
  func shown(_ section: SectionResult) -> SectionResult {
    guard choice != .all || !showsHighlights, case .hits(let hits) = section.content else { return section }
    var section = section
    section.content = .hits(hits.map(shown))
    return section
  }

  /// What is shown of a hit.
  private func shown(_ hit: DynamicHit) -> DynamicHit {
    var shown = hit
    for name in ["_highlightResult", "_snippetResult"] {
      guard let annotation = hit.annotations[name] else { continue }
      if !showsHighlights {
        shown.annotations[name] = nil
      } else if choice != .all {
        shown.annotations[name] = annotation.restricted(to: (schema?.fields ?? []).map { recordPath(of: $0, in: hit) })
      }
    }
    guard choice != .all, let schema else { return shown }
    shown.fields = [:]
    for field in schema.fields { shown.fields[field.name] = value(of: field, in: hit) }
    return shown
  }

  private func value(of field: HitField, in hit: DynamicHit) -> JSON? {
    if let value = hit.fields[field.name] { return value }
    if field.name == Self.objectIDName { return .string(hit.objectID) }
    return choice == .ofRecord ? JSON.object(hit.fields).value(at: field.path) : nil
  }

  /// Where the record holds a field: a name with dots is an attribute before it is a path.
  private func recordPath(of field: HitField, in hit: DynamicHit) -> FieldPath {
    choice == .ofRecord && hit.fields[field.name] != nil ? FieldPath(components: [field.name]) : field.path
  }
}
