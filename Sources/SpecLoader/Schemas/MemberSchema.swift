import SearchModel

/// What the schemas of outputs are made of: objects whose members are described one by one.
enum MemberSchema {
  /// Any text.
  static let string: JSON = ["type": "string"]
  /// How many there are.
  static let count: JSON = ["type": "integer", "minimum": 0]
  /// The number of a line or column.
  static let place: JSON = ["type": "integer", "minimum": 1]

  /// One of some words.
  static func words(_ words: [String]) -> JSON { ["enum": .array(words.map(JSON.string))] }

  /// A list of what a definition of the same document describes.
  static func list(of definition: String) -> JSON {
    ["type": "array", "items": reference(to: definition)]
  }

  /// What a definition of the same document describes.
  static func reference(to definition: String) -> JSON { ["$ref": .string("#/$defs/\(definition)")] }

  /// The mark of a part of a run.
  static let shard: JSON = [
    "type": "object",
    "properties": [
      "part": ["description": "The part, as 2/5.", "type": "string"],
      "run": ["description": "Names the run by all that decides its answers.", "type": "string"],
      "count": ["description": "How many queries the part has.", "type": "integer", "minimum": 0],
      "total": ["description": "How many queries all parts have together.", "type": "integer", "minimum": 0],
      "thresholds": [
        "description": "How many thresholds bound the run; absent for none.", "type": "integer", "minimum": 1,
      ],
      "ordinal": ["description": "The query's place among all of the run.", "type": "integer", "minimum": 1],
    ],
    "required": ["part", "run"],
  ]

  /// An object.
  ///
  /// - Parameter isOpen: whether it may have other members.
  static func object(
    _ title: String, _ description: String, required: [String],
    _ members: [(name: String, schema: JSON, description: String, example: JSON)], isOpen: Bool
  ) -> JSON {
    var properties: JSONObject = [:]
    for member in members {
      var property: JSONObject = ["title": .string(member.name), "description": .string(member.description)]
      property.merge(member.schema.objectValue ?? [:]) { first, _ in first }
      property["examples"] = [member.example]
      properties[member.name] = .object(property)
    }
    return [
      "title": .string(title), "description": .string(description), "type": "object",
      "properties": .object(properties), "required": .array(required.map(JSON.string)),
      "additionalProperties": .bool(isOpen),
    ]
  }
}
