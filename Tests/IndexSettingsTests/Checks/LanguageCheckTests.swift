import SearchModel
import Testing

@testable import IndexSettings

struct LanguageCheckTests {
  @Test func languagesOfSettingsAndQueryAreJudgedTogether() throws {
    let query: SearchParameters = ["ignorePlurals": true]
    let languages: SearchParameters = ["queryLanguages": ["ja"]]
    #expect(SettingChecks.problems(inQuery: query, of: "i", settings: languages).map(\.name) == ["ignorePlurals"])
    #expect(SettingChecks.problems(inQuery: languages, of: "i", settings: query).map(\.name) == ["queryLanguages"])
    #expect(SettingChecks.problems(inQuery: ["page": 1], of: "i", settings: languages.overlaid(with: query)).isEmpty)
    #expect(SettingChecks.problems(inQuery: languages, of: "i", settings: [:]).isEmpty)
  }
}
