import SearchDialects
import TestSupport
import Testing

struct RequestTemplateTests {
  @Test func placeholdersAreReadInTheirOrder() throws {
    let template = try RequestTemplate("/{index}/{{raw}}/{params.facets}{query}")
    expectEqual(template.placeholders, [.index, .parameter("facets"), .query])
  }

  @Test(arguments: [
    ("{qurey}", 0..<7, "{query}"), ("a{pagenumber}", 1..<13, "{pageNumber}"), ("é{param.facets}", 1..<15, nil),
    ("{params.facet}", 0..<14, "{params.facets}"), ("{facets}", 0..<8, "{params.facets}"),
    ("{ query }", 0..<9, "{query}"), ("{}", 0..<2, nil), ("{params.customRankin}", 0..<21, nil),
    ("{attributesToHighlight}", 0..<23, "{params.attributesToHighlight}"),
  ])
  func anUnknownPlaceholderIsAnErrorWithASuggestion(text: String, range: Range<Int>, suggestion: String?) throws {
    let error = try #require(fault(in: text))
    expectEqual(error.scalarRange, range)
    expectEqual(error.suggestion, suggestion)
    #expect(error.message.hasPrefix("unknown placeholder"))
  }

  @Test(arguments: [("a{b", 1..<2), ("a}", 1..<2), ("{a{query}", 0..<1), ("{{}", 2..<3), ("{", 0..<1)])
  func aLoneBraceIsAnError(text: String, range: Range<Int>) throws {
    let error = try #require(fault(in: text))
    expectEqual(error.scalarRange, range)
    #expect(error.message.contains("written twice"))
  }

  @Test func anErrorInASecretDoesNotQuoteIt() {
    #expect(throws: TemplateError(message: "unknown placeholder", scalarRange: 7..<16)) {
      try RequestTemplate("Bearer {x7c9q1a}", isSecret: true)
    }
    #expect(
      throws: TemplateError(
        message: "unknown placeholder '{querry}'", scalarRange: 0..<8, suggestion: "{query}")
    ) {
      try RequestTemplate("{querry}", isSecret: true)
    }
  }

  private func fault(in text: String) -> TemplateError? {
    do {
      _ = try RequestTemplate(text)
      return nil
    } catch {
      return error
    }
  }
}
