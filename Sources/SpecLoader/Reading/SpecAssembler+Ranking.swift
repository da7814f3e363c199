import Diagnostics
import IndexSettings
import SearchModel

// What an index, its replicas, rules and queries rank by, and what has no effect without it.
extension SpecAssembler {
  /// Notes whether a module ranks by the `customRanking` of its index.
  ///
  /// - Parameter parameters: the layers of parameters with which it searches.
  mutating func noteRanking(of index: IndexSpecification, parameters: [CheckedParameters]) {
    let values = parameters.reduce(index.settings) { $0.overlaid(with: $1.values) }
    ranksByCustom[index.name] = SettingChecks.ranksByCustom(values) || ranksByCustom[index.name] ?? false
  }

  /// Warns of a module's own parameters that act through a criterion by which it does not rank, or in virtual replicas
  /// alone. Those of all modules may have an effect in another one.
  ///
  /// - Parameters:
  ///   - own: the module's own parameters.
  ///   - parameters: the layers of parameters with which it searches.
  mutating func warnOfCriteriaWithoutEffect(
    _ own: CheckedParameters?, _ index: IndexSpecification, parameters: [CheckedParameters]
  ) {
    guard let own else { return }
    if index.relevantSort == nil, own.values["relevancyStrictness"]?.integerValue ?? 100 < 100 {
      let message = "has no effect: \(Diagnostic.quoted(index.name)) is no virtual replica"
      warn([SettingProblem(name: "relevancyStrictness", message: message)], of: own)
    }
    let values = parameters.reduce(index.settings) { $0.overlaid(with: $1.values) }
    let problems = SettingChecks.criteriaWithoutEffect(in: own.values, ranking: values)
    guard !problems.isEmpty, !rules(of: index).contains(where: { $0["ranking"] != nil }) else { return }
    warn(problems, of: own)
  }

  /// Warns of each `customRanking` by which nothing ranks: no module, and no index that has it and that no module
  /// searches.
  mutating func warnOfUnusedCustomRankings() {
    let searched = ranksByCustom.keys.compactMap { indices[$0] }
    let names = ExactSet(searched.flatMap { [$0.name, $0.primary].compactMap(\.self) })
    for name in names.sorted() {
      guard let settings = declaredSettings[name], let order = settings.values["customRanking"],
        order.stringListValue?.isEmpty == false
      else { continue }
      let users = indices.values.filter { index in
        index.name.hasSameBytes(as: name)
          || index.primary?.hasSameBytes(as: name) ?? false && index.settings["customRanking"] == order
      }
      // The hits of a virtual replica are sorted by its own.
      guard indices[name]?.relevantSort == nil,
        !users.contains(where: { ranksByCustom[$0.name] ?? SettingChecks.ranksByCustom($0.settings) }),
        !users.contains(where: rulesRankByCustom)
      else { continue }
      let problem = SettingProblem(name: "customRanking", message: "has no effect: 'ranking' has no 'custom'")
      warn([problem], of: settings)
    }
  }

  /// Whether a rule of an index says a `ranking` with `custom`.
  private func rulesRankByCustom(_ index: IndexSpecification) -> Bool {
    rules(of: index).contains { $0["ranking"] != nil && SettingChecks.ranksByCustom($0) }
  }

  /// What the rules of an index say of searches.
  func rules(of index: IndexSpecification) -> [SearchParameters] { Self.rules(of: index, in: options.files) }

  /// What the rules of an index say of searches.
  static func rules(of index: IndexSpecification, in files: any SpecFiles) -> [SearchParameters] {
    let rules = index.rules.flatMap { try? files.rules($0) }?.rules ?? []
    return rules.map(\.consequence.parameters)
  }
}
