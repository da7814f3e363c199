import OrderedCollections
import SearchModel

/// Reads members of an answer by name; what is missing or of another type is an error with its path and a piece of what
/// came.
struct TypesenseReader {
  private let value: JSON
  private let path: String

  /// - Parameters:
  ///   - value: a part of an answer.
  ///   - path: where it stands in the answer; empty for the whole.
  init(_ value: JSON, path: String) {
    self.value = value
    self.path = path
  }

  /// The members, nil when this is no object.
  var content: JSONObject? { value.objectValue }

  /// The members of an object.
  func members() throws(SearchError) -> JSONObject {
    guard let members = value.objectValue else { throw mismatch("an object") }
    return members
  }

  /// A member that must be there.
  func member(_ name: String) throws(SearchError) -> TypesenseReader {
    guard let member = try optionalMember(name) else {
      throw SearchError(.badResponse, "the answer has no '\(place(of: name))': \(excerpt)")
    }
    return member
  }

  /// A member that may be missing or null.
  func optionalMember(_ name: String) throws(SearchError) -> TypesenseReader? {
    guard let member = try members()[name], member != .null else { return nil }
    return TypesenseReader(member, path: place(of: name))
  }

  /// A text that must be there.
  func text(_ name: String) throws(SearchError) -> String {
    let member = try member(name)
    guard let text = member.value.stringValue else { throw member.mismatch("a text") }
    return text
  }

  /// A list of texts that must be there.
  func texts(_ name: String) throws(SearchError) -> [String] {
    let member = try member(name)
    guard member.value.arrayValue != nil, let texts = member.value.stringListValue else {
      throw member.mismatch("a list of texts")
    }
    return texts
  }

  /// A count that must be there: a whole number from 0.
  func count(_ name: String) throws(SearchError) -> Int {
    let member = try member(name)
    guard let count = member.value.integerValue, count >= 0 else { throw member.mismatch("a whole number from 0") }
    return count
  }

  /// A number, nil when it is missing.
  func number(_ name: String) throws(SearchError) -> Double? {
    guard let member = try optionalMember(name) else { return nil }
    guard let number = member.value.doubleValue else { throw member.mismatch("a number") }
    return number
  }

  /// A boolean, nil when it is missing.
  func flag(_ name: String) throws(SearchError) -> Bool? {
    guard let member = try optionalMember(name) else { return nil }
    guard let flag = member.value.boolValue else { throw member.mismatch("a boolean") }
    return flag
  }

  /// The elements of a list that must be there.
  func list(_ name: String) throws(SearchError) -> [TypesenseReader] {
    let member = try member(name)
    guard let elements = member.value.arrayValue else { throw member.mismatch("a list") }
    return elements.enumerated().map { TypesenseReader($0.element, path: "\(member.path)[\($0.offset)]") }
  }

  private func place(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  private func mismatch(_ expected: String) -> SearchError {
    let subject = path.isEmpty ? "the answer" : "'\(path)' of the answer"
    return SearchError(.badResponse, "\(subject) must be \(expected), found \(value.typeName): \(excerpt)")
  }

  /// The beginning of what is there.
  private var excerpt: String {
    let text = value.text()
    return text.count > 120 ? "\(text.prefix(120))…" : text
  }
}
