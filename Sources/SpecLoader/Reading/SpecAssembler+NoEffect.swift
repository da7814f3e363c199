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
        warn(SettingChecks.withoutEffect(in: settings.values, over: lower ?? [:]), of: settings)
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

  /// Warns of the parameters of a module that have no effect beside its others, and notes those of the common query,
  /// which may have an effect in another module.
  ///
  /// - Parameters:
  ///   - layers: the layers of parameters with which the module searches, the lowest first.
  ///   - settings: what they lie over.
  ///   - names: the parameters that are judged; nil for all.
  ///   - problems: finds those without effect in a layer, given all that holds beside it.
  mutating func warnOfParametersWithoutEffect(
    _ draft: ModuleDraft, _ layers: [CheckedParameters], over settings: SearchParameters, names: ExactSet? = nil,
    problems: (_ layer: SearchParameters, _ context: SearchParameters) -> [SettingProblem]
  ) {
    let context = layers.reduce(settings) { $0.overlaid(with: $1.values) }
    let own = draft.value["query"]?.parameters
    if let own { warn(problems(own.values, context), of: own) }
    guard let values = commonValues(in: draft, layers) else { return }
    commonEffects.note(problems(values, context), of: values.values.keys.filter { names?.contains($0) != false })
  }

  /// Notes that the parameters of the common query may have an effect in a module, whose backend is not judged.
  mutating func noteEffect(in draft: ModuleDraft, _ layers: [CheckedParameters], on backend: BackendSpecification?) {
    if case .typesense? = backend?.kind { return }
    guard let values = commonValues(in: draft, layers) else { return }
    commonEffects.note([], of: Array(values.values.keys))
  }

  /// The parameters of the common query that a module does not set itself.
  private func commonValues(in draft: ModuleDraft, _ layers: [CheckedParameters]) -> SearchParameters? {
    let own = draft.value["query"]?.parameters
    guard let common = layers.first, layers.count > (own == nil ? 0 : 1) else { return nil }
    return SearchParameters(common.values.values.filter { own?.values[$0.key] == nil })
  }

  /// Warns of parameters of the common query that have no effect in any module.
  mutating func warnOfCommonParametersWithoutEffect(_ common: CheckedParameters?) {
    guard let common else { return }
    warn(commonEffects.withoutEffect, of: common)
  }

  /// Warns of parameters without effect. What only lacks another parameter is noted: a query may give that one.
  mutating func warn(_ problems: [SettingProblem], of parameters: CheckedParameters) {
    for problem in problems {
      guard let member = parameters.members.first(where: { $0.parameter.name == problem.name }) else { continue }
      let range = member.value.range(ofElement: problem.element)
      if let missing = problem.missing {
        warn("'\(problem.name)' has no effect unless a query gives '\(missing)'", at: range, severity: .note)
      } else {
        warn("'\(problem.name)': \(problem.message)", at: range, suggestion: problem.suggestion)
      }
    }
  }

  mutating func warn(
    _ message: String, at range: SourceRange, suggestion: String? = nil, severity: Diagnostic.Severity = .warning
  ) {
    guard effectWarnings.insert(EffectWarning(range: range, message: message)).inserted else { return }
    decoder.report("no-effect", range, message, suggestion: suggestion, severity: severity)
  }
}

/// What became of the parameters of the common query in modules.
struct CommonEffects {
  /// An entry of a parameter, or all of it.
  private struct Entry: Hashable {
    var name: ExactText
    var element: Int?
  }

  private var modules: ExactDictionary<Int> = [:]
  /// In how many modules an entry has no effect, and the reason in one of them.
  private var problems: [(entry: Entry, problem: SettingProblem, modules: Int)] = []

  /// Notes a module that has parameters of the common query, and which of them have no effect there.
  mutating func note(_ found: [SettingProblem], of names: [String]) {
    for name in names { modules[name, default: 0] += 1 }
    var entries: Set<Entry> = []
    for problem in found {
      let entry = Entry(name: ExactText(problem.name), element: problem.element)
      guard entries.insert(entry).inserted else { continue }
      if let place = problems.firstIndex(where: { $0.entry == entry }) {
        problems[place].modules += 1
        // What a query can mend in one module has its effect there.
        if problem.missing != nil { problems[place].problem = problem }
      } else {
        problems.append((entry, problem, 1))
      }
    }
  }

  /// Those that have no effect in any module.
  var withoutEffect: [SettingProblem] {
    problems.filter { $0.modules == modules[$0.problem.name] }.map(\.problem)
  }
}

/// The identity of a warning, so that what several modules share is warned of once.
struct EffectWarning: Hashable {
  let range: SourceRange
  let message: String
}
