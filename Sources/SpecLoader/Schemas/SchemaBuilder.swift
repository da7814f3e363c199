import SearchModel

/// Makes JSON Schemas of declarations.
///
/// The schemas see a file as a YAML 1.2 reader gives it: text that looks like a number or boolean is one there, and a
/// value may still be a variable. They accept whatever the decoder accepts.
struct SchemaBuilder {
  /// The definitions that others refer to, by name.
  private(set) var definitions: ExactDictionary<JSON> = [:]

  /// A whole document around a schema.
  func document(fileName: String, title: String, description: String, schema: JSONObject) -> JSONObject {
    var document: JSONObject = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": .string(fileName),
      "title": .string(title), "description": .string(description),
    ]
    document.merge(schema) { first, _ in first }
    if !definitions.isEmpty {
      let sorted = definitions.sorted { utf8Precedes($0.key, $1.key) }
      document["$defs"] = .object(JSONObject(uniqueKeysWithValues: sorted))
    }
    return document
  }

  /// The schema of a mapping with declared keys.
  mutating func object(_ declaration: ObjectDeclaration) -> JSONObject {
    var properties: JSONObject = [:]
    for key in declaration.keys { properties[key.name] = .object(property(key)) }
    var schema: JSONObject = [
      "title": .string(declaration.title), "description": .string(declaration.description), "type": "object",
      "properties": .object(properties),
    ]
    let required = declaration.keys.filter(\.isRequired).map { JSON.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    if declaration.hasExactlyOneKey {
      schema["minProperties"] = 1
      schema["maxProperties"] = 1
    }
    schema["additionalProperties"] =
      declaration.others.map { .object(self.schema(of: $0)) } ?? .bool(declaration.isOpen)
    return schema
  }

  private mutating func property(_ key: KeyDeclaration) -> JSONObject {
    var schema: JSONObject = ["title": .string(key.title), "description": .string(key.description)]
    schema.merge(self.schema(of: key.shape)) { first, _ in first }
    if let defaultValue = key.defaultValue { schema["default"] = defaultValue }
    schema["examples"] = .array(key.examples)
    return schema
  }

  /// A reference to a definition, which is made when it is first needed.
  private mutating func reference(_ name: String, _ make: (inout SchemaBuilder) -> JSONObject) -> JSONObject {
    if definitions[name] == nil {
      // The name is taken first, because definitions may refer to themselves.
      definitions[name] = .null
      definitions[name] = .object(make(&self))
    }
    return ["$ref": .string("#/$defs/\(name)")]
  }

  /// Adds a definition that others refer to by hand.
  mutating func define(_ name: String, _ schema: JSONObject) {
    definitions[name] = .object(schema)
  }

  mutating func reference(_ declaration: ObjectDeclaration) -> JSONObject {
    reference(declaration.name) { $0.object(declaration) }
  }

  /// The schema of a shape.
  mutating func schema(of shape: ShapeDeclaration) -> JSONObject {
    switch shape {
    case .text, .variableText: return ["type": ["string", "number", "boolean", "null"]]
    case .formatted(let format): return formatted(format)
    case .boolean: return ScalarSchema.boolean
    case .integer(let range): return ScalarSchema.integer(range)
    case .number(let range): return ScalarSchema.number(range)
    case .duration(let isPositive):
      let start = isPositive ? "(?=[0.]*[1-9])" : ""
      return ["type": "string", "pattern": .string("^\(start)[0-9]+(?:\\.[0-9]+)?(?:ms|s|m)$|\\$\\{")]
    case .rate: return ["type": "string", "pattern": "^[0-9]+(?:\\.[0-9]+)?/s$|\\$\\{"]
    case .choice(let words): return ScalarSchema.choice(words)
    case .any: return [:]
    case .list(let element, let minimumCount):
      var schema: JSONObject = ["type": "array", "items": .object(self.schema(of: element))]
      if minimumCount > 0 { schema["minItems"] = .integer(minimumCount) }
      return schema
    case .oneOrMore(let element):
      let element = self.schema(of: element)
      return ["anyOf": [.object(element), ["type": "array", "items": .object(element)]]]
    case .mapping(let declaration): return reference(declaration)
    case .names(let value, let format, let minimumCount):
      var schema: JSONObject = ["type": "object", "additionalProperties": .object(self.schema(of: value))]
      if let format { schema["propertyNames"] = ["pattern": .string(format.pattern)] }
      if minimumCount > 0 { schema["minProperties"] = .integer(minimumCount) }
      return schema
    case .tagged(let key, let declarations): return tagged(by: key, declarations)
    case .present(let key, let present, let absent):
      return [
        "type": "object", "if": ["required": [.string(key)]], "then": .object(reference(present)),
        "else": .object(reference(absent)),
      ]
    case .byKind(let scalar, let list, let mapping):
      return ["anyOf": .array([scalar, list, mapping].compactMap { $0 }.map { .object(self.schema(of: $0)) })]
    case .parameters(let scope):
      return reference(scope == .setting ? "indexSettings" : "searchParameters") { builder in
        builder.parameters(scope)
      }
    case .facetParameters:
      _ = schema(of: .parameters(.query))
      return reference("facetSearchParameters") { $0.facetParameters() }
    case .hitSchema:
      return reference("hitFields") { $0.hitFields() }
    }
  }

  private func formatted(_ format: TextFormat) -> JSONObject {
    var schema: JSONObject = [
      "type": format.types.count == 1 ? .string(format.types[0]) : .array(format.types.map(JSON.string)),
      "pattern": .string(format.pattern == "[\\s\\S]" ? format.pattern : "\(format.pattern)|\\$\\{"),
    ]
    if !format.reserved.isEmpty { schema["not"] = ["enum": .array(format.reserved.map(JSON.string))] }
    return schema
  }

  private mutating func tagged(by key: String, _ declarations: [TaggedDeclaration]) -> JSONObject {
    let cases: [JSON] = declarations.map { declaration in
      [
        "if": ["properties": .object([key: ["const": .string(declaration.value)]]), "required": [.string(key)]],
        "then": .object(reference(declaration.object)),
      ]
    }
    return [
      "type": "object",
      "properties": .object([key: .object(ScalarSchema.choice(declarations.map(\.value)))]),
      "required": [.string(key)], "allOf": .array(cases),
    ]
  }
}
