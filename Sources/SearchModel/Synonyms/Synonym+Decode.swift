import Diagnostics

/// Why an element of a list is no synonym.
package struct SynonymProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The element's place in the list, from 0.
  package let element: Int
  /// The member of the object that is wrong, nil for the object as a whole.
  package let member: String?
  /// What is wrong, in words.
  package let message: String

  /// A problem.
  package init(element: Int, member: String?, message: String) {
    self.element = element
    self.member = member
    self.message = message
  }

  /// The problem in one line: `[3].synonyms: …`.
  package var description: String {
    "[\(element)]\(member.map { ".\($0)" } ?? ""): \(message)"
  }
}

extension Synonym {
  /// The types by the names that objects give them; Algolia's own lists write them in either way.
  private static let types: [String: String] = Dictionary(
    uniqueKeysWithValues: ["synonym", "oneWaySynonym", "altCorrection1", "altCorrection2", "placeholder"].flatMap {
      $0 == $0.lowercased() ? [($0, $0)] : [($0, $0), ($0.lowercased(), $0)]
    })

  /// Reads a list of synonym objects.
  ///
  /// Members whose names begin with an underscore are skipped: a host adds such to what it exports.
  ///
  /// - Returns: the synonyms in the order of the list without those that cannot be read, and all problems in order.
  package static func decode(_ list: [JSON]) -> (synonyms: [Synonym], problems: [SynonymProblem]) {
    var synonyms: [Synonym] = []
    var problems: [SynonymProblem] = []
    var elements: ExactDictionary<Int> = [:]
    for (element, value) in list.enumerated() {
      do throws(SynonymProblem) {
        let synonym = try Synonym(value, element: element)
        if let first = elements[synonym.objectID] {
          throw SynonymProblem(
            element: element, member: "objectID", message: "'\(synonym.objectID)' is already that of [\(first)]")
        }
        elements[synonym.objectID] = element
        synonyms.append(synonym)
      } catch {
        problems.append(error)
      }
    }
    return (synonyms, problems)
  }

  private init(_ value: JSON, element: Int) throws(SynonymProblem) {
    var members = try Members(value, element: element)
    objectID = try members.text("objectID")
    let type = try members.text("type")
    switch Self.types[type] {
    case "synonym":
      kind = .synonym(try members.texts("synonyms", atLeast: 2))
    case "oneWaySynonym":
      kind = .oneWaySynonym(input: try members.text("input"), synonyms: try members.texts("synonyms"))
    case "altCorrection1", "altCorrection2":
      let corrections = try members.words("corrections")
      kind = .altCorrection(
        word: try members.word("word"), corrections: corrections, typos: type.hasSuffix("1") ? 1 : 2)
    case "placeholder":
      kind = .placeholder(
        placeholder: try members.text("placeholder"), replacements: try members.texts("replacements"))
    default:
      throw members.problem(
        "type",
        "unknown type '\(type)'; expected synonym, oneWaySynonym, altCorrection1, altCorrection2 or placeholder")
    }
    try members.finish(type: type)
  }
}

/// The members of one object, and which of them were read.
private struct Members {
  private let members: JSONObject
  private let element: Int
  private var known: ExactSet = []

  init(_ value: JSON, element: Int) throws(SynonymProblem) {
    guard let members = value.objectValue else {
      throw SynonymProblem(element: element, member: nil, message: "expected an object, found \(value.typeName)")
    }
    // A null says no more than that something is not there.
    self.members = members.filter { $0.value != .null }
    self.element = element
  }

  func problem(_ member: String, _ message: String) -> SynonymProblem {
    SynonymProblem(element: element, member: member, message: message)
  }

  private mutating func value(_ name: String) throws(SynonymProblem) -> JSON {
    known.insert(name)
    guard let value = members[name] else { throw problem(name, "is missing") }
    return value
  }

  mutating func text(_ name: String) throws(SynonymProblem) -> String {
    let value = try value(name)
    guard let text = value.stringValue else { throw problem(name, "expected a string, found \(value.typeName)") }
    guard !text.allSatisfy(\.isWhitespace) else { throw problem(name, "is empty") }
    return text
  }

  mutating func texts(_ name: String, atLeast count: Int = 1) throws(SynonymProblem) -> [String] {
    let value = try value(name)
    guard let list = value.arrayValue else { throw problem(name, "expected a list, found \(value.typeName)") }
    guard list.count >= count else {
      throw problem(name, "expected at least \(count.counted("string")), found \(list.count)")
    }
    var texts: [String] = []
    for (place, entry) in list.enumerated() {
      let name = "\(name)[\(place)]"
      guard let text = entry.stringValue else { throw problem(name, "expected a string, found \(entry.typeName)") }
      guard !text.allSatisfy(\.isWhitespace) else { throw problem(name, "is empty") }
      texts.append(text)
    }
    return texts
  }

  mutating func word(_ name: String) throws(SynonymProblem) -> String {
    let text = try text(name)
    guard !text.contains(where: \.isWhitespace) else { throw problem(name, "'\(text)' is not a single word") }
    return text
  }

  mutating func words(_ name: String) throws(SynonymProblem) -> [String] {
    let texts = try texts(name)
    for (place, text) in texts.enumerated() where text.contains(where: \.isWhitespace) {
      throw problem("\(name)[\(place)]", "'\(text)' is not a single word")
    }
    return texts
  }

  /// Refuses members that the type does not have.
  func finish(type: String) throws(SynonymProblem) {
    for name in members.keys where !known.contains(name) && !name.hasPrefix("_") {
      let expected = known.sorted().joined(separator: ", ")
      throw problem(name, "an object of the type '\(type)' has no such member; it has \(expected)")
    }
  }
}
