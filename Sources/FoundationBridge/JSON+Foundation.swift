import Diagnostics
import Foundation
import SearchModel

extension JSON {
  /// A value as Foundation reads JSON, or as Swift writes it: texts, numbers, booleans, lists, dictionaries and nulls.
  /// Members stand in the order of their names. What JSON does not have becomes its description.
  init(foundation value: Any) {
    // A number of Foundation also casts to a boolean, so that the types themselves are asked first.
    switch type(of: value) {
    case is String.Type, is Substring.Type, is NSString.Type: self = .string(String(describing: value))
    case is Bool.Type: self = .bool(value as? Bool ?? false)
    case is JSON.Type: self = value as? JSON ?? .null
    case is JSONObject.Type: self = (value as? JSONObject).map(JSON.object) ?? .null
    case is NSNull.Type: self = .null
    default:
      if let members = value as? [String: Any] {
        self = .object(JSONObject(foundation: members))
      } else if let elements = value as? [Any] {
        self = .array(elements.map(JSON.init(foundation:)))
      } else if let number = value as? NSNumber {
        self = JSON(number)
      } else if Mirror(reflecting: value).displayStyle == .optional {
        // One with a value is what it holds, and casts as that.
        self = .null
      } else {
        self = .string(String(describing: value))
      }
    }
  }

  private init(_ number: NSNumber) {
    if number.isBoolean {
      self = .bool(number.boolValue)
    } else if let integer = Int(exactly: number) {
      self = .integer(integer)
    } else if let natural = UInt64(exactly: number) {
      self = .literal(String(natural))
    } else {
      self = number.doubleValue.isFinite ? .double(number.doubleValue) : .null
    }
  }
}

extension NSNumber {
  /// Whether it was made of a boolean.
  fileprivate var isBoolean: Bool {
    #if canImport(Darwin)
      CFGetTypeID(self) == CFBooleanGetTypeID()
    #else
      String(cString: objCType) == String(cString: NSNumber(value: true).objCType) && self == NSNumber(value: boolValue)
    #endif
  }
}

extension JSONObject {
  /// The members of a dictionary, in the order of their names.
  init(foundation members: [String: Any]) {
    self.init()
    for name in members.keys.sorted(by: utf8Precedes) { self[name] = members[name].map(JSON.init(foundation:)) }
  }
}
