import SearchModel
import TestSupport
import Testing

@testable import IndexSettings

struct LanguageCheckTests {
  private func names(_ values: SearchParameters, over lower: SearchParameters = [:]) -> [String] {
    SettingChecks.withoutEffect(in: values, over: lower).map(\.name)
  }

  @Test func everyLanguageOfAlgoliaIsAccepted() {
    for code in Language.codes {
      for name in ["queryLanguages", "ignorePlurals", "removeStopWords", "naturalLanguages"] {
        let values: SearchParameters = [name: .array([.string(code)])]
        #expect(SettingChecks.problems(inQuery: values).isEmpty, "\(name): \(code)")
      }
      #expect(SettingChecks.problems(inSettings: ["indexLanguages": .array([.string(code)])]).isEmpty)
    }
  }

  @Test func languagesOfSettingsAndQueryAreJudgedTogether() {
    let query: SearchParameters = ["ignorePlurals": true]
    let languages: SearchParameters = ["queryLanguages": ["ja"]]
    expectEqual(names(query, over: languages), ["ignorePlurals"])
    expectEqual(names(languages, over: query), ["queryLanguages"])
    #expect(names(["page": 1], over: languages.overlaid(with: query)).isEmpty)
    #expect(names(languages).isEmpty)
    #expect(names(["queryLanguages": ["de"], "ignorePlurals": true, "removeStopWords": true]).isEmpty)
  }

  @Test func listedLanguagesWithoutWordsAreNamedWithTheirPlaces() {
    let found = SettingChecks.withoutEffect(in: ["ignorePlurals": ["en", "ja"], "removeStopWords": ["zh", "it"]])
    expectEqual(
      found.map(\.description),
      [
        "ignorePlurals[1]: has no effect for 'ja': its singular and plural forms are not known",
        "removeStopWords[0]: has no effect for 'zh': its stop words are not known",
      ])
  }

  @Test(
    arguments: [
      ["decompoundQuery": true], ["decompoundedAttributes": ["de": ["name"]]], ["attributesToTransliterate": ["name"]],
      ["mode": "neuralSearch"], ["aroundLatLngViaIP": true], ["alternativesAsExact": ["ignoreConjugations"]],
    ] as [SearchParameters])
  func parametersThatDoNothingSaySo(values: SearchParameters) {
    expectEqual(names(values).count, 1)
  }

  @Test(
    arguments: [
      ("title", nil), ("author.name", nil), ("genre", "it shares its entry of searchableAttributes with others"),
      ("author", "searchableAttributes does not declare it"), ("plot", "searchableAttributes does not declare it"),
    ])
  func settingsOfAttributesActOnThoseWithAnEntryOfTheirOwn(attribute: String, reason: String?) {
    let settings: SearchParameters = ["searchableAttributes": ["unordered(title)", "genre,tags", "author.name"]]
    let messages = reason.map { ["'\(attribute)' has no effect: \($0)"] } ?? []
    for name in ["disablePrefixOnAttributes", "disableTypoToleranceOnAttributes", "disableExactOnAttributes"] {
      let values: SearchParameters = [name: .array([.string(attribute)])]
      expectEqual(SettingChecks.withoutEffect(in: values, over: settings).map(\.message), messages)
      expectEqual(SettingChecks.withoutEffect(in: settings.overlaid(with: values)).map(\.message), messages)
    }
  }

  @Test func parametersThatAskForNothingSayNothing() {
    #expect(
      names([
        "decompoundQuery": false, "decompoundedAttributes": [:], "attributesToTransliterate": [],
        "mode": "keywordSearch",
        "aroundLatLngViaIP": false, "alternativesAsExact": ["ignorePlurals"],
      ]).isEmpty)
  }

  @Test func fortyLanguagesHaveStopWords() {
    #expect(Language.withStopWords.count >= 40)
    #expect(Language.withPlurals.count >= 10)
    for language in Language.withStopWords { #expect(StopWords.list(of: language).count > 20, "\(language.code)") }
  }
}
