import SearchModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Asks an engine and the oracle the same random questions.
struct DifferentialRun: Sendable {
  /// A case that the engine answers in another way than the oracle.
  struct Difference: Sendable, CustomStringConvertible {
    let seed: Int
    let number: Int
    /// The smallest case that still differs.
    let smallest: DifferentialCase
    let details: String

    var description: String {
      """
      Case \(number) of seed \(seed) differs. The smallest case that still does:

      \(smallest.text)

      The same as a line for Tests/Fixtures/differential-cases.ndjson:

      \(JSON.object(smallest.content).text())

      \(details)
      """
    }
  }

  /// What a run came to.
  struct Outcome: Sendable {
    /// The numbers of the cases that differ, sorted.
    var numbers: [Int] = []
    /// The first of them made smaller, one for each worker.
    var differences: [Difference] = []
    var statistics = CaseStatistics()
  }

  /// How many questions each index is asked, as building it takes longer than answering.
  static let questionsPerIndex = 8

  var engine = SearchEngine.product
  var seed = 1
  var cases: Range<Int>
  /// Whether the cases are counted by what they are about, which takes several times as long.
  var countsStatistics = false
  /// Whether the number of each case is printed before it is asked.
  var printsNumbers = false
  var workers = 2

  /// The first cases, or what the environment says:
  ///
  /// - `MULTIHITS_DIFFERENTIAL_CASES`: how many,
  /// - `MULTIHITS_DIFFERENTIAL_SEED`: of which seed,
  /// - `MULTIHITS_DIFFERENTIAL_CASE`: this one alone,
  /// - `MULTIHITS_DIFFERENTIAL_REPORT`: when set, what the cases are about is printed,
  /// - `MULTIHITS_DIFFERENTIAL_TRACE`: when set, each case's number is printed before it is asked, to find one that
  ///   crashes.
  static func fromEnvironment(cases: Int) -> DifferentialRun {
    func number(_ name: String) -> Int? {
      getenv("MULTIHITS_DIFFERENTIAL_" + name).flatMap { Int(String(cString: $0)) }
    }
    var run = DifferentialRun(cases: 0..<max(1, number("CASES") ?? cases))
    if let seed = number("SEED") { run.seed = seed }
    if let number = number("CASE") { run.cases = number..<number + 1 }
    run.countsStatistics = getenv("MULTIHITS_DIFFERENTIAL_REPORT") != nil
    run.printsNumbers = getenv("MULTIHITS_DIFFERENTIAL_TRACE") != nil
    return run
  }

  /// Runs all cases, the indices dealt out to the workers.
  func outcome() async -> Outcome {
    let outcomes = await withTaskGroup(of: Outcome.self) { group in
      for worker in 0..<workers { group.addTask { outcome(ofWorker: worker) } }
      return await group.reduce(into: [Outcome]()) { $0.append($1) }
    }
    return outcomes.reduce(into: Outcome()) { all, outcome in
      all.numbers = (all.numbers + outcome.numbers).sorted()
      all.differences = (all.differences + outcome.differences).sorted { $0.number < $1.number }
      all.statistics.add(outcome.statistics)
    }
  }

  private func outcome(ofWorker worker: Int) -> Outcome {
    var outcome = Outcome()
    let indices = cases.lowerBound / Self.questionsPerIndex...(cases.upperBound - 1) / Self.questionsPerIndex
    for index in indices where index % workers == worker {
      let questions = (0..<Self.questionsPerIndex).filter { cases.contains(index * Self.questionsPerIndex + $0) }
      var generator = CaseGenerator(seed: seed, index: index)
      trace("index of case \(index * Self.questionsPerIndex)")
      let comparison = Comparison(generator.index, engine: engine)
      for question in questions {
        let number = index * Self.questionsPerIndex + question
        trace("case \(number)")
        let asked = generator.question(question, of: comparison.oracle)
        if countsStatistics { outcome.statistics.count(asked, comparison) }
        guard let details = comparison.difference(in: asked) else { continue }
        outcome.numbers.append(number)
        guard outcome.differences.isEmpty else { continue }
        outcome.differences.append(smallestDifference(asked, number: number, details: details))
      }
    }
    return outcome
  }

  private func trace(_ text: String) {
    guard printsNumbers else { return }
    // Not by way of a buffer, which a crash would take along.
    let bytes = Array("\(text)\n".utf8)
    _ = write(2, bytes, bytes.count)
  }

  private func smallestDifference(_ asked: DifferentialCase, number: Int, details: String) -> Difference {
    func difference(_ content: JSONObject) -> String? {
      let asked = DifferentialCase(content)
      return Comparison(asked.index, engine: engine).difference(in: asked)
    }
    let smallest = CaseShrinker.shrink(asked.content) { difference($0) != nil }
    return Difference(
      seed: seed, number: number, smallest: DifferentialCase(smallest), details: difference(smallest) ?? details)
  }
}

/// One index under two engines.
struct Comparison {
  /// nil where an engine refuses to build the index.
  let oracle: PlainIndex?
  private let tested: (any SearchedIndex)?
  private let refusal: (expected: Answers?, found: Answers?)
  private let isReadable: Bool

  init(_ index: JSONObject, engine: SearchEngine) {
    guard let source = DifferentialCase.source(index) else {
      (oracle, tested, refusal, isReadable) = (nil, nil, (nil, nil), false)
      return
    }
    let (expected, expectedError) = Self.build(source, SearchEngine.oracle)
    let (found, foundError) = Self.build(source, engine)
    oracle = expected as? PlainIndex
    tested = found
    refusal = (expectedError.map(Answers.init(error:)), foundError.map(Answers.init(error:)))
    isReadable = true
  }

  private static func build(
    _ source: CaseSource, _ engine: SearchEngine
  ) -> (index: (any SearchedIndex)?, error: SearchError?) {
    do throws(SearchError) {
      return (try engine.build(source), nil)
    } catch {
      return (nil, error)
    }
  }

  /// What the engines answer differently, nil when they agree or the case cannot be read.
  func difference(in asked: DifferentialCase) -> String? {
    guard isReadable else { return nil }
    let expected = oracle.map { Answers(asked.content, of: $0) } ?? refusal.expected
    let found = tested.map { Answers(asked.content, of: $0) } ?? refusal.found
    guard let expected, let found, expected != found else { return nil }
    return found.differences(from: expected)
  }
}
