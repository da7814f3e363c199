import SearchModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads single values out of received JSON, by the strategies of a JSON decoder.
///
/// Foundation's decoder over the hit's text would do without the files of this folder, but it is slower and loses
/// things. Of a page of 1,000 hits, each of some 750 bytes with its highlights, it reads records of seven members in 8
/// ms instead of 3 ms, and those with their annotations, as ``Hit`` has them, in 75 ms instead of 4 ms (release, one
/// core). It forgets the order of members, and its errors name neither what was found nor, under a strategy for keys,
/// the received name.
struct ReceivedValueReader {
  /// How deep values may nest.
  static let maximumDepth = 512

  /// Where the strategies come from; it also reads dates, data and similar types.
  let strategies: JSONDecoder
  /// The decoder's user info, in which objects are said to keep the order of their members.
  let userInfo: [CodingUserInfoKey: Any]

  init(strategies: JSONDecoder) {
    self.strategies = strategies
    var userInfo: [CodingUserInfoKey: Any] = strategies.userInfo
    if let key = CodingUserInfoKey.keepsMemberOrder { userInfo[key] = true }
    self.userInfo = userInfo
  }

  /// Reads a value of any type.
  func read<Value: Decodable>(_ json: JSON, as type: Value.Type, at path: [any CodingKey]) throws -> Value {
    if type == JSON.self, let value = json as? Value { return value }
    guard path.count <= Self.maximumDepth else {
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "nested too deep"))
    }
    if type == Date.self || type == URL.self || type == Data.self || type == Decimal.self {
      return try readByFoundation(json, as: type, at: path)
    }
    // The names of a dictionary are data, so no strategy for keys changes them.
    return try Value(
      from: ReceivedValueDecoder(
        json: json, reader: self, codingPath: path, convertsKeys: !(type is any StringKeyed.Type)))
  }

  /// Whether a value is null.
  func isNull(_ json: JSON) -> Bool { json == .null }

  /// Reads a text.
  func readString(_ json: JSON, at path: @autoclosure () -> [any CodingKey]) throws -> String {
    guard let text = json.stringValue else { throw mismatch(json, String.self, at: path()) }
    return text
  }

  /// Reads a boolean.
  func readBool(_ json: JSON, at path: @autoclosure () -> [any CodingKey]) throws -> Bool {
    guard let value = json.boolValue else { throw mismatch(json, Bool.self, at: path()) }
    return value
  }

  /// Reads an integer, which may be written `1990.0`.
  func readInteger<Value: FixedWidthInteger>(
    _ json: JSON, as type: Value.Type, at path: @autoclosure () -> [any CodingKey]
  ) throws -> Value {
    let value: Value? =
      switch json {
      case .integer(let value): Value(exactly: value)
      case .double(let value): Value(exactly: value)
      case .literal(let digits): Value(digits)
      default: throw mismatch(json, type, at: path())
      }
    guard let value else { throw mismatch(json, type, at: path()) }
    return value
  }

  /// Reads a floating-point number; texts only by the strategy for numbers that JSON cannot write.
  func readFloat<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ json: JSON, as type: Value.Type, at path: @autoclosure () -> [any CodingKey]
  ) throws -> Value {
    if let number = json.doubleValue, number.isFinite {
      let value = Value(number)
      if value.isFinite { return value }
    }
    if case .convertFromString(let positive, let negative, let nan) = strategies.nonConformingFloatDecodingStrategy {
      switch json.stringValue {
      case positive: return Value.infinity
      case negative: return -Value.infinity
      case nan: return Value.nan
      default: break
      }
    }
    throw mismatch(json, type, at: path())
  }

  private func readByFoundation<Value: Decodable>(
    _ json: JSON, as type: Value.Type, at path: [any CodingKey]
  ) throws -> Value {
    do {
      return try strategies.decode(type, from: Data(json.text().utf8))
    } catch {
      throw mismatch(json, type, at: path)
    }
  }
}

/// A dictionary with names as keys.
private protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String, Value: Decodable {}
