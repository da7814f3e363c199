import EmbeddedEngine
import SearchModel
import Testing

/// A section with disjunctive and hierarchical facets, answered in one pass, gets the answers of separate searches,
/// byte for byte.
struct FacetedSectionTests {
  @Test func onePassAnswersAsSeparateSearchesDo() async {
    let run = DifferentialRun.fromEnvironment(cases: 500)
    let outcome = await withTaskGroup(of: Outcome.self) { group in
      for worker in 0..<run.workers { group.addTask { Outcome(run, worker: worker) } }
      return await group.reduce(into: Outcome()) { $0.add($1) }
    }
    #expect(outcome.differences.isEmpty, Comment(rawValue: outcome.differences.prefix(2).joined(separator: "\n\n")))
    // One case alone may be of any kind.
    guard run.cases.count >= 1_000 else { return }
    #expect(outcome.expandedCount > run.cases.count / 2)
    #expect(outcome.countedCount > run.cases.count / 6)
  }

  /// What comparing some cases came to.
  private struct Outcome: Sendable {
    var differences: [String] = []
    /// How many sections were expanded into several requests, and how many had counts in their answer.
    var (expandedCount, countedCount) = (0, 0)

    init() {}

    /// Compares the cases of a worker, the indices dealt out to all.
    init(_ run: DifferentialRun, worker: Int) {
      let size = DifferentialRun.questionsPerIndex
      for number in run.cases.lowerBound / size...(run.cases.upperBound - 1) / size where number % run.workers == worker
      {
        var generator = CaseGenerator(seed: run.seed, index: number)
        let favourites = generator.makeFavourites()
        let content = generator.index(withRulesFor: favourites)
        guard let source = DifferentialCase.source(content),
          let index = try? SearchEngine.product.build(source) as? EmbeddedIndex
        else { continue }
        for question in 0..<size where run.cases.contains(number * size + question) {
          let request = generator.section(question, favourites: favourites)
          guard let difference = compare(request, in: index) else { continue }
          differences.append(
            """
            Case \(number * size + question) of seed \(run.seed) differs: \(difference)

            \(request)

            \(DifferentialCase(content).text)
            """)
        }
      }
    }

    mutating func add(_ other: Outcome) {
      differences += other.differences
      expandedCount += other.expandedCount
      countedCount += other.countedCount
    }

    /// What one pass answers differently, nil when nothing does.
    private mutating func compare(_ request: SectionRequest, in index: EmbeddedIndex) -> String? {
      guard let plan = try? FacetingRecipe.Plan(request, listLength: .longest) else { return nil }
      let searches = plan.subrequests.map(\.parameters)
      let separate = Result { () throws(SearchError) in
        var responses: [SearchResponse] = []
        for search in searches { responses.append(try index.search(search)) }
        return responses
      }
      let together = Result { () throws(SearchError) in
        let (page, counts) = try index.find(searches[0], counting: Array(searches.dropFirst()))
        return [try page.response()] + counts
      }
      func section(_ answers: Result<[SearchResponse], SearchError>) -> Result<String, SearchError> {
        answers.flatMap { responses in
          Result { () throws(SearchError) in
            try plan.merge(responses) { index.facetListing(under: request.parameters) }.everything.text()
          }
        }
      }
      func counts(_ answers: Result<[SearchResponse], SearchError>) -> [String] {
        ((try? answers.get()) ?? []).dropFirst().map { response in
          SearchResponse(facets: response.facets, facetStats: response.facetStats).everything.text()
        }
      }
      if searches.count > 1 { expandedCount += 1 }
      if let answers = try? separate.get(), answers.dropFirst().contains(where: { !$0.facets.isEmpty }) {
        countedCount += 1
      }
      let (expected, found) = (section(separate), section(together))
      guard expected.map({ Array($0.utf8) }) == found.map({ Array($0.utf8) }) else {
        return "expected \(expected)\nfound \(found)"
      }
      return counts(separate) == counts(together)
        ? nil : "expected the counts \(counts(separate))\nfound \(counts(together))"
    }
  }
}
