import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Presentation
@testable import Runs

/// How sections are laid out, by what a spec says of them.
struct RunPlanTests {
  private func tags(_ backend: String, _ query: String = "") throws -> [HighlightTags] {
    let spec = """
      backends: { b: \(backend) }
      indices:
        i: { records: r.json, settings: { highlightPreTag: "<b>", highlightPostTag: "</b>" } }
      indexModules: [{ indexName: i, backend: b \(query) }]
      """
    return try makePlan(spec, service: ScriptedService { _ in .success(SearchResponse()) }).layouts.map(\.highlightTags)
  }

  @Test func tagsOfHighlightsAreThoseOfTheIndexUnlessAQueryHasOthers() throws {
    let embedded = "{ type: embedded }"
    try expectEqual(tags(embedded), [HighlightTags(pre: "<b>", post: "</b>")])
    try expectEqual(tags(embedded, ", query: { highlightPreTag: '<i>' }"), [HighlightTags(pre: "<i>", post: "</b>")])
  }

  /// No search that is mapped knows them.
  @Test func settingsSayNothingToARESTSearch() throws {
    let mapped = "{ type: http, request: { url: 'http://h/s' }, response: { hits: $ } }"
    try expectEqual(tags(mapped), [HighlightTags()])
  }
}
