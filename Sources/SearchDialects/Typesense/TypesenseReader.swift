import SearchModel

/// Reads members of an answer by name; what is missing or of another type is an error with its path and a piece of what
/// came.
struct TypesenseReader {
  private let value: JSON
  private let container: Path
  /// Its number in the list that the container is; nil for the container itself.
  private let number: Int?

  /// The place of a part in an answer; written out only for errors.
  private indirect enum Path {
    case whole
    case member(String, of: Path)
    case element(Int, of: Path)

    /// The place as a path; empty for the whole answer.
    var path: String {
      switch self {
      case .whole: return ""
      case .member(let name, let parent):
        let path = parent.path
        return path.isEmpty ? name : "\(path).\(name)"
      case .element(let number, let parent): return "\(parent.path)[\(number)]"
      }
    }
  }

  private var place: Path { number.map { .element($0, of: container) } ?? container }

  /// A reader of a whole answer.
  init(_ value: JSON) {
    self.init(value, .whole)
  }

  private init(_ value: JSON, _ container: Path, _ number: Int? = nil) {
    self.value = value
    self.container = container
    self.number = number
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
    TypesenseReader(try present(name), .member(name, of: place))
  }

  /// A member that may be missing or null.
  func optionalMember(_ name: String) throws(SearchError) -> TypesenseReader? {
    guard let member = try optional(name) else { return nil }
    return TypesenseReader(member, .member(name, of: place))
  }

  /// A text that must be there.
  func text(_ name: String) throws(SearchError) -> String {
    let member = try present(name)
    guard let text = member.stringValue else { throw mismatch(of: name, member, "a text") }
    return text
  }

  /// A list of texts that must be there.
  func texts(_ name: String) throws(SearchError) -> [String] {
    let member = try present(name)
    guard member.arrayValue != nil, let texts = member.stringListValue else {
      throw mismatch(of: name, member, "a list of texts")
    }
    return texts
  }

  /// A count that must be there: a whole number from 0.
  func count(_ name: String) throws(SearchError) -> Int {
    let member = try present(name)
    guard let count = member.integerValue, count >= 0 else { throw mismatch(of: name, member, "a whole number from 0") }
    return count
  }

  /// A number, nil when it is missing.
  func number(_ name: String) throws(SearchError) -> Double? {
    guard let member = try optional(name) else { return nil }
    guard let number = member.doubleValue else { throw mismatch(of: name, member, "a number") }
    return number
  }

  /// A boolean, nil when it is missing.
  func flag(_ name: String) throws(SearchError) -> Bool? {
    guard let member = try optional(name) else { return nil }
    guard let flag = member.boolValue else { throw mismatch(of: name, member, "a boolean") }
    return flag
  }

  /// The elements of a list that must be there.
  func list(_ name: String) throws(SearchError) -> [TypesenseReader] {
    try elements(name) { $0 }
  }

  /// What is read of each element of a list that must be there.
  func elements<Element>(
    _ name: String, _ read: (TypesenseReader) throws(SearchError) -> Element
  ) throws(SearchError) -> [Element] {
    let member = try present(name)
    guard case .array(let elements) = member else { throw mismatch(of: name, member, "a list") }
    let place = Path.member(name, of: place)
    var values: [Element] = []
    values.reserveCapacity(elements.count)
    for number in elements.indices {
      values.append(try read(TypesenseReader(elements[number], place, number)))
    }
    return values
  }

  /// A member's value, nil when it is missing or null.
  private func optional(_ name: String) throws(SearchError) -> JSON? {
    guard case .object(let members) = value else { throw mismatch("an object") }
    guard let member = members[name], member != .null else { return nil }
    return member
  }

  private func present(_ name: String) throws(SearchError) -> JSON {
    if let member = try optional(name) { return member }
    throw SearchError(.badResponse, "the answer has no '\(Path.member(name, of: place).path)': \(excerpt)")
  }

  private func mismatch(of name: String, _ member: JSON, _ expected: String) -> SearchError {
    TypesenseReader(member, .member(name, of: place)).mismatch(expected)
  }

  private func mismatch(_ expected: String) -> SearchError {
    let path = place.path
    let subject = path.isEmpty ? "the answer" : "'\(path)' of the answer"
    return SearchError(.badResponse, "\(subject) must be \(expected), found \(value.typeName): \(excerpt)")
  }

  /// The beginning of what is there.
  private var excerpt: String {
    let text = value.text()
    return text.count > 120 ? "\(text.prefix(120))…" : text
  }
}
