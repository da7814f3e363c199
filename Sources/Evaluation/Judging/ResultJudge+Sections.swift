import Diagnostics
import Presentation
import SearchModel
import SpecLoader

// Conditions on one section.
extension ResultJudge {
  func judge(_ expectation: Expectation, _ section: SectionFacts) -> CheckOutcome {
    if case .status(let status) = expectation.check { return judge(status, expectation, section) }
    if case .requests(let condition) = expectation.check {
      return judge(condition, section.requestCount, "request", expectation, section)
    }
    if let error = section.error {
      return CheckOutcome(
        expectation, section.module, .error, actual: "error",
        "cannot be judged: the section ended in the error \(error.code.rawValue): \(error.message)")
    }
    switch expectation.check {
    case .nbHits(let condition): return judge(condition, section.nbHits, "hit", expectation, section)
    case .first(let ids): return judgeFirst(ids, expectation, section)
    case .contains(let name, let within): return judge(name, within: within, expectation, section)
    case .excludes(let id): return judgeExcluded(id, expectation, section)
    case .order(let ids): return judgeOrder(ids, expectation, section)
    case .each(let filter): return judge(filter, expectation, section)
    case .facet(let attribute, let value, let count):
      return judgeFacet(attribute, value, count, expectation, section)
    case .snapshot(let fields): return judgeSnapshot(fields, expectation, section)
    case .status, .requests, .sections, .shown, .duplicates:
      return CheckOutcome(
        expectation, section.module, .error, actual: .null, "'\(expectation.name)' is for 'page' alone")
    }
  }

  private func judge(
    _ status: ExpectedStatus, _ expectation: Expectation, _ section: SectionFacts
  ) -> CheckOutcome {
    let found = section.status.rawValue
    let details = section.error.map { ["\($0.code.rawValue): \($0.message)"] } ?? section.topRows
    return CheckOutcome(
      expectation, section.module, status.rawValue == found ? .passed : .failed, actual: .string(found),
      "expected the status \(status.rawValue), found \(found)", details: status.rawValue == found ? [] : details)
  }

  private func judge(
    _ condition: CountCondition, _ count: Int, _ thing: String, _ expectation: Expectation, _ section: SectionFacts
  ) -> CheckOutcome {
    let holds = condition.holds(count)
    return CheckOutcome(
      expectation, section.module, holds ? .passed : .failed, actual: .integer(count),
      "expected \(condition) \(thing)s, found \(count)",
      details: holds || thing != "hit" ? [] : section.topRows)
  }

  private func judgeFirst(_ ids: [String], _ expectation: Expectation, _ section: SectionFacts) -> CheckOutcome {
    guard section.firstRank == 0 else { return section.notFromTheFirst(expectation) }
    let found = section.rows.prefix(ids.count).map(\.id)
    let isBeginning = zip(found, ids).allSatisfy { $0.hasSameBytes(as: $1) }
    let holds = isBeginning && found.count == ids.count
    if isBeginning, !holds, let outcome = section.unjudgedWithoutFurtherRows(expectation) { return outcome }
    let missing = ids.enumerated().first { place, id in !(place < found.count && found[place].hasSameBytes(as: id)) }
    let details = holds ? [] : missing.map { nearest(to: $0.element, in: section) } ?? []
    return CheckOutcome(
      expectation, section.module, holds ? .passed : .failed, actual: .array(found.map(JSON.string)),
      "expected first \(Self.list(ids)), found \(Self.list(found))", details: holds ? [] : details + section.topRows)
  }

  private func judge(
    _ name: HitName, within: Int?, _ expectation: Expectation, _ section: SectionFacts
  ) -> CheckOutcome {
    let rank = section.rank(of: name, depth: within)
    // Of another page, or of none, it is not known what comes before; but an id is there once.
    let isAlone = if case .objectID = name { rank != nil } else { false }
    if let within, !isAlone, rank.map({ $0 > within }) ?? true,
      section.firstRank > 0 || (section.rows.isEmpty && section.nbHits > 0)
    {
      return section.notFromTheFirst(expectation)
    }
    let depth = within.map { " within \($0)" } ?? ""
    if let rank, within.map({ rank <= $0 }) ?? true {
      return CheckOutcome(
        expectation, section.module, .passed, actual: .integer(rank), "\(name) is at rank \(rank)")
    }
    if let doubt = section.doubt(of: name, depth: within) {
      return CheckOutcome(expectation, section.module, .error, actual: .null, "cannot be judged: \(doubt)")
    }
    if let within, section.rows.count < within, let outcome = section.unjudgedWithoutFurtherRows(expectation) {
      return outcome
    }
    let details: [String] =
      switch name {
      case .objectID(let id): nearest(to: id, in: section)
      case .filter(let filter, _), .objectIDOrFilter(_, let filter):
        [
          rank.map { "\(name) is at rank \($0)" } ?? section.attributeMissing(in: filter)
            ?? "\(name) is not among the \(section.shownCount) loaded hits of \(section.nbHits)"
        ]
      }
    return CheckOutcome(
      expectation, section.module, .failed, actual: rank.map(JSON.integer) ?? .null,
      "expected \(name)\(depth), found \(rank.map { "it at rank \($0)" } ?? "\(Self.list(section.rows.prefix(3).map(\.id)))")",
      details: details + section.topRows)
  }

  private func judgeExcluded(_ id: String, _ expectation: Expectation, _ section: SectionFacts) -> CheckOutcome {
    if let outcome = section.unjudgedWithoutRows(expectation) { return outcome }
    guard let rank = section.rank(of: .objectID(id)) else {
      return CheckOutcome(expectation, section.module, .passed, actual: .null, "'\(id)' is not there")
    }
    return CheckOutcome(
      expectation, section.module, .failed, actual: .integer(rank),
      "expected '\(id)' not to be there, found it at rank \(rank)", details: section.topRows)
  }

  private func judgeOrder(_ ids: [String], _ expectation: Expectation, _ section: SectionFacts) -> CheckOutcome {
    let ranks = ids.map { section.rank(of: .objectID($0)) }
    let found = zip(ids, ranks).filter { $0.1 != nil }.sorted { ($0.1 ?? 0) < ($1.1 ?? 0) }.map(\.0)
    let isMissing = ranks.contains(nil)
    let holds = !isMissing && zip(found, ids).allSatisfy { $0.hasSameBytes(as: $1) }
    let places =
      holds
      ? []
      : zip(ids, ranks).flatMap { id, rank in
        rank.map { ["'\(id)' is at rank \($0)"] } ?? nearest(to: id, in: section)
      }
    return CheckOutcome(
      expectation, section.module, holds ? .passed : .failed, actual: .array(found.map(JSON.string)),
      "expected \(Self.list(ids)) in this order, found \(Self.list(found)) among the \(section.shownCount) loaded hits",
      details: places)
  }

  private func judge(
    _ filter: FilterExpression, _ expectation: Expectation, _ section: SectionFacts
  ) -> CheckOutcome {
    if let outcome = section.unjudgedWithoutRows(expectation) { return outcome }
    if let doubt = section.doubt(of: filter, in: section.shownRows) {
      return CheckOutcome(expectation, section.module, .error, actual: .null, "cannot be judged: \(doubt)")
    }
    let failing = section.shownRows.enumerated().filter { !filter.matches($0.element.record) }
    let text = expectation.expected.stringValue ?? ""
    if failing.isEmpty {
      return CheckOutcome(
        expectation, section.module, .passed, actual: .integer(section.rows.count), "every loaded hit satisfies \(text)"
      )
    }
    if let missing = section.attributeMissing(in: filter) {
      return CheckOutcome(expectation, section.module, .error, actual: .null, "cannot be judged: \(missing)")
    }
    let shown = failing.prefix(5).map { place, row in
      "rank \(section.firstRank + place + 1): \(row.shown)\(section.values(of: filter, in: row))"
    }
    return CheckOutcome(
      expectation, section.module, .failed, actual: .array(failing.prefix(20).map { .string($0.element.id) }),
      "expected every hit to satisfy \(text), found \(failing.count) of \(section.shownCount) that do not",
      details: shown)
  }

  private func judgeFacet(
    _ attribute: String, _ value: String, _ condition: CountCondition, _ expectation: Expectation,
    _ section: SectionFacts
  ) -> CheckOutcome {
    // Nothing is counted where nothing matches.
    guard let values = section.facets[attribute] ?? (section.nbHits == 0 ? [] : nil) else {
      return CheckOutcome(
        expectation, section.module, .error, actual: .null,
        "cannot be judged: the values of '\(attribute)' were not counted; name it in the module's 'facets'")
    }
    let counted = values.first { $0.value.hasSameBytes(as: value) }?.count
    guard counted != nil || values.count < section.facetLimit else {
      return CheckOutcome(
        expectation, section.module, .error, actual: .null,
        "cannot be judged: only the \(values.count) most frequent values of '\(attribute)' were counted (maxValuesPerFacet)"
      )
    }
    let count = counted ?? 0
    let others = values.prefix(5).map { "\($0.value): \($0.count)" }
    return CheckOutcome(
      expectation, section.module, condition.holds(count) ? .passed : .failed, actual: .integer(count),
      "expected \(condition) of \(attribute) '\(value)', found \(count)",
      details: condition.holds(count) ? [] : ["counted: \(others.isEmpty ? "nothing" : others.joined(separator: ", "))"]
    )
  }

  /// Ids as people read them: `'31', '500'`.
  static func list(_ ids: some Collection<String>) -> String {
    ids.isEmpty ? "nothing" : ids.map { "'\($0)'" }.joined(separator: ", ")
  }
}
