import IndexSettings
import SearchDialects
import SearchModel
import TestSupport
import Testing

/// What the documentation says of each parameter is what each kind of backend does.
struct ParameterSupportTests {
  private static let typesense = TypesenseDialect(apiKey: "k")
  private static let values: [JSON] = [
    true, false, ["x"], ["x": ["y"]], ["x": 1], "x", "neuralSearch", 3, ["ignoreConjugations"], ["a:b"],
    "prefixAll", "word", "strict", ["typo", "words"], [["from": 0, "value": 10]],
  ]

  private func isRefused(_ parameter: SearchParameter, by dialect: some SearchDialect) -> Bool {
    ([parameter.example] + Self.values).contains { value in
      guard parameter.type.canonical(value, cuttingTexts: false) != nil || parameter.example == value else {
        return false
      }
      return parameter.isQueryParameter
        ? dialect.refusal(of: .parameter(name: parameter.name, value: value)) != nil
        : dialect.refusal(ofSetting: parameter.name, value) != nil
    }
  }

  @Test(arguments: SearchParameter.all)
  func typesenseDoesWhatIsSaidOfIt(parameter: SearchParameter) throws {
    let dialect = Self.typesense
    expectEqual(dialect.ignores(parameter.name), (TypesenseDialect.support(of: parameter) == .withoutEffect))
    switch TypesenseDialect.support(of: parameter) {
    case .refused:
      #expect(isRefused(parameter, by: dialect))
      if parameter.isSetting {
        #expect(([parameter.example] + Self.values).contains { dialect.refusal(ofSetting: parameter.name, $0) != nil })
      }
    case .works, .withoutEffect:
      #expect(dialect.refusal(of: .parameter(name: parameter.name, value: parameter.example)) == nil)
      #expect(dialect.refusal(ofSetting: parameter.name, parameter.example) == nil)
    case .partly:
      #expect(isRefused(parameter, by: dialect))
      let usual = try #require(parameter.defaultValue)
      #expect(dialect.refusal(of: .parameter(name: parameter.name, value: usual)) == nil)
    case .placed: Issue.record("Typesense has no placeholders")
    }
  }

  @Test(arguments: SearchParameter.all.filter(\.isQueryParameter))
  func aMappingDoesWhatIsSaidOfIt(parameter: SearchParameter) throws {
    let without = try makeDialect(url: "http://h/s?q={query}")
    let with = try makeDialect(url: "http://h/s?q={query}&p={params.\(parameter.name)}")
    switch RESTDialect.support(of: parameter) {
    case .placed where parameter.name != "query":
      #expect(isRefused(parameter, by: without))
      #expect(with.refusal(of: .parameter(name: parameter.name, value: parameter.example)) == nil)
    case .withoutEffect:
      #expect(!isRefused(parameter, by: without))
      #expect(without.ignores(parameter.name))
      #expect(!with.ignores(parameter.name))
    default: break
    }
  }

  @Test(arguments: SearchParameter.all.filter(\.isQueryParameter))
  func algoliaIsSentEveryParameter(parameter: SearchParameter) {
    let dialect = AlgoliaDialect(applicationID: "A", apiKey: "k")
    #expect(dialect.refusal(of: .parameter(name: parameter.name, value: parameter.example)) == nil)
    #expect(!dialect.ignores(parameter.name))
  }

  /// What says nothing of hits is quiet on the embedded engine.
  private static let quiet: Set = [
    "percentileComputation", "analytics", "analyticsTags", "clickAnalytics", "userToken", "personalizationImpact",
    "enableReRanking", "enableABTest", "allowCompressionOfIntegerArray",
  ]

  @Test(arguments: SearchParameter.all.filter { $0.support == .withoutEffect })
  func theEngineWarnsOfWhatWouldChangeHits(parameter: SearchParameter) {
    let isWarnedOf = ([parameter.example] + Self.values).contains { value in
      !SettingChecks.withoutEffect(in: [parameter.name: value]).isEmpty
    }
    #expect(isWarnedOf != Self.quiet.contains(parameter.name))
  }
}
