import Diagnostics
import Presentation
import SearchGraph
import SearchModel
package import SpecLoader

/// A pattern of a line: text with the names of fields in braces, such as `{module}\t{objectID}\t{title}`.
package struct SelectionTemplate: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case text(String)
    case field(String)
  }

  /// What is wrong with a pattern.
  package struct SyntaxError: Error, Sendable, Hashable {
    /// What is wrong, for a person.
    package let message: String
  }

  private var parts: [Part] = []

  /// Names that stand for something other than a field of the hit.
  static let fixedNames = ["module", "indexName", "objectID", "query"]

  /// Reads a pattern. `\t`, `\n`, `\\`, `\{` and `\}` are a tab, a line feed, and the characters themselves.
  ///
  /// - Throws: ``SyntaxError`` for a brace without its partner, or a backslash before something else.
  package init(_ pattern: String) throws(SyntaxError) {
    var text = ""
    var rest = pattern[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        guard let escaped = rest.popFirst(), let plain = Self.escapes[escaped] else {
          throw SyntaxError(message: "a backslash stands before t, n, \\, { or }")
        }
        text.append(plain)
      case "{":
        guard let end = rest.firstIndex(of: "}"), !rest[..<end].contains("{"), end != rest.startIndex else {
          throw SyntaxError(message: "'{' needs the name of a field and '}'; write \\{ for the character")
        }
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.field(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      case "}": throw SyntaxError(message: "'}' without '{'; write \\} for the character")
      default: text.append(character)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  private static let escapes: [Character: Character] = ["t": "\t", "n": "\n", "\\": "\\", "{": "{", "}": "}"]

  /// Why the pattern names a field that no section can have; nil when it does not.
  ///
  /// Nested fields are paths (`ratings.average`). Where a section has no schema its records may have any field.
  package func problem(in modules: [ModuleSpecification]) -> String? {
    var names: [String] = Self.fixedNames
    for module in modules {
      guard case .hits(let hits) = module.content else { continue }
      guard let schema = hits.schema else { return nil }
      names += schema.fields.map(\.name)
    }
    for case .field(let field) in parts where !names.contains(where: { $0 == field || field.hasPrefix($0 + ".") }) {
      return "no section has a field '\(field)'" + Suggestions.hint(for: field, among: names)
    }
    return nil
  }

  /// The line of a hit; a field that it lacks is empty.
  ///
  /// - Parameter cleaning: how each value is changed, so that it stays in its line and column.
  func text(of hit: SelectedHit, query: String, cleaning: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let name): cleaning(Self.value(of: name, in: hit, query: query))
      }
    }.joined()
  }

  private static func value(of name: String, in hit: SelectedHit, query: String) -> String {
    switch name {
    case "module": return hit.module
    case "indexName": return hit.indexName
    case "objectID": return hit.hit.objectID
    case "query": return query
    default: break
    }
    let fields = hit.hit.fields
    guard let value = fields[name] ?? JSON.object(fields).value(at: FieldPath(name)) else { return "" }
    return FieldText(value, highlight: nil, layout: SectionLayout(module: hit.module)).plainText
  }
}
