import SearchModel
import SpecLoader

/// Writes hit schemas in the spec's form.
enum HitSchemaText {
  /// The fields as lines, without indentation of the first level.
  static func lines(_ fields: [HitField]) -> [String] {
    fields.flatMap(lines)
  }

  private static func lines(_ field: HitField) -> [String] {
    let key = YAMLText.scalar(field.name) + ":"
    let isRenamed = field.path.components != [field.name]
    guard field.type.holdsObject else {
      let type = typeText(field.type)
      if isRenamed {
        let optional = field.isOptional ? ", optional: true" : ""
        return ["\(key) { type: \(type), from: \(YAMLText.value(field.path.description))\(optional) }"]
      }
      if !field.isOptional { return ["\(key) \(type)"] }
      return [field.type.isList ? "\(key) \"\(type)?\"" : "\(key) \(type)?"]
    }
    // A mapping with a member `type` could be taken for the long form; `optional` settles that.
    if isRenamed || field.isOptional || field.type.hasMemberNamedType {
      let from = isRenamed ? ["from: \(YAMLText.value(field.path.description))"] : []
      return [key] + indented(["type:"] + indented(nested(field.type)) + from + ["optional: \(field.isOptional)"])
    }
    return [key] + indented(nested(field.type))
  }

  /// A type that is or lists an object.
  private static func nested(_ type: HitFieldType) -> [String] {
    switch type {
    case .object(let fields): lines(fields)
    case .list(let element):
      nested(element).enumerated().map { offset, line in (offset == 0 ? "- " : "  ") + line }
    default: [typeText(type)]
    }
  }

  private static func typeText(_ type: HitFieldType) -> String {
    if case .list(let element) = type { return "[\(typeText(element))]" }
    return HitFieldType.scalarTypes.first { $0.type == type }?.name ?? "any"
  }

  static func indented(_ lines: [String], by count: Int = 2) -> [String] {
    let spaces = String(repeating: " ", count: count)
    return lines.map { $0.isEmpty ? $0 : spaces + $0 }
  }
}

extension HitFieldType {
  /// Whether the type is an object, or a list that in the end holds objects.
  fileprivate var holdsObject: Bool {
    switch self {
    case .object: true
    case .list(let element): element.holdsObject
    default: false
    }
  }

  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }

  fileprivate var hasMemberNamedType: Bool {
    if case .object(let fields) = self { fields.contains { $0.name == "type" } } else { false }
  }
}
