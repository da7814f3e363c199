import Diagnostics
import SearchModel

extension SettingChecks {
  /// The languages in a layer of parameters that Algolia does not know.
  static func problems(inLanguagesOf values: SearchParameters) -> [SettingProblem] {
    let names = ["queryLanguages", "indexLanguages", "ignorePlurals", "removeStopWords", "naturalLanguages"]
    return names.flatMap { name -> [SettingProblem] in
      let isList = values[name]?.arrayValue != nil
      return (values[name]?.stringListValue ?? []).enumerated().compactMap { element, code -> SettingProblem? in
        guard Language(code) == nil else { return nil }
        return SettingProblem(
          name: name, element: isList ? element : nil,
          message: "\(Diagnostic.quoted(code)) is no code of a language that Algolia knows",
          suggestion: suggestion(for: code))
      }
    }
  }

  /// `en` for `en-US`, else the nearest code.
  private static func suggestion(for code: String) -> String? {
    let base = code.lowercased().prefix { $0 != "-" && $0 != "_" }
    return Language(String(base))?.code ?? Suggestions.closestMatch(to: code, among: Language.codes)
  }

  /// The languages in a layer of parameters for which it asks for something that the engine has no words for.
  ///
  /// - Parameters:
  ///   - values: the layer.
  ///   - lower: the layer that it lies over; what it alone asks for is no matter of this one.
  static func languagesWithoutEffect(
    in values: SearchParameters, over lower: SearchParameters
  ) -> [SettingProblem] {
    let words: [(parameter: String, subject: String, known: [Language])] = [
      ("ignorePlurals", "singular and plural forms", Language.withPlurals),
      ("removeStopWords", "stop words", Language.withStopWords),
    ]
    var found: [SettingProblem] = []
    for (parameter, subject, known) in words {
      func isMissing(_ code: String) -> Bool { Language(code).map { !known.contains($0) } ?? false }
      for name in [parameter, "naturalLanguages"] {
        found += problems(in: values, of: name) { code in
          isMissing(code) ? "has no effect for '\(code)': its \(subject) are not known" : nil
        }
      }
      let merged = SearchOptions.resolvingNaturalLanguages(lower.overlaid(with: values))
      guard merged[parameter] == true else { continue }
      let source = ["queryLanguages", "indexLanguages"].first { !(merged[$0]?.stringListValue ?? []).isEmpty }
      guard let source, let name = [source, parameter].first(where: { values[$0] != nil }) else { continue }
      for (element, code) in (merged[source]?.stringListValue ?? []).enumerated() where isMissing(code) {
        found.append(
          SettingProblem(
            name: name, element: name == source && values[name]?.arrayValue != nil ? element : nil,
            message: "\(parameter): true takes the languages of \(source), and has no effect for '\(code)': its "
              + "\(subject) are not known"))
      }
    }
    return found
  }
}
