package import Diagnostics
package import SearchModel
import YAMLTree

/// A field of a hit schema, at its place in the spec.
package struct PlacedField: Sendable {
  /// Where records have it.
  package let path: FieldPath
  /// Where the spec names it.
  package let range: SourceRange

  /// The fields of a schema, those inside of objects too.
  static func all(of schema: HitSchema, at node: YAMLNode) -> [PlacedField] {
    all(schema.fields, at: node, below: [])
  }

  private static func all(_ fields: [HitField], at node: YAMLNode, below path: [String]) -> [PlacedField] {
    var placed: [PlacedField] = []
    for field in fields {
      guard let member = node.members?.first(where: { $0.name.hasSameBytes(as: field.name) }) else { continue }
      let components = path + field.path.components
      let isLongForm = member.value["type"] != nil && field.path.components != [field.name]
      placed.append(
        PlacedField(
          path: FieldPath(components: components),
          range: (isLongForm ? member.value["from"]?.useRange : nil) ?? member.key.useRange))
      if case .object(let inner) = field.type.element, let node = mapping(of: inner, in: member.value) {
        placed += all(inner, at: node, below: components)
      }
    }
    return placed
  }

  /// The mapping of the fields of an object, which may stand in lists and in the long form of a field.
  private static func mapping(of fields: [HitField], in node: YAMLNode) -> YAMLNode? {
    if let element = node.elements?.first { return mapping(of: fields, in: element) }
    let names = Set(fields.map(\.name))
    if let members = node.members, Set(members.map(\.name)) == names { return node }
    return node["type"].flatMap { mapping(of: fields, in: $0) }
  }
}

extension HitFieldType {
  /// The type of what is in lists of this type, itself for others.
  fileprivate var element: HitFieldType {
    if case .list(let type) = self { type.element } else { self }
  }
}
