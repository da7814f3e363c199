extension CodingUserInfoKey {
  /// Set to `true` in the user info of a decoder that lists an object's members in the order of its text; ``JSON`` then
  /// keeps that order. Foundation's decoders list them in an order that changes from run to run and must not set it.
  package static let keepsMemberOrder = CodingUserInfoKey(rawValue: "JSON.keepsMemberOrder")
}

extension JSON: Decodable {
  /// Decodes any value: integers up to 64 bits exactly, integers up to 128 bits as their digits, other numbers as
  /// doubles.
  ///
  /// Members are sorted by their names' bytes, unless `keepsMemberOrder` in the decoder's user info says that the
  /// decoder keeps their order.
  /// - Throws: `DecodingError` for values of other kinds, and for nesting deeper than 200 levels.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= JSONScanner.maximumDepth else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "nested deeper than \(JSONScanner.maximumDepth) levels"))
    }
    let container = try decoder.singleValueContainer()
    if let scalar = Self.scalar(in: container) {
      self = scalar
    } else if let members = try? decoder.container(keyedBy: MemberName.self) {
      self = .object(try Self.members(of: members, keepsOrder: Self.keepsOrder(decoder)))
    } else {
      var elements = try decoder.unkeyedContainer()
      var values: [JSON] = []
      while !elements.isAtEnd { values.append(try elements.decode(JSON.self)) }
      self = .array(values)
    }
  }

  private static func scalar(in container: any SingleValueDecodingContainer) -> JSON? {
    if container.decodeNil() { return .null }
    if let text = try? container.decode(String.self) { return .string(text) }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int.self) { return .integer(value) }
    if let value = try? container.decode(Int128.self) { return .literal(String(value)) }
    if let value = try? container.decode(UInt128.self) { return .literal(String(value)) }
    return (try? container.decode(Double.self)).map(JSON.double)
  }

  private static func keepsOrder(_ decoder: any Decoder) -> Bool {
    CodingUserInfoKey.keepsMemberOrder.flatMap { decoder.userInfo[$0] as? Bool } ?? false
  }

  private static func members(
    of container: KeyedDecodingContainer<MemberName>, keepsOrder: Bool
  ) throws -> JSONObject {
    var names = container.allKeys
    if !keepsOrder { names.sort { utf8Precedes($0.stringValue, $1.stringValue) } }
    var members: JSONObject = [:]
    for name in names { members[name.stringValue] = try container.decode(JSON.self, forKey: name) }
    return members
  }
}

extension JSON: Encodable {
  /// Writes the value, members in their order as far as the encoder keeps it.
  ///
  /// Numbers beyond 64 bits are written exactly up to 128 bits and rounded to a double beyond; a double that is not
  /// finite becomes null, as in ``text(indentation:)``.
  /// - Throws: `EncodingError` for digits beyond the range of a double.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let members):
      var container = encoder.container(keyedBy: MemberName.self)
      for (name, value) in members { try container.encode(value, forKey: MemberName(name)) }
    default:
      var container = encoder.singleValueContainer()
      try encodeScalar(to: &container)
    }
  }

  private func encodeScalar(to container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .double(let value) where value.isFinite: try container.encode(value)
    case .string(let text): try container.encode(text)
    case .literal(let digits):
      if let value = Int128(digits) {
        try container.encode(value)
      } else if let value = UInt128(digits) {
        try container.encode(value)
      } else if let value = Double(digits), value.isFinite {
        try container.encode(value)
      } else {
        throw EncodingError.invalidValue(
          digits,
          EncodingError.Context(codingPath: container.codingPath, debugDescription: "the number \(digits) is too large")
        )
      }
    default: try container.encodeNil()
    }
  }
}

/// The name of an object's member as a coding key.
private struct MemberName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
