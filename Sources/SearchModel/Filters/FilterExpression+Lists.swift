/// The parameters that write filters as lists instead of one text.
package enum FilterListKind: Sendable, Hashable {
  /// `facetFilters` and `optionalFilters`: `attribute:value`, `attribute:-value`.
  case facet
  /// `numericFilters`: `price < 10`, `price:1 TO 9`.
  case numeric
  /// `tagFilters`: `tag`, `-tag`.
  case tag
}

/// What is wrong with a list of filters, and with which entry.
package struct FilterListError: Error, Sendable, Hashable {
  /// The entry of the outer list, from 0; nil when the whole value is one text.
  package let element: Int?
  /// What was found or expected, in words.
  package let message: String

  /// An error with its place.
  package init(element: Int?, message: String) {
    self.element = element
    self.message = message
  }
}

extension FilterListKind {
  /// The parameters whose lists leave records out.
  package static let parameters: [(name: String, kind: FilterListKind)] = [
    ("facetFilters", .facet), ("numericFilters", .numeric), ("tagFilters", .tag),
  ]

  /// The lists of several searches as one, which asks for all that they ask for; nil for none. Texts that do not
  /// parse, which are refused where they are read, ask for nothing.
  package func joined(_ lists: [JSON]) -> JSON? {
    var entries: [JSON] = []
    for list in lists {
      let own =
        list.arrayValue ?? (try? FilterExpression(list: list, of: self))?.clauses.flatMap { $0.listEntries() } ?? []
      for entry in own where !entries.contains(entry) { entries.append(entry) }
    }
    return entries.isEmpty ? nil : .array(entries)
  }
}

extension FilterExpression.Clause {
  /// The clause as entries of a list: those of an `and` one by one, those of an `or` as a list.
  ///
  /// - Parameter isListed: which of its filters are meant.
  func listEntries(where isListed: (Filter) -> Bool = { _ in true }) -> [JSON] {
    let entries = filters.filter(isListed).map { JSON.string($0.listEntry) }
    return isDisjunction && !entries.isEmpty ? [.array(entries)] : entries
  }
}

extension FilterExpression {
  /// Reads a list of filters: entries must all hold, of an inner list one must.
  ///
  /// One text stands for a list: commas separate its entries, parentheses enclose those of which one must hold
  /// (`a:1,(b:2,b:3)`); numeric filters may be written so inside a list as well, since no comma is part of one. An
  /// attribute or a value may stand in double quotes. Lists inside inner lists are further alternatives, and blank
  /// entries ask for nothing. Source of the forms: Algolia's `facetFilters`, `numericFilters`, `tagFilters`,
  /// `optionalFilters`.
  /// - Throws: ``FilterListError`` with the offending entry.
  package init(list: JSON, of kind: FilterListKind) throws(FilterListError) {
    switch list {
    case .string(let text):
      do throws(FilterEntryError) {
        clauses = []
        for texts in try Self.split(text) { clauses.append(try Self.clause(of: texts, kind)) }
      } catch {
        throw FilterListError(element: nil, message: error.message)
      }
    case .array(let entries):
      clauses = []
      for (element, entry) in entries.enumerated() {
        guard let texts = Self.texts(in: entry)?.filter({ !Self.isBlank($0) }) else {
          throw FilterListError(
            element: element, message: "expected a text or a list of texts, found \(entry.typeName)")
        }
        guard !texts.isEmpty else { continue }
        do throws(FilterEntryError) {
          clauses += try Self.clauses(of: texts, kind, isText: entry.stringValue != nil)
        } catch {
          throw FilterListError(element: element, message: error.message)
        }
      }
    default:
      throw FilterListError(element: nil, message: "expected a text or a list, found \(list.typeName)")
    }
  }

  /// The entries of a list of filters; those of the one-text form as a list has them.
  ///
  /// - Returns: nil for a value that ``init(list:of:)`` cannot split into entries.
  package static func entries(of list: JSON) -> [JSON]? {
    guard case .string(let text) = list else { return list.arrayValue }
    return try? split(text).map { texts in texts.count == 1 ? .string(texts[0]) : .array(texts.map(JSON.string)) }
  }

  /// The texts of an entry; deeper lists count as part of the inner one. nil for anything else, and for lists deeper
  /// than anybody writes.
  package static func texts(in entry: JSON) -> [String]? { texts(in: entry, depth: 0) }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  private static func texts(in entry: JSON, depth: Int) -> [String]? {
    switch entry {
    case .string(let text): return [text]
    case .array(let entries) where depth < 8:
      var all: [String] = []
      for entry in entries {
        guard let texts = texts(in: entry, depth: depth + 1) else { return nil }
        all += texts
      }
      return all
    default: return nil
    }
  }

  /// Cuts the one-text form at the commas outside parentheses, and inside them into alternatives.
  private static func split(_ text: String) throws(FilterEntryError) -> [[String]] {
    var groups: [[String]] = []
    var group: [String]?
    var entry = ""
    // Spaces beside commas and parentheses belong to nothing.
    func trimmed(_ entry: String) -> String { String(FilterEntry.trimmed(entry[...].unicodeScalars)) }
    var isQuoted = false
    for (index, character) in zip(text.indices, text) {
      if character == "\"" {
        // A quote opens at the beginning of an attribute or a value, when another one closes it.
        let opens =
          !isQuoted && (isBlank(entry) || entry.hasSuffix(":") || entry.hasSuffix(":-"))
          && text[text.index(after: index)...].contains("\"")
        isQuoted = opens || (isQuoted && entry.last == "\\")
      }
      guard !isQuoted else {
        entry.append(character)
        continue
      }
      switch character {
      case "(" where group == nil && isBlank(entry):
        group = []
        entry = ""
      case ")":
        guard var alternatives = group else {
          entry.append(character)
          continue
        }
        if !isBlank(entry) { alternatives.append(trimmed(entry)) }
        groups.append(alternatives)
        group = nil
        entry = ""
      case ",":
        if !isBlank(entry) {
          if group == nil { groups.append([trimmed(entry)]) } else { group?.append(trimmed(entry)) }
        }
        entry = ""
      default: entry.append(character)
      }
    }
    guard group == nil else { throw FilterEntryError(message: "the parenthesis is never closed") }
    // A text that is one entry is read as that entry is in a list.
    if !isBlank(entry) { groups.append([groups.isEmpty ? entry : trimmed(entry)]) }
    return groups.filter { !$0.isEmpty }
  }

  /// The clauses of an element of a list: one of alternatives, or those that a text of numeric filters writes.
  private static func clauses(
    of texts: [String], _ kind: FilterListKind, isText: Bool
  ) throws(FilterEntryError) -> [Clause] {
    do throws(FilterEntryError) {
      return [try clause(of: texts, kind)]
    } catch {
      guard isText, kind == .numeric, texts[0].contains(",") else { throw error }
      var clauses: [Clause] = []
      for group in try split(texts[0]) { clauses.append(try clause(of: group, kind)) }
      return clauses
    }
  }

  private static func clause(of texts: [String], _ kind: FilterListKind) throws(FilterEntryError) -> Clause {
    var filters: [Filter] = []
    for text in texts { filters.append(try FilterEntry(text).filter(of: kind)) }
    return Clause(isDisjunction: filters.count > 1, filters: filters)
  }
}
