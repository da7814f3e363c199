import Diagnostics
package import SearchGraph
import SearchModel

/// Reads what people see of a hit: its label, its details, its fields with their highlights.
package struct HitReader: Sendable {
  /// How many details a hit without a schema shows at most; its records may have any number of attributes.
  static let detailLimit = 5

  let layout: SectionLayout
  /// How many characters of long texts are read; nil for all.
  let characterLimit: Int?

  /// A reader of the hits of a section.
  package init(layout: SectionLayout, characterLimit: Int? = nil) {
    self.layout = layout
    self.characterLimit = characterLimit
  }

  /// The name of the field that is the label; nil when hits have different label fields, or no label.
  var labelName: String? {
    layout.label ?? layout.schema?.fields.first { $0.type == .string }?.name
  }

  /// The label: the chosen field or the first text, else the record's id.
  package func label(of hit: DynamicHit) -> FieldText {
    if let name = labelName(of: hit), let text = text(of: name, in: hit), !text.isEmpty { return text }
    return FieldText(plain: hit.objectID)
  }

  /// The details: the chosen fields or all others, without those that have nothing to show.
  package func details(of hit: DynamicHit) -> [FieldText] {
    detailNames(of: hit).compactMap { name in
      guard let text = text(of: name, in: hit), !text.isEmpty else { return nil }
      // "true" alone says nothing.
      return value(of: name, in: hit)?.boolValue == nil ? text : text.prefixed(with: name + ": ")
    }
  }

  /// A field's text with its highlights, nil when the hit has no such field.
  package func text(of name: String, in hit: DynamicHit) -> FieldText? {
    value(of: name, in: hit).map { value in
      let highlights = hit.annotations["_highlightResult"]
      return FieldText(
        value, highlight: highlights?.value(at: recordPath(of: name, in: hit)), layout: layout, limit: characterLimit)
    }
  }

  private func value(of name: String, in hit: DynamicHit) -> JSON? {
    if let value = hit.fields[name] { return value }
    return layout.schema == nil ? JSON.object(hit.fields).value(at: FieldPath(name)) : nil
  }

  /// Where the record holds the field: highlights have the record's shape, not the schema's.
  private func recordPath(of name: String, in hit: DynamicHit) -> FieldPath {
    if let field = layout.schema?.fields.first(where: { $0.name.hasSameBytes(as: name) }) { return field.path }
    return hit.fields[name] == nil ? FieldPath(name) : FieldPath(components: [name])
  }

  private func labelName(of hit: DynamicHit) -> String? {
    if let labelName { return labelName }
    guard layout.schema == nil else { return nil }
    return hit.fields.first { $0.value.stringValue?.isEmpty == false }?.key
  }

  private func detailNames(of hit: DynamicHit) -> [String] {
    if let detail = layout.detail { return detail }
    let label = labelName(of: hit)
    if let schema = layout.schema { return schema.fields.map(\.name).filter { $0 != label } }
    let scalars = hit.fields.filter {
      $0.key != label && !$0.value.isNullOrNotFinite && $0.value.scalarText != nil
    }
    return scalars.prefix(Self.detailLimit).map(\.key)
  }
}
