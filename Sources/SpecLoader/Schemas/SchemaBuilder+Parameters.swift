import OrderedCollections
import SearchModel

extension SchemaBuilder {
  /// The schema of search parameters or index settings.
  func parameters(_ scope: SearchParameter.Scope) -> JSONObject {
    var properties: JSONObject = [:]
    for parameter in SearchParameter.all.sorted(by: { utf8Precedes($0.name, $1.name) }) {
      guard scope == .setting ? parameter.isSetting : parameter.isQueryParameter, parameter.name != "query" else {
        continue
      }
      let note = parameter.support == .works ? "" : " On the embedded engine: \(parameter.support.summary)."
      var property: JSONObject = ["title": .string(parameter.name), "description": .string(parameter.summary + note)]
      property.merge(schema(of: parameter.type)) { first, _ in first }
      if let defaultValue = parameter.defaultValue { property["default"] = defaultValue }
      property["examples"] = [parameter.example]
      properties[parameter.name] = .object(property)
    }
    return [
      "title": scope == .setting ? "Index settings" : "Search parameters",
      "description": scope == .setting
        ? "Settings of an index, by Algolia's names." : "Parameters of a search, by Algolia's names.",
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
  }

  private func schema(of type: ValueType) -> JSONObject {
    let text: JSON = ["type": ["string", "number", "boolean"]]
    switch type {
    case .boolean: return ScalarSchema.boolean
    case .integer(let range): return ScalarSchema.integer(range)
    case .number: return ScalarSchema.number(-Double.infinity...Double.infinity)
    case .string: return ["type": ["string", "number", "boolean", "null"]]
    case .choice(let words): return ScalarSchema.choice(words)
    case .strings: return ["anyOf": [text, ["type": "array", "items": text]]]
    case .nestedStrings:
      let list: JSON = ["type": "array", "items": text]
      return ["anyOf": [text, ["type": "array", "items": ["anyOf": [text, list]]]]]
    case .numberLists:
      let number = JSON.object(ScalarSchema.number(-Double.infinity...Double.infinity))
      let list: JSON = ["type": "array", "items": number]
      return ["type": "array", "items": ["anyOf": [number, list]]]
    case .list(let element): return ["type": "array", "items": .object(schema(of: element))]
    case .object: return ["type": "object"]
    case .any: return [:]
    case .either(let types): return ["anyOf": .array(types.map { .object(schema(of: $0)) })]
    }
  }

  /// The schema of the fields of a hit.
  mutating func hitFields() -> JSONObject {
    let names = HitFieldType.scalarTypes.map(\.name)
    let type: JSONObject = [
      "title": "Type", "description": "The type of a field.",
      "anyOf": [
        [
          "type": "string",
          "pattern": .string("^\\[* *(?:\(names.joined(separator: "|"))) *\\]*\\??$|\\$\\{"),
          "examples": .array(names.map(JSON.string) + ["string?", "[string]?"]),
        ],
        ["type": "array", "items": ["$ref": "#/$defs/hitFieldType"], "minItems": 1, "maxItems": 1],
        ["$ref": "#/$defs/hitFieldLongForm"], ["$ref": "#/$defs/hitFields"],
      ],
    ]
    var optional: JSONObject = ["title": "Optional", "description": "Whether the field may be missing or null."]
    optional.merge(ScalarSchema.boolean) { first, _ in first }
    optional["default"] = false
    optional["examples"] = [true]
    let longForm: JSONObject = [
      "title": "Field", "description": "A field with its place in the record.", "type": "object",
      "properties": [
        "type": ["title": "Type", "description": "The type.", "$ref": "#/$defs/hitFieldType", "examples": ["number"]],
        "from": [
          "title": "From", "description": "The path in the record; dots go into objects, \\. is a dot.",
          "type": ["string", "number", "boolean"], "examples": ["ratings.average"],
        ],
        "optional": .object(optional),
        "default": [
          "title": "Default", "description": "The value when the field is missing or null.", "examples": [0],
        ],
      ],
      "required": ["type"], "additionalProperties": false,
    ]
    define("hitFieldType", type)
    define("hitFieldLongForm", longForm)
    return [
      "title": "Fields", "description": "Fields with their types, in output order.", "type": "object",
      "minProperties": 1, "additionalProperties": ["$ref": "#/$defs/hitFieldType"],
    ]
  }
}
