import Evaluation
import SearchModel

/// How much may change, of all sections or of those of one module.
package struct ChangeBound: Sendable, Hashable {
  /// The module's id; nil for all modules together.
  package var module: String?
  /// How many percent of what is shown may change, by demand.
  package var percent: Double

  /// A bound.
  package init(module: String? = nil, percent: Double) {
    self.module = module
    self.percent = percent
  }

  /// A bound as it is typed: `5` or `movies=5`; nil for what is none.
  package init?(_ text: String) {
    let end = text.lastIndex(of: "=")
    let number = end.map { text[text.index(after: $0)...] } ?? text[...]
    guard let percent = Double(number), (0...100).contains(percent) else { return nil }
    let module = end.map { String(text[..<$0]) }
    guard module?.isEmpty != true else { return nil }
    self.init(module: module, percent: percent)
  }

  /// The bound as it is typed.
  fileprivate var text: String {
    let number = percent == percent.rounded() ? "\(Int(percent))" : "\(percent)"
    return (module.map { "\($0)=" } ?? "") + number
  }
}

extension ComparisonSummary {
  /// Says which bounds were exceeded, or had nothing to bound; a comparison of no query has no bounds.
  package func excess(over bounds: [ChangeBound]) -> [String] {
    guard queryCount > 0 else { return [] }
    return bounds.compactMap { excess(over: $0) }
  }

  private func excess(over bound: ChangeBound) -> String? {
    let counts = bound.module.map { modules[$0] ?? Counts() } ?? total
    let place = bound.module.map { " in \($0)" } ?? ""
    let option = "--max-changed \(bound.text)"
    guard counts.demand.shown > 0 else {
      return "nothing was compared\(place) for \(option): \(reasonForNothing(in: bound.module))"
    }
    guard Double(counts.demand.changed) * 100 > bound.percent * Double(counts.demand.shown) else { return nil }
    let share = Double(counts.demand.changed) * 100 / Double(counts.demand.shown)
    let demand = isWeighted ? " (\(share.fixed(digits: 1)) % by demand)" : ""
    return "\(counts.changed) of \(counts.shown) shown sections changed\(place)\(demand), more than \(option) allows"
  }

  /// Why no section counts that a bound is for.
  private func reasonForNothing(in module: String?) -> String {
    let (left, right) = (unpairedModules[.left] ?? [], unpairedModules[.right] ?? [])
    if let module {
      for (side, names) in [("left", left), ("right", right)] where names.contains(module) {
        return "only the \(side) side has this section"
      }
    }
    let unpaired = [("left", left), ("right", right)].filter { !$0.1.isEmpty }
      .map { "only on the \($0): \($1.joined(separator: ", "))" }
    let note = unpaired.isEmpty ? "" : " (\(unpaired.joined(separator: "; ")))"
    return "no section of both sides has a hit on a side\(note)"
  }

  /// The exit code: that of a run of both sides, else 1 when a bound is exceeded.
  package func status(bounds: [ChangeBound]) -> ExitStatus {
    let status = outcome.status
    return status == .success && !excess(over: bounds).isEmpty ? .failed : status
  }
}
