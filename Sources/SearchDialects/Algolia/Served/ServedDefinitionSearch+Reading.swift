import SearchModel

extension ServedDefinitions {
  /// The members whose values may be asked for, and the values that each may have.
  fileprivate var conditions: [(name: String, type: ValueType)] {
    switch self {
    case .synonyms:
      [("type", .choice(["synonym", "onewaysynonym", "altcorrection1", "altcorrection2", "placeholder"]))]
    case .rules:
      [
        ("anchoring", .choice(["is", "startsWith", "endsWith", "contains"])), ("context", .string),
        ("enabled", .boolean),
      ]
    }
  }
}

extension ServedDefinitionSearch {
  /// The conditions in a body.
  ///
  /// - Throws: ``ServedFault`` with 400.
  init(_ body: JSONObject, of definitions: ServedDefinitions) throws(ServedFault) {
    let conditions = definitions.conditions
    try ServedOperation.refuseOthers(in: body, than: conditions.map(\.name) + ["query", "page", "hitsPerPage"])
    var body = body
    query = try ServedQuery.text("query", in: &body) ?? ""
    page = try ServedOperation.number("page", in: body, 0...Int.max) ?? 0
    hitsPerPage = try ServedOperation.number("hitsPerPage", in: body, 1...1_000) ?? 20
    for (name, type) in conditions {
      guard var value = body[name], value != .null else { continue }
      // Old clients write the types of synonyms in other cases.
      if name == "type", let text = value.stringValue { value = .string(text.lowercased()) }
      guard type.accepts(value) else { throw ServedFault(400, "'\(name)' must be \(type.summary)") }
      members[name] = value
    }
  }
}
