import SearchModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The members of a received object by a type's coding keys.
struct ReceivedMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let reader: ReceivedValueReader
  let codingPath: [any CodingKey]
  private let members: JSONObject
  /// The received names by those that the strategy for keys makes of them, nil when it leaves them as they are.
  private let receivedNames: ExactDictionary<String>?

  init(members: JSONObject, reader: ReceivedValueReader, codingPath: [any CodingKey], convertsKeys: Bool) {
    self.members = members
    self.reader = reader
    self.codingPath = codingPath
    receivedNames =
      convertsKeys ? reader.strategies.keyDecodingStrategy.names(for: members.keys, at: codingPath) : nil
  }

  var allKeys: [Key] {
    (receivedNames?.keys ?? members.keys).compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { receivedName(of: key).flatMap { members[$0] } != nil }

  /// The received name that becomes a key; nil when no name does.
  private func receivedName(of key: Key) -> String? {
    receivedNames.map { $0[key.stringValue] } ?? key.stringValue
  }

  private func member(_ key: Key, _ type: Any.Type) throws -> JSON {
    guard let member = receivedName(of: key).flatMap({ members[$0] }) else {
      throw reader.missing(named: key.stringValue, type, at: codingPath)
    }
    return member
  }

  private func path(_ key: Key) -> [any CodingKey] {
    codingPath + [ReceivedKey(stringValue: receivedName(of: key) ?? key.stringValue)]
  }

  private func integer<Value: FixedWidthInteger>(_ key: Key, _ type: Value.Type) throws -> Value {
    try reader.readInteger(member(key, type), as: type, at: path(key))
  }

  func decodeNil(forKey key: Key) throws -> Bool { reader.isNull(try member(key, JSON.self)) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try reader.readBool(member(key, type), at: path(key))
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try reader.readString(member(key, type), at: path(key))
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try reader.readFloat(member(key, type), as: type, at: path(key))
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try reader.readFloat(member(key, type), as: type, at: path(key))
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try integer(key, type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try integer(key, type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try integer(key, type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try integer(key, type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try integer(key, type) }
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try integer(key, type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try integer(key, type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try integer(key, type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try integer(key, type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try integer(key, type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try integer(key, type) }
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try integer(key, type) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try reader.read(member(key, type), as: type, at: path(key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(for: key).unkeyedContainer()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

  func superDecoder() throws -> any Decoder {
    ReceivedValueDecoder(
      json: members["super"] ?? .null, reader: reader, codingPath: codingPath + [ReceivedKey(stringValue: "super")])
  }

  private func decoder(for key: Key) throws -> ReceivedValueDecoder {
    ReceivedValueDecoder(json: try member(key, JSON.self), reader: reader, codingPath: path(key))
  }
}

extension JSONDecoder.KeyDecodingStrategy {
  /// Received names by what the strategy makes of them, the first of equal ones; nil when it makes nothing of them.
  fileprivate func names(
    for received: ExactSet, at path: [any CodingKey]
  ) -> ExactDictionary<String>? {
    switch self {
    case .useDefaultKeys: nil
    case .convertFromSnakeCase:
      ExactDictionary(received.map { ($0.camelCased, $0) }, uniquingKeysWith: { first, _ in first })
    case .custom(let convert):
      ExactDictionary(
        received.map { (convert(path + [ReceivedKey(stringValue: $0)]).stringValue, $0) },
        uniquingKeysWith: { first, _ in first })
    @unknown default: nil
    }
  }
}

extension String {
  /// `alternative_name` as `alternativeName`; underscores at the ends stay.
  fileprivate var camelCased: String {
    let start = firstIndex { $0 != "_" } ?? endIndex
    let end = self[start...].lastIndex { $0 != "_" }.map { index(after: $0) } ?? endIndex
    let words = self[start..<end].split(separator: "_")
    guard let first = words.first, words.count > 1 else { return self }
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return self[..<start] + first.lowercased() + others.joined() + self[end...]
  }
}
