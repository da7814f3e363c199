/// Reads the typed members of a received object; null counts as missing, and only an impossible value is an error.
struct ContentReader {
  /// The received members.
  let content: JSONObject
  /// Where the object is in the whole answer, for messages: empty or `facetHits[2].`.
  var prefix = ""

  /// A count: a whole number from 0.
  func count(_ name: String) throws(SearchError) -> Int? {
    guard let value = present(name) else { return nil }
    guard let count = value.integerValue, count >= 0 else { throw mismatch(name, "a whole number from 0", value) }
    return count
  }

  /// A boolean, also written 0 or 1.
  func flag(_ name: String) throws(SearchError) -> Bool? {
    guard let value = present(name) else { return nil }
    if let flag = value.boolValue { return flag }
    guard let number = value.integerValue, number == 0 || number == 1 else { throw mismatch(name, "a boolean", value) }
    return number == 1
  }

  /// A text.
  func text(_ name: String) throws(SearchError) -> String? {
    guard let value = present(name) else { return nil }
    guard let text = value.stringValue else { throw mismatch(name, "a string", value) }
    return text
  }

  /// An object.
  func object(_ name: String) throws(SearchError) -> JSONObject? {
    guard let value = present(name) else { return nil }
    guard let object = value.objectValue else { throw mismatch(name, "an object", value) }
    return object
  }

  /// A list of objects.
  func objects(_ name: String) throws(SearchError) -> [JSONObject]? {
    guard let value = present(name) else { return nil }
    guard let elements = value.arrayValue else { throw mismatch(name, "a list of objects", value) }
    var objects: [JSONObject] = []
    objects.reserveCapacity(elements.count)
    for (offset, element) in elements.enumerated() {
      guard let object = element.objectValue else { throw mismatch("\(name)[\(offset)]", "an object", element) }
      objects.append(object)
    }
    return objects
  }

  /// The error for a mandatory member that is missing.
  func missing(_ name: String) -> SearchError {
    SearchError(.badResponse, "the answer has no '\(prefix)\(name)'")
  }

  /// The error for a member of another type.
  func mismatch(_ name: String, _ expected: String, _ found: JSON) -> SearchError {
    SearchError(.badResponse, "'\(prefix)\(name)' of the answer must be \(expected), found \(found.typeName)")
  }

  private func present(_ name: String) -> JSON? {
    guard let value = content[name], value != .null else { return nil }
    return value
  }
}
