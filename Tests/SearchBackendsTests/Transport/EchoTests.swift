import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import SearchBackends

/// Answers that belong to another request: they are asked for again on a new connection.
struct EchoTests {
  var call: HTTPCall {
    var call = HTTPCall(.get, "/")
    call.echoes = [AnswerEcho(place: 0, index: "films", members: [.init(["query"], asked: .text("tom"))])]
    return call
  }

  /// A call that asks for a part of the films with parameters.
  func call(with parameters: String, collection: String = "films_1") -> HTTPCall {
    var call = HTTPCall(.get, "/")
    call.echoes = [
      AnswerEcho(
        place: 0, index: "films",
        members: [
          .init(["params"], asked: .parameters(parameters)), .init(["collection"], asked: .alias(collection)),
        ])
    ]
    return call
  }

  func result(_ members: String, connection: Int? = 7) -> ScriptedWire.Outcome {
    .success(
      HTTPReply(
        status: 200, body: Array(#"{"results":[{"hits":[]\#(members)}]}"#.utf8), connection: connection))
  }

  func reply(_ query: String, connection: Int? = 7) -> ScriptedWire.Outcome {
    .success(
      HTTPReply(
        status: 200, body: Array(#"{"results":[{"hits":[],"query":"\#(query)"}]}"#.utf8), connection: connection))
  }

  func transport(
    _ wire: ScriptedWire, rate: Double? = nil, time: ManualTime = ManualTime(),
    observer: (@Sendable (AttemptReport) -> Void)? = nil
  ) -> Transport {
    Transport(
      pool: HostPool(
        [BackendHost("a")], policy: .inTurns(forgetsAfter: .seconds(60)), timeouts: HostTimeouts(), retries: 0),
      limits: TransportLimits(timeout: .seconds(5), rate: rate), wire: wire, environment: time.environment,
      observer: observer)
  }

  @Test func answerToAnotherRequestIsReplacedAndItsConnectionGivenUp() async throws {
    let wire = ScriptedWire([reply("jerry"), reply("tom")])
    let outcome = await transport(wire).send(call)
    try expectEqual(outcome.result.get(), reply("tom").get())
    expectEqual(outcome.attempts, 1)
    expectEqual(wire.asked.withLock { $0.map(\.replacedConnection) }, [nil, 7])
  }

  /// The second time it writes the same in the same way, so it is believed at once.
  @Test func hostThatWritesQueriesInItsOwnWayIsBelieved() async throws {
    let wire = ScriptedWire([reply("TOM"), reply("TOM"), reply("TOM")])
    let transport = transport(wire)
    for _ in 0..<2 { try await expectEqual(transport.send(call).result.get(), reply("TOM").get()) }
    expectEqual(wire.asked.withLock { $0.count }, 3)
  }

  /// Its first answer may be another request's, and an alias may stand for another object a moment later.
  @Test(arguments: [["actors", "films"], ["films_1", "films_2"], ["films_1", "films_1"]])
  func theSecondAnswerForAnObjectIsTaken(names: [String]) async throws {
    func object(_ name: String) -> ScriptedWire.Outcome {
      .success(HTTPReply(status: 200, body: Array("{\"name\":\"\(name)\"}".utf8), connection: 7))
    }
    var call = HTTPCall(.get, "/collections/films")
    call.echoes = [AnswerEcho(ofObjectIn: "films", members: [.init(["name"], asked: .alias("films"))])]
    let wire = ScriptedWire(names.map(object))
    try await expectEqual(transport(wire).send(call).result.get(), object(names[1]).get())
    expectEqual(wire.asked.withLock { $0.map(\.replacedConnection) }, [nil, 7])
  }

  private func call(for text: String) -> HTTPCall {
    var call = HTTPCall(.get, "/")
    call.echoes = [AnswerEcho(place: 0, index: "films", members: [.init(["query"], asked: .text(text))])]
    return call
  }

  /// The host swaps the answers of calls that are open at once, and so does it with those on new connections.
  @Test func answersThatStandInEachOthersPlaceAreNotTaken() async throws {
    let answers = ["jerry", "jerry", "tom", "tom", "jerry", "jerry", "ann", "ann"].map { reply($0) }
    let transport = transport(ScriptedWire(answers))
    // Until the other one comes it may be the host's own way.
    try await expectEqual(transport.send(call(for: "tom")).result.get(), reply("jerry").get())
    let refusal = SearchError(.badResponse, "a: the answers of the host belong to other queries")
    for text in ["jerry", "tom", "bob"] { await expectEqual(transport.send(call(for: text)).result, .failure(refusal)) }
  }

  @Test func ownWayOfOneTextSaysNothingOfOthers() async throws {
    let wire = ScriptedWire([reply("TOM"), reply("TOM"), reply("jerry"), reply("tom")])
    let transport = transport(wire)
    try await expectEqual(transport.send(call).result.get(), reply("TOM").get())
    try await expectEqual(transport.send(call).result.get(), reply("tom").get())
  }

  @Test func answerWithOtherParametersIsReplaced() async throws {
    let own = result(#","params":"filters=year%3A2""#)
    let wire = ScriptedWire([result(#","params":"filters=year%3A1""#), own, result(#","params":"page=1""#), own])
    let transport = transport(wire)
    for _ in 0..<2 {
      try await expectEqual(transport.send(call(with: "filters=year%3A2")).result.get(), own.get())
    }
    expectEqual(wire.asked.withLock { $0.map(\.replacedConnection) }, [nil, 7, nil, 7])
  }

  private func written(_ filter: String) -> ScriptedWire.Outcome {
    result(#","params":"page=0&filters=(\#(filter))%20AND%20public%3A1""#)
  }

  /// Otherwise each of its queries would be sent twice.
  @Test func parameterThatAHostWritesInItsOwnFormIsTaken() async throws {
    let wire = ScriptedWire([
      written("a:1"), written("a:1"), written("b:2"), result(#","params":"page=1""#), written("c:3"),
    ])
    let transport = transport(wire)
    for filter in ["a:1", "b:2", "c:3"] {
      try await expectEqual(transport.send(call(with: "page=0&filters=\(filter)")).result.get(), written(filter).get())
    }
    expectEqual(wire.asked.withLock { $0.map(\.replacedConnection) }, [nil, 7, nil, nil, 7])
  }

  @Test(arguments: [("a:1", "a:2"), ("a>1", "a<=1"), ("a:1", "NOT a:1"), ("a:1 AND b:2", "a:2 AND b:1")])
  func anotherParameterInTheFormOfAHostIsReplaced(asked: String, foreign: String) async throws {
    let wire = ScriptedWire([written("c:3"), written("c:3"), written(foreign), written(asked)].map { $0 })
    let transport = transport(wire)
    for filter in ["c:3", asked] {
      let call = call(with: "page=0&filters=\(filter.replacing(" ", with: "%20"))")
      try await expectEqual(transport.send(call).result.get(), written(filter).get())
    }
    expectEqual(wire.asked.withLock { $0.map(\.replacedConnection) }, [nil, 7, nil, 7])
  }

  /// Its nodes may each have one.
  @Test func hostThatWritesParametersInSeveralFormsIsBelieved() async throws {
    let answers = ["(a:1) AND (b:2)", "b:2%20AND%20a:1"].map { result(#","params":"page=0&filters=\#($0)""#) }
    let wire = ScriptedWire([answers[0], answers[1]])
    try await expectEqual(
      transport(wire).send(call(with: "page=0&filters=a:1%20AND%20b:2")).result.get(), answers[1].get())
  }

  /// They may differ from answer to answer.
  @Test func whatAHostAddsAndChoosesNoHitsIsNotCompared() async throws {
    let answer = result(#","params":"page=0&userToken=a1&analyticsTags=b2","collection":"films_1""#)
    let wire = ScriptedWire([answer])
    try await expectEqual(transport(wire).send(call(with: "page=0")).result.get(), answer.get())
  }

  /// What it adds to one answer says nothing of the parameter in others.
  @Test func aParameterThatAHostAddsIsComparedWhereItIsAsked() async throws {
    let (added, own) = (result(#","params":"page=0&filters=a:1""#), result(#","params":"page=0&filters=b:2""#))
    let wire = ScriptedWire([added, added, added, added, own])
    let transport = transport(wire)
    for _ in 0..<2 { try await expectEqual(transport.send(call(with: "page=0")).result.get(), added.get()) }
    try await expectEqual(transport.send(call(with: "page=0&filters=b:2")).result.get(), own.get())
    expectEqual(wire.asked.withLock { $0.map(\.replacedConnection) }, [nil, 7, nil, nil, 7])
  }

  @Test func answerWithoutEchoOfAHostThatRepeatsIsReplaced() async throws {
    let own = result(#","params":"page=0","collection":"films_1""#)
    let wire = ScriptedWire([own, result(""), own])
    let transport = transport(wire)
    for _ in 0..<2 { try await expectEqual(transport.send(call(with: "page=0")).result.get(), own.get()) }
    expectEqual(wire.asked.withLock { $0.map(\.replacedConnection) }, [nil, nil, 7])
  }

  @Test func hostThatRepeatsOnlySometimesIsBelieved() async throws {
    let own = result(#","params":"page=0","collection":"films_1""#)
    let wire = ScriptedWire([own, result(""), result(""), result(""), own])
    let transport = transport(wire)
    for _ in 0..<4 { _ = try await transport.send(call(with: "page=0")).result.get() }
    expectEqual(wire.asked.withLock { $0.map(\.replacedConnection) }, [nil, nil, 7, nil, nil])
  }

  @Test func secondAnswerThatRepeatsLessThanTheFirstNamesNoOther() async throws {
    let own = result(#","params":"page=0","collection":"films_1""#)
    let wire = ScriptedWire([own, result(#","collection":"films_1""#), result(#","params":"page=0""#), own])
    let transport = transport(wire)
    for _ in 0..<3 { _ = try await transport.send(call(with: "page=0")).result.get() }
    expectEqual(wire.asked.withLock { $0.map(\.replacedConnection) }, [nil, nil, 7, nil])
  }

  /// The nodes of a cluster may not agree on a name for a moment.
  @Test func namesThatStandForAnotherOneAreAskedForOnceEach() async throws {
    let answers = ["films_2", "films_3"].map { result(#","params":"page=0","collection":"\#($0)""#) }
    let wire = ScriptedWire([answers[0], answers[0], answers[1], answers[1], answers[0], answers[1]])
    let transport = transport(wire)
    for number in [0, 1, 0, 1] {
      try await expectEqual(transport.send(call(with: "page=0")).result.get(), answers[number].get())
    }
    expectEqual(wire.asked.withLock { $0.map(\.replacedConnection) }, [nil, 7, nil, 7, nil, nil])
  }

  /// Its time may be over before the second answer comes.
  @Test func slowHostThatWritesInItsOwnWayFailsOnce() async throws {
    let answer = result(#","params":"page=0&filters=public%3A1""#)
    let wire = ScriptedWire([answer, .failure(.timeout), answer, answer])
    let transport = transport(wire)
    let first = await transport.send(call(with: "page=0")).result
    #expect(throws: SearchError.self) { try first.get() }
    for _ in 0..<2 { try await expectEqual(transport.send(call(with: "page=0")).result.get(), answer.get()) }
    expectEqual(wire.asked.withLock { $0.count }, 4)
  }

  @Test func askingAgainCountsForTheRate() async throws {
    let time = ManualTime()
    let wire = ScriptedWire([reply("jerry"), reply("tom")])
    _ = try await transport(wire, rate: 10, time: time).send(call).result.get()
    expectEqual(time.waits, [.milliseconds(100)])
  }

  @Test func answersToOtherRequestsAreNeverTaken() async throws {
    let wire = ScriptedWire([reply("jerry"), reply("spike"), reply("tyke"), reply("tom")])
    let transport = transport(wire)
    await expectEqual(
      transport.send(call).result,
      .failure(SearchError(.badResponse, "a: the answers of the host belong to other queries")))
    try await expectEqual(transport.send(call).result.get(), reply("tom").get())
  }

  /// A call for two indices.
  func call(for indices: [String]) -> HTTPCall {
    var call = HTTPCall(.get, "/")
    call.echoes = indices.enumerated().map { place, index in
      AnswerEcho(place: place, index: index, members: [.init(["index"], asked: .name(index))])
    }
    return call
  }

  func results(of indices: [String]) -> ScriptedWire.Outcome {
    let results = indices.map { #"{"hits":[],"index":"\#($0)"}"# }.joined(separator: ",")
    return .success(HTTPReply(status: 200, body: Array(#"{"results":[\#(results)]}"#.utf8), connection: 7))
  }

  @Test(arguments: [["people", "films"], ["people", "books"]])
  func resultsInEachOthersPlaceAreNeverTaken(_ found: [String]) async throws {
    let wire = ScriptedWire([results(of: found), results(of: found)])
    await expectEqual(
      transport(wire).send(call(for: ["films", "people"])).result,
      .failure(SearchError(.badResponse, "a: the answers of the host belong to other queries")))
  }

  /// Sections may differ in their parameters alone.
  @Test(arguments: [["filters=b", "filters=a"], ["filters=b", "filters=c"]])
  func resultsWithEachOthersParametersAreNeverTaken(_ found: [String]) async throws {
    var call = HTTPCall(.get, "/")
    call.echoes = ["filters=a", "filters=b"].enumerated().map { place, parameters in
      AnswerEcho(place: place, index: "films", members: [.init(["params"], asked: .parameters(parameters))])
    }
    let results = found.map { #"{"hits":[],"params":"\#($0)"}"# }.joined(separator: ",")
    let answer = HTTPReply(status: 200, body: Array(#"{"results":[\#(results)]}"#.utf8), connection: 7)
    await expectEqual(
      transport(ScriptedWire([.success(answer), .success(answer)])).send(call).result,
      .failure(SearchError(.badResponse, "a: the answers of the host belong to other queries")))
  }

  @Test func hitsOfAnotherPageAreNeverTaken() async throws {
    var call = HTTPCall(.get, "/")
    call.echoes = [AnswerEcho(place: 0, index: "films", members: [.init(["page"], asked: .page(1))])]
    let answers = [2, 2, 2].map { result(#","page":\#($0)"#) }
    let wire = ScriptedWire([answers[0], .failure(.timeout), answers[1], answers[2]])
    let transport = transport(wire)
    let first = await transport.send(call).result
    #expect(throws: SearchError.self) { try first.get() }
    await expectEqual(
      transport.send(call).result,
      .failure(SearchError(.badResponse, "a: page 1 was asked for and page 2 came")))
  }

  @Test func aliasMayBeAskedBesideItsIndex() async throws {
    let answer = results(of: ["people", "people"])
    let wire = ScriptedWire([answer, answer])
    try await expectEqual(transport(wire).send(call(for: ["staff", "people"])).result.get(), answer.get())
  }

  @Test func whatCameOverNoNetworkIsTaken() async throws {
    let wire = ScriptedWire([reply("jerry", connection: nil)])
    try await expectEqual(transport(wire).send(call).result.get(), reply("jerry", connection: nil).get())
  }

  @Test func failureOfTheSecondRequestIsTheOutcome() async {
    let wire = ScriptedWire([reply("jerry"), .failure(WireFailure(.connect, "gone"))])
    let outcome = await transport(wire).send(call)
    expectEqual(outcome.result, .failure(SearchError(.connect, "a: gone", isRetryable: true)))
  }
}
