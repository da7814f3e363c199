import Diagnostics
import IndexSettings
import SearchModel

/// What the embedded engine accepts and does not do.
extension SpecAssembler {
  /// Warns of the settings and rules of an index that have no effect, and of those that a replica has from its primary.
  ///
  /// - Parameter parameters: the layers of parameters with which it is searched.
  mutating func warnOfSettingsWithoutEffect(_ index: IndexSpecification, parameters: [CheckedParameters]) {
    let ranking = parameters.last { $0.values["ranking"] != nil }?.values
    for name in [index.primary, index.name].compactMap({ $0 }) {
      guard let entry = declaredIndices[name] else { continue }
      if let settings = declaredSettings[name] {
        warn(SettingChecks.withoutEffect(in: settings.values), of: settings, overruled: [])
        let isRankedBy = ranking.map(SettingChecks.ranksByCustom) ?? false
        if !isRankedBy { warnOfUnusedCustomRanking(settings, of: name) }
      }
      // What cannot be read was reported with the other files.
      guard let path = entry["rules"], let text = path.text, let contents = try? options.files.rules(text) else {
        continue
      }
      for problem in SettingChecks.withoutEffect(inRules: contents.rules, over: index.settings) {
        warn(problem.description, at: path.range)
      }
    }
  }

  /// Warns of a `customRanking` by which neither its index ranks nor a replica that has it from there.
  private mutating func warnOfUnusedCustomRanking(_ settings: CheckedParameters, of name: String) {
    guard let order = settings.values["customRanking"], order.stringListValue?.isEmpty == false else { return }
    let isUsed = indices.values.contains { index in
      if index.name.hasSameBytes(as: name) {
        return index.relevantSort != nil || SettingChecks.ranksByCustom(index.settings)
      }
      guard index.primary?.hasSameBytes(as: name) ?? false, index.settings["customRanking"] == order else {
        return false
      }
      return SettingChecks.ranksByCustom(index.settings)
    }
    guard !isUsed else { return }
    let problem = SettingProblem(name: "customRanking", message: "has no effect: 'ranking' has no 'custom'")
    warn([problem], of: settings, overruled: [])
  }

  /// Warns of search parameters that have no effect in an index.
  ///
  /// - Parameter overruled: the names that a layer above sets as well.
  mutating func warnOfParametersWithoutEffect(
    _ parameters: CheckedParameters, overruled: ExactSet, _ index: IndexSpecification
  ) {
    warn(
      SettingChecks.withoutEffect(in: parameters.values, over: index.settings), of: parameters, overruled: overruled)
  }

  /// Warns of parameters that have no effect beside those of a layer, or without them.
  mutating func warnOfCompanions(_ parameters: CheckedParameters, over lower: SearchParameters) {
    warn(SettingChecks.companionsWithoutEffect(in: parameters.values, over: lower), of: parameters, overruled: [])
  }

  private mutating func warn(_ problems: [SettingProblem], of parameters: CheckedParameters, overruled: ExactSet) {
    for problem in problems where !overruled.contains(problem.name) {
      guard let member = parameters.members.first(where: { $0.parameter.name == problem.name }) else { continue }
      warn("'\(problem.name)': \(problem.message)", at: member.value.range(ofElement: problem.element))
    }
  }

  mutating func warn(_ message: String, at range: SourceRange) {
    guard effectWarnings.insert(EffectWarning(range: range, message: message)).inserted else { return }
    decoder.report("no-effect", range, message, severity: .warning)
  }
}

/// The identity of a warning, so that what several modules share is warned of once.
struct EffectWarning: Hashable {
  let range: SourceRange
  let message: String
}
