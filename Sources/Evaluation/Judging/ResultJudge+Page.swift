import Diagnostics
import Presentation
import SearchModel
import SpecLoader

// Conditions on all sections together.
extension ResultJudge {
  func judgePage(_ expectation: Expectation) -> CheckOutcome {
    switch expectation.check {
    case .sections(let modules): judgeSections(modules, expectation)
    case .shown(let condition): judgeShown(condition, expectation)
    case .contains(let name, let within): judge(name, within: within, expectation)
    case .duplicates(let attribute, let maximum): judgeDuplicates(of: attribute, maximum: maximum, expectation)
    default:
      CheckOutcome(
        expectation, "page", .error, actual: .null, "'\(expectation.name)' is for sections, not for 'page'")
    }
  }

  private var shownModules: [String] { sections.filter(\.isShown).map(\.module) }

  /// The states of all sections, a line each.
  private var states: [String] { sections.map { "\($0.module): \($0.status.rawValue)" } }

  private func judgeSections(_ modules: [String], _ expectation: Expectation) -> CheckOutcome {
    let found = shownModules
    let holds = found.count == modules.count && zip(found, modules).allSatisfy { $0.hasSameBytes(as: $1) }
    return CheckOutcome(
      expectation, "page", holds ? .passed : .failed, actual: .array(found.map(JSON.string)),
      "expected the sections \(Self.list(modules)), found \(Self.list(found))", details: holds ? [] : states)
  }

  private func judgeShown(_ condition: CountCondition, _ expectation: Expectation) -> CheckOutcome {
    let count = shownModules.count
    return CheckOutcome(
      expectation, "page", condition.holds(count) ? .passed : .failed, actual: .integer(count),
      "expected \(condition) shown sections, found \(count)", details: condition.holds(count) ? [] : states)
  }

  /// Whether some section has the hit. Sections in error are only in the way of a hit that no other section has.
  private func judge(_ name: HitName, within: Int?, _ expectation: Expectation) -> CheckOutcome {
    let ranks = sections.compactMap { section in section.rank(of: name, depth: within).map { (section.module, $0) } }
    let depth = within.map { " within \($0)" } ?? ""
    if let (module, rank) = ranks.first(where: { _, rank in within.map { rank <= $0 } ?? true }) {
      return CheckOutcome(
        expectation, "page", .passed, actual: .object([module: .integer(rank)]),
        "\(name) is at rank \(rank) of \(module)")
    }
    if let outcome = unanswered(expectation) ?? withoutFurtherRows(within, expectation) { return outcome }
    let records = sections.filter { $0.indexName != nil }
    for section in records {
      guard let doubt = section.doubt(of: name, depth: within) else { continue }
      return CheckOutcome(
        expectation, "page", .error, actual: .null, "cannot be judged: of '\(section.module)', \(doubt)")
    }
    let nearest = ranks.map { "\(name) is at rank \($0.1) of \($0.0)" }
    let tops = sections.filter(\.isShown).map { section in
      "\(section.module): " + section.rows.prefix(3).map(\.shown).joined(separator: ", ")
    }
    return CheckOutcome(
      expectation, "page", .failed,
      actual: ranks.isEmpty
        ? .null : .object(JSONObject(ranks.map { ($0.0, .integer($0.1)) }, uniquingKeysWith: { $1 })),
      "expected \(name)\(depth) in some section, found \(nearest.isEmpty ? "it in none" : nearest.joined(separator: ", "))",
      details: (nearest.isEmpty ? holders(of: name) : []) + tops)
  }

  /// The outcome where a section that was not answered is in the way; nil when all were.
  private func unanswered(_ expectation: Expectation) -> CheckOutcome? {
    sections.first { $0.error != nil }.map { section in
      CheckOutcome(
        expectation, "page", .error, actual: .null,
        "cannot be judged: the section '\(section.module)' ended in the error \(section.error?.code.rawValue ?? "")")
    }
  }

  /// The outcome where some section does not have all rows that are looked at, since they could not be loaded or stand
  /// before the loaded page; nil when all have them.
  private func withoutFurtherRows(_ within: Int?, _ expectation: Expectation) -> CheckOutcome? {
    guard let within else { return nil }
    return sections.lazy.compactMap { section in
      if section.firstRank > 0 || section.rows.isEmpty && section.nbHits > 0 {
        return section.notFromTheFirst(expectation, in: "page")
      }
      return section.rows.count < within ? section.unjudgedWithoutFurtherRows(expectation, in: "page") : nil
    }.first
  }

  /// Says of a record that no index holds that it cannot be found.
  private func holders(of name: HitName) -> [String] {
    guard case .objectID(let id) = name else { return [] }
    let known = sections.map { insight($0.module, id)?.isIndexed }
    return known.allSatisfy { $0 == false } ? ["no index has a record '\(id)'"] : []
  }

  private func judgeDuplicates(
    of attribute: String, maximum: Int, _ expectation: Expectation
  ) -> CheckOutcome {
    if let outcome = unanswered(expectation) { return outcome }
    let path = FieldPath(attribute)
    let rows = sections.flatMap { section in section.shownRows.map { (section.module, $0) } }
    // A section may be there for its count alone; but something must have been looked at.
    if rows.isEmpty, sections.contains(where: { $0.nbHits > 0 }) {
      return CheckOutcome(expectation, "page", .error, actual: .null, "cannot be judged: no section shows a hit")
    }
    var seen: ExactDictionary<String> = [:]
    var repeated: [String] = []
    var holders: ExactSet = []
    for (module, row) in rows {
      let values = attribute == "objectID" ? [row.id] : row.record.values(at: path).map { $0.scalarText ?? $0.text() }
      if !values.isEmpty { holders.insert(module) }
      for value in values {
        let place = "\(row.shown) in \(module)"
        if let other = seen[value] {
          repeated.append("\(attribute) '\(value)': \(place), and \(other)")
        } else {
          seen[value] = place
        }
      }
    }
    if let outcome = lacking(attribute, holders: holders, expectation) { return outcome }
    guard !holders.isEmpty || rows.isEmpty else {
      return CheckOutcome(
        expectation, "page", .error, actual: .null, "cannot be judged: no loaded hit has the attribute '\(attribute)'")
    }
    let holds = repeated.count <= maximum
    return CheckOutcome(
      expectation, "page", holds ? .passed : .failed, actual: .integer(repeated.count),
      "expected at most \(maximum) hits that repeat '\(attribute)', found \(repeated.count)",
      details: holds ? [] : Array(repeated.prefix(5)))
  }

  /// The outcome where hits of a section come without an attribute that others of the same index have; nil elsewhere.
  ///
  /// - Parameter holders: the modules of the sections that have values.
  private func lacking(_ attribute: String, holders: ExactSet, _ expectation: Expectation) -> CheckOutcome? {
    let indices = ExactSet(sections.filter { holders.contains($0.module) }.compactMap(\.indexName))
    return sections.lazy.compactMap { section in
      guard let index = section.indexName, indices.contains(index), !section.shownRows.isEmpty,
        let absence = section.absence(of: [attribute])
      else { return nil }
      return CheckOutcome(
        expectation, "page", .error, actual: .null, "cannot be judged: of '\(section.module)', \(absence)")
    }.first
  }
}
