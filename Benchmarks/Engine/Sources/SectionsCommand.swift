import ArgumentParser
import MultihitsEngine

/// Measures whole answers of the service to sections, the way a federated search asks for them.
struct SectionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sections",
    abstract: "Ask for plain, disjunctive and several sections, and print the spread of the times.",
    discussion: """
      The records are made with a seed, so nothing has to be prepared. The first round warms up and is not counted; of the
      others, the median counts for each keystroke. The checksum of the answers is the same in every version and on every
      machine, whatever the number of cores.
      """)

  @Option(help: "How many records each of the five indices has.")
  var records = 100_000
  @Option(help: "How many rounds count.")
  var rounds = 5
  @Option(help: "Measure only the scenario of this name.")
  var only: String?

  func validate() throws {
    guard rounds > 0, records > 0 else { throw ValidationError("at least one record and one round must count") }
  }

  func run() async throws {
    let texts = SectionCorpus.trace
    let service = EmbeddedService(indices: try SectionCorpus.indices(recordCount: records))
    for scenario in SectionScenario.all where only == nil || scenario.name == only {
      var checksum = Checksum()
      for text in texts { checksum.add(try await Self.answers(of: service, to: scenario.requests(text)).described) }
      var times = texts.map { _ in [Int]() }
      let processor = ProcessorTime.now
      for _ in 0..<rounds {
        for (place, text) in texts.enumerated() {
          let requests = scenario.requests(text)
          let clock = ContinuousClock()
          let start = clock.now
          _ = try await Self.answers(of: service, to: requests)
          times[place].append(start.nanoseconds(to: clock.now))
        }
      }
      let spent = (ProcessorTime.now - processor) / rounds
      let medians = times.map { $0.sorted()[rounds / 2] }
      print("\(scenario.name): answers \(checksum)")
      print(
        "a round takes \(LatencyTable.milliseconds(medians.reduce(0, +))) ms, "
          + "and \(LatencyTable.milliseconds(spent)) ms of all processors")
      print(LatencyTable(times: medians, trace: texts))
    }
  }

  /// This is what is timed. A call of its own, so that nothing of the answers is left out as unused.
  @inline(never)
  private static func answers(
    of service: EmbeddedService, to requests: [SectionRequest]
  ) async throws -> [SearchResponse] {
    try await service.answer(requests).map { try $0.get() }
  }
}

/// What is asked of the service at each keystroke.
struct SectionScenario: Sendable {
  let name: String
  /// The requests for what stands in the search box.
  let requests: @Sendable (String) -> [SectionRequest]

  static let all = [
    SectionScenario(name: "one section") { [request($0)] },
    SectionScenario(name: "a disjunctive section with four attributes") { [disjunctive($0)] },
    SectionScenario(name: "five sections") { text in
      SectionCorpus.indexNames.map { request(text, index: $0, facets: ["category"]) }
    },
  ]

  private static func request(
    _ text: String, index: String = SectionCorpus.indexNames[0], facets: [String] = []
  ) -> SectionRequest {
    SectionRequest(
      moduleID: index, indexName: index,
      parameters: [
        "query": .string(text), "hitsPerPage": 10, "facets": .array(facets.map(JSON.string)),
      ])
  }

  /// A section whose user has chosen two values of each of four attributes.
  private static func disjunctive(_ text: String) -> SectionRequest {
    var section = request(text, facets: SectionCorpus.facets.map(\.name))
    section.filterGroups = SectionCorpus.facets.map { facet in
      FilterGroup(
        name: facet.name, kind: .or,
        filters: (0..<2).map { Filter(.facet(attribute: facet.name, value: .string("\(facet.name) \($0)"))) })
    }
    section.disjunctiveFacets = SectionCorpus.facets.map(\.name)
    return section
  }
}

extension [SearchResponse] {
  /// All that the answers say, as text.
  fileprivate var described: String { map { JSON.object($0.content).text() }.joined(separator: "\n") }
}
