import Diagnostics
import IndexSettings
import SearchModel

/// What the embedded engine accepts and does not do.
extension SpecAssembler {
  /// Warns of the settings and rules of an index that have no effect, and of those that a replica has from its primary.
  mutating func warnOfSettingsWithoutEffect(_ index: IndexSpecification) {
    for name in [index.primary, index.name].compactMap({ $0 }) {
      guard let entry = declaredIndices[name] else { continue }
      if let settings = declaredSettings[name] {
        // A replica has what it does not say from its primary.
        let lower = name.hasSameBytes(as: index.name) ? index.primary.flatMap { indices[$0]?.settings } : nil
        warn(SettingChecks.withoutEffect(in: settings.values, over: lower ?? [:]), of: settings, overruled: [])
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

  mutating func warn(_ problems: [SettingProblem], of parameters: CheckedParameters, overruled: ExactSet) {
    for problem in problems where !overruled.contains(problem.name) {
      guard let member = parameters.members.first(where: { $0.parameter.name == problem.name }) else { continue }
      warn(
        "'\(problem.name)': \(problem.message)", at: member.value.range(ofElement: problem.element),
        suggestion: problem.suggestion)
    }
  }

  mutating func warn(_ message: String, at range: SourceRange, suggestion: String? = nil) {
    guard effectWarnings.insert(EffectWarning(range: range, message: message)).inserted else { return }
    decoder.report("no-effect", range, message, suggestion: suggestion, severity: .warning)
  }
}

/// The identity of a warning, so that what several modules share is warned of once.
struct EffectWarning: Hashable {
  let range: SourceRange
  let message: String
}
