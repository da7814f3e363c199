import Diagnostics
import Presentation
import SearchModel

/// How one section of a query stands beside its baseline.
package struct BaselineChange: Sendable, Hashable {
  /// What became of the section.
  package enum Tier: String, Sendable, Hashable, CaseIterable {
    /// The same rows in the same order.
    case same
    /// Other rows or another order, and nothing that says which are better.
    case changed
    /// It has rows and had none, or a condition holds that did not, or an expected hit is further in front.
    case better
    /// It has no rows and had some, or a condition does not hold that did, or an expected hit is further behind.
    case worse
    /// The baseline does not have the query, or not the section.
    case new
  }

  /// The module's id.
  package var module: String
  /// What became of it.
  package var tier: Tier
  /// Whether it has no rows and had some.
  package var cameOutEmpty: Bool
  /// The overlap of the first ten rows; nil where there is nothing to compare.
  package var overlap: Double?
  /// The rank-biased overlap of all rows; nil where there is nothing to compare.
  package var rankBiasedOverlap: Double?
  /// What changed, for people; empty when nothing did.
  package var note: String

  /// A change.
  package init(
    module: String, tier: Tier, cameOutEmpty: Bool = false, overlap: Double? = nil, rankBiasedOverlap: Double? = nil,
    note: String = ""
  ) {
    self.module = module
    self.tier = tier
    self.cameOutEmpty = cameOutEmpty
    self.overlap = overlap
    self.rankBiasedOverlap = rankBiasedOverlap
    self.note = note
  }
}

extension BaselineChange {
  /// Compares a result with its baseline, section by section.
  ///
  /// - Parameters:
  ///   - result: the result; its expectations count as well.
  ///   - baseline: the baseline of the same query; nil when it has none.
  ///   - isWhole: whether every section of the spec runs, so that one that the baseline has and the result does not is
  ///     gone.
  package static func changes(
    of result: ResultOutline, since baseline: ResultOutline?, isWhole: Bool = true
  ) -> [BaselineChange] {
    guard let baseline else { return result.sections.map { BaselineChange(module: $0.module, tier: .new) } }
    let comparison = QueryComparison(baseline, result)
    let gone =
      !isWhole
      ? []
      : baseline.sections.filter { section in
        !result.sections.contains { $0.module.hasSameBytes(as: section.module) }
      }
      .map { section in
        BaselineChange(
          module: section.module, tier: .worse, cameOutEmpty: section.status == .ok,
          note: "the section is not there any more")
      }
    var changes =
      gone
      + result.sections.map { section in
        guard let compared = comparison.sections.first(where: { $0.module.hasSameBytes(as: section.module) }) else {
          return BaselineChange(module: section.module, tier: .new)
        }
        return BaselineChange(compared, checks: CheckMovement(of: section.module, from: baseline, to: result))
      }
    if !baseline.query.hasSameBytes(as: result.query) {
      for place in changes.indices where changes[place].tier != .same {
        changes[place].note = "the query was '\(baseline.query)'; " + changes[place].note
      }
    }
    return changes
  }

  private init(_ section: SectionComparison, checks: CheckMovement) {
    let (left, right) = (section.left?.status, section.right?.status)
    let hadRows = left == .ok
    let hasRows = right == .ok
    var notes: [String] = []
    if let left = section.left, let right = section.right, left.status != right.status {
      notes.append("was \(left.status.rawValue), is \(right.status.rawValue)")
    }
    notes += checks.notes
    if section.change == .rows { notes.append(section.changes.summary) }
    let isWorse = (hadRows && !hasRows) || (left != .error && right == .error) || checks.isWorse
    let isBetter = (!hadRows && hasRows) || (left == .error && right != .error) || checks.isBetter
    self.init(
      module: section.module, tier: isWorse ? .worse : isBetter ? .better : section.isChanged ? .changed : .same,
      cameOutEmpty: hadRows && right == .empty, overlap: section.overlap,
      rankBiasedOverlap: section.rankBiasedOverlap, note: notes.joined(separator: "; "))
  }
}

/// How the conditions on a section stand beside those of the baseline.
private struct CheckMovement {
  var isWorse = false
  var isBetter = false
  var notes: [String] = []

  init(of module: String, from baseline: ResultOutline, to result: ResultOutline) {
    let earlier = Dictionary(
      baseline.checks.filter { $0.module.hasSameBytes(as: module) }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    for check in result.checks where check.module.hasSameBytes(as: module) {
      guard let before = earlier[check.name] else { continue }
      if before.holds != check.holds {
        if check.holds { isBetter = true } else { isWorse = true }
        notes.append("\(check.check) \(check.holds ? "holds now" : "does not hold any more")")
      } else if let from = before.rank, let to = check.rank, from != to {
        if to < from { isBetter = true } else { isWorse = true }
        notes.append("an expected hit went from rank \(from) to \(to)")
      }
    }
  }
}

extension RankChanges {
  /// The changes in a line: `lost a (1); new b (2); moved c 3→1`, the first of each.
  fileprivate var summary: String {
    var parts: [String] = []
    func add(_ name: String, _ texts: [String]) {
      guard !texts.isEmpty else { return }
      let rest = texts.count > 5 ? " and \(texts.count - 5) more" : ""
      parts.append("\(name) \(texts.prefix(5).joined(separator: ", "))\(rest)")
    }
    add("lost", lost.map { "\($0.id) (\($0.rank))" })
    add("new", new.map { "\($0.id) (\($0.rank))" })
    add("moved", moved.map { "\($0.id) \($0.from)→\($0.to)" })
    return parts.joined(separator: "; ")
  }
}
