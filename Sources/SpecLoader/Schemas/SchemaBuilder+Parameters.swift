import SearchModel

extension SchemaBuilder {
  /// The schema of search parameters or index settings; each may be null.
  func parameters(_ scope: SearchParameter.Scope) -> JSONObject {
    var properties: JSONObject = [:]
    for parameter in SearchParameter.all.sorted(by: { utf8Precedes($0.name, $1.name) }) {
      guard scope == .setting ? parameter.isSetting : parameter.isQueryParameter, parameter.name != "query" else {
        continue
      }
      properties[parameter.name] = .object(property(of: parameter))
    }
    if scope == .setting { addMembersOfAnswers(to: &properties) }
    return [
      "title": scope == .setting ? "Index settings" : "Search parameters",
      "description": scope == .setting
        ? "Settings of an index, by Algolia's names." : "Parameters of a search, by Algolia's names.",
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
  }

  /// The schema of search parameters among which the text to search for may be; the others are those of
  /// `searchParameters`.
  func facetParameters() -> JSONObject {
    let names = SearchParameter.queryNames.filter { $0 != "query" }
    var properties = JSONObject(
      uniqueKeysWithValues: names.map { ($0, ["$ref": .string("#/$defs/searchParameters/properties/\($0)")]) })
    if let query = SearchParameter.byName["query"] { properties["query"] = .object(property(of: query)) }
    return [
      "title": "Search parameters of facet values",
      "description": "Parameters that select the records whose values are counted, by Algolia's names.",
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
  }

  private func property(of parameter: SearchParameter) -> JSONObject {
    let note = parameter.support == .works ? "" : " On the embedded engine: \(parameter.support.summary)."
    var property: JSONObject = ["title": .string(parameter.name), "description": .string(parameter.summary + note)]
    property.merge(orNull(schema(of: parameter.type))) { first, _ in first }
    if let defaultValue = parameter.defaultValue { property["default"] = defaultValue }
    property["examples"] = [parameter.example]
    return property
  }

  /// Adds the former names of settings, and what is none and stands beside them in Algolia's answers.
  private func addMembersOfAnswers(to properties: inout JSONObject) {
    for (former, name) in SearchParameter.formerSettingNames.sorted(by: { $0.key < $1.key }) {
      guard let type = SearchParameter.byName[name]?.type else { continue }
      var property: JSONObject = [
        "title": .string(former), "description": .string("The former name of \(name)."), "deprecated": true,
      ]
      property.merge(orNull(schema(of: type))) { first, _ in first }
      properties[former] = .object(property)
    }
    for name in SearchParameter.settingNotes {
      guard let note = SearchParameter.note(on: name) else { continue }
      properties[name] = ["title": .string(name), "description": .string("Left out: \(note)."), "deprecated": true]
    }
  }

  /// A schema that null meets, too.
  private func orNull(_ schema: JSONObject) -> JSONObject {
    guard let cases = schema["anyOf"]?.arrayValue, schema.count == 1 else {
      return ["anyOf": [.object(schema), ["type": "null"]]]
    }
    return ["anyOf": .array(cases + [["type": "null"]])]
  }

  private func schema(of type: ValueType) -> JSONObject {
    let text: JSON = ["type": ["string", "number", "boolean"]]
    switch type {
    case .boolean: return ScalarSchema.boolean
    case .integer(let range): return ScalarSchema.integer(range)
    case .number: return ScalarSchema.number(-Double.infinity...Double.infinity)
    case .string: return ["type": ["string", "number", "boolean"]]
    case .choice(let words): return ScalarSchema.choice(words)
    case .strings: return ["anyOf": [text, ["type": "array", "items": text]]]
    case .nestedStrings:
      let list: JSON = ["type": "array", "items": ["anyOf": [text, ["type": "array"]]]]
      return ["anyOf": [text, ["type": "array", "items": ["anyOf": [text, list]]]]]
    case .numberLists:
      let number = JSON.object(ScalarSchema.number(-Double.infinity...Double.infinity))
      let list: JSON = ["type": "array", "items": number]
      return ["anyOf": [["type": "string"], ["type": "array", "items": ["anyOf": [number, list]]]]]
    case .place:
      let number = JSON.object(ScalarSchema.number(-Double.infinity...Double.infinity))
      return ["anyOf": [["type": "string"], ["type": "array", "items": number, "minItems": 2, "maxItems": 2]]]
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
