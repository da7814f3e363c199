import SearchModel

extension SettingChecks {
  /// The languages in a layer of parameters of which the engine does not know what they ask for.
  ///
  /// - Parameters:
  ///   - values: the layer.
  ///   - lower: the layer that it lies over; what it alone asks for is no problem of this one.
  static func problems(inLanguagesOf values: SearchParameters, over lower: SearchParameters = [:]) -> [SettingProblem] {
    let words: [(parameter: String, subject: String, known: [Language])] = [
      ("ignorePlurals", "plurals", Language.withPlurals), ("removeStopWords", "stop words", Language.withStopWords),
    ]
    var problems = words.flatMap { words in
      Self.problems(in: values, of: words.parameter, subject: words.subject, known: words.known)
    }
    // It stands for both parameters, and every language with known plurals has known stop words.
    problems += Self.problems(
      in: values, of: "naturalLanguages", subject: "plurals and stop words", known: Language.withPlurals)
    // The rest is about what this layer says of the languages of the query.
    guard ["queryLanguages", "ignorePlurals", "removeStopWords"].contains(where: { values[$0] != nil }) else {
      return problems
    }
    let merged = SearchOptions.resolvingNaturalLanguages(lower.overlaid(with: values))
    for (parameter, subject, known) in words where merged[parameter] == true {
      let name = values["queryLanguages"] == nil ? parameter : "queryLanguages"
      guard values[name] != nil else { continue }
      for (element, code) in (merged["queryLanguages"]?.stringListValue ?? []).enumerated()
      where !known.contains(where: { $0.rawValue == code }) {
        problems.append(
          SettingProblem(
            name: name, element: name == parameter || values[name]?.arrayValue == nil ? nil : element,
            message:
              "\(parameter): true takes the languages of queryLanguages, and the \(subject) of '\(code)' are not "
              + "known; known are those of \(known.codes)"))
      }
    }
    return problems
  }

  private static func problems(
    in values: SearchParameters, of name: String, subject: String, known: [Language]
  ) -> [SettingProblem] {
    problems(in: values, of: name) { code in
      guard !known.contains(where: { $0.rawValue == code }) else { return nil }
      return "the \(subject) of '\(code)' are not known; known are those of \(known.codes)"
    }
  }
}
