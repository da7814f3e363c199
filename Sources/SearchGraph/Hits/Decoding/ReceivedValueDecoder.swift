import SearchModel

/// Gives a decodable type one received value.
struct ReceivedValueDecoder: Decoder, SingleValueDecodingContainer {
  let json: JSON
  let reader: ReceivedValueReader
  let codingPath: [any CodingKey]
  /// Whether the strategy for keys applies to the members.
  var convertsKeys = true

  var userInfo: [CodingUserInfoKey: Any] { reader.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = json else {
      throw reader.error(json, [String: Any].self, expected: "an object", at: codingPath)
    }
    return KeyedDecodingContainer(
      ReceivedMembers(members: members, reader: reader, codingPath: codingPath, convertsKeys: convertsKeys))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = json else {
      throw reader.error(json, [Any].self, expected: "a list", at: codingPath)
    }
    return ReceivedElements(elements: elements, reader: reader, codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { reader.isNull(json) }
  func decode(_ type: Bool.Type) throws -> Bool { try reader.readBool(json, at: codingPath) }
  func decode(_ type: String.Type) throws -> String { try reader.readString(json, at: codingPath) }
  func decode(_ type: Double.Type) throws -> Double { try reader.readFloat(json, as: type, at: codingPath) }
  func decode(_ type: Float.Type) throws -> Float { try reader.readFloat(json, as: type, at: codingPath) }
  func decode(_ type: Int.Type) throws -> Int { try reader.readInteger(json, as: type, at: codingPath) }
  func decode(_ type: Int8.Type) throws -> Int8 { try reader.readInteger(json, as: type, at: codingPath) }
  func decode(_ type: Int16.Type) throws -> Int16 { try reader.readInteger(json, as: type, at: codingPath) }
  func decode(_ type: Int32.Type) throws -> Int32 { try reader.readInteger(json, as: type, at: codingPath) }
  func decode(_ type: Int64.Type) throws -> Int64 { try reader.readInteger(json, as: type, at: codingPath) }
  func decode(_ type: Int128.Type) throws -> Int128 { try reader.readInteger(json, as: type, at: codingPath) }
  func decode(_ type: UInt.Type) throws -> UInt { try reader.readInteger(json, as: type, at: codingPath) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try reader.readInteger(json, as: type, at: codingPath) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try reader.readInteger(json, as: type, at: codingPath) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try reader.readInteger(json, as: type, at: codingPath) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try reader.readInteger(json, as: type, at: codingPath) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try reader.readInteger(json, as: type, at: codingPath) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try reader.read(json, as: type, at: codingPath) }
}
