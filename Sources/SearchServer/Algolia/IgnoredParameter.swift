import IndexSettings
import SearchModel

/// A parameter of a request that has no effect.
struct IgnoredParameter: Sendable, Hashable {
  /// Its name.
  let name: String
  /// What it asks for in vain.
  let message: String
  /// Whether hits would be others if it had an effect.
  let wouldChangeHits: Bool

  /// What of a search has no effect, each once.
  ///
  /// - Parameter settings: those of the index.
  static func all(in parameters: SearchParameters, over settings: SearchParameters) -> [IgnoredParameter] {
    guard parameters.values.keys.contains(where: { !plainNames.contains($0) }) else { return [] }
    var ignored: [IgnoredParameter] = []
    for problem in SettingChecks.withoutEffect(in: parameters, over: settings) {
      ignored.append(
        IgnoredParameter(name: problem.name, message: "'\(problem.name)' \(problem.message)", wouldChangeHits: true))
    }
    let known = Set(ignored.map(\.name))
    for name in parameters.values.keys.sorted() where !known.contains(name) {
      guard let parameter = SearchParameter.byName[name], parameter.support == .withoutEffect,
        !isSilent(parameter, parameters[name])
      else { continue }
      ignored.append(
        IgnoredParameter(
          name: name, message: "'\(name)' has no effect here",
          wouldChangeHits: !SearchParameter.namesAboutUsers.contains(name)))
    }
    return ignored
  }

  /// Parameters that always have an effect. Most searches have no others, and need not be looked at closely.
  private static let plainNames: ExactSet = [
    "query", "hitsPerPage", "page", "facets", "filters", "facetFilters", "numericFilters", "tagFilters",
    "attributesToRetrieve", "attributesToHighlight", "attributesToSnippet", "highlightPreTag", "highlightPostTag",
    "maxValuesPerFacet", "getRankingInfo", "ruleContexts", "snippetEllipsisText",
  ]

  /// Whether a value asks for nothing, because it is the default or turns something off.
  fileprivate static func isSilent(_ parameter: SearchParameter, _ value: JSON?) -> Bool {
    value == parameter.defaultValue || value?.asksForNothing ?? true
  }
}

extension IgnoredParameter {
  /// A parameter beside a cursor; nil where it asks for nothing.
  ///
  /// - Parameter own: its value in the search that the cursor goes on with.
  init?(besideCursor name: String, _ value: JSON, whichHas own: JSON?) {
    let isEmpty = value == "" || value == []
    guard !isEmpty, own != nil || SearchParameter.byName[name].map({ !Self.isSilent($0, value) }) ?? true else {
      return nil
    }
    self.init(
      name: name, message: "'\(name)' has no effect beside a cursor, which has its own",
      wouldChangeHits: !SearchParameter.namesAboutUsers.contains(name))
  }
}
