import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

/// How replicas are set when their primary is uploaded, and alone.
struct AlgoliaReplicaTests: AlgoliaPushing {
  @Test func replicasStayAndAreSetBehindTheMove() async throws {
    let server = ModelAlgolia([
      "movies": .init(settings: ["replicas": ["by_year"]]), "by_year": .init(settings: ["primary": "movies"]),
    ])
    _ = try await pusher(server).push(IndexUpload(name: "movies", records: RecordsInMemory(records(1)))) { _ in }
    expectEqual(server.indices["movies"]?.settings["replicas"], ["by_year"])
    expectEqual(server.indices["by_year"]?.records.count, 1)
    let upload = IndexUpload(
      name: "movies", settings: ["replicas": ["by_year", "virtual(by_title)"]], records: RecordsInMemory(records(2)))
    _ = try await pusher(server).push(upload) { _ in }
    expectEqual(server.indices["movies"]?.settings["replicas"], ["by_year", "virtual(by_title)"])
    expectEqual(server.indices["by_year"]?.records.count, 2)
    let calls = server.calls.filter { !$0.contains("/task/") }.suffix(2)
    expectEqual(calls, ["POST /1/indexes/movies_tmp_7/operation", "PUT /1/indexes/movies/settings"])
  }

  private let byYear = UploadedReplica(
    primary: "movies", isVirtual: false, ownSettings: ["ranking": ["desc(year)"]])

  @Test func aReplicaGetsItsSettingsSynonymsAndRulesEachTime() async throws {
    let server = ModelAlgolia()
    let movies = IndexUpload(
      name: "movies", settings: ["replicas": ["by_year"], "searchableAttributes": ["title"]],
      synonyms: [["objectID": "primary"]], records: RecordsInMemory(records(2)))
    let replica = IndexUpload(
      name: "by_year", settings: ["searchableAttributes": ["title"], "ranking": ["desc(year)"]],
      synonyms: [["objectID": "s"]], records: RecordsInMemory(records(2)), replica: byYear)
    for _ in 0..<2 {
      _ = try await pusher(server).push(movies) { _ in }
      let result = try await pusher(server).push(replica) { _ in }
      expectEqual(result, PushResult(index: "by_year", records: nil, hasReplaced: true))
      try await expectEqual(pusher(server).inspect("by_year", primary: "movies"), .ours(records: nil))
      let made = try #require(server.indices["by_year"])
      expectEqual(made.settings["ranking"], ["desc(year)"])
      expectEqual(made.settings["primary"], "movies")
      expectEqual(made.records.count, 2)
      expectEqual(made.synonyms, [["objectID": "s"]])
      expectEqual(made.rules, [])
      #expect(server.indices["movies"]?.settings["ranking"] == nil)
    }
  }

  @Test func aVirtualReplicaGetsItsOwnSettingsAlone() async throws {
    let server = ModelAlgolia(["v": .init(settings: ["primary": "movies"])])
    let upload = IndexUpload(
      name: "v", settings: ["searchableAttributes": ["title"]], synonyms: [["objectID": "s"]],
      records: RecordsInMemory([]),
      replica: UploadedReplica(primary: "movies", isVirtual: true, ownSettings: ["customRanking": ["desc(year)"]]))
    _ = try await pusher(server).push(upload) { _ in }
    expectEqual(server.bodies, [["customRanking": ["desc(year)"], "userData": ["multihits": ["index": "v"]]]])
    try expectEqual(
      pusher(server).plan(upload).map(\.description),
      [
        "GET /1/indexes/v/settings (looks whether it is a replica of 'movies')",
        "PUT /1/indexes/v/settings (customRanking, userData)",
        "GET /1/indexes/v/task/* (waits until all of it is done)",
      ])
  }

  @Test func whatTheSpecNoLongerSaysOfAReplicaIsReset() async throws {
    let old: JSONObject = [
      "primary": "movies", "ranking": ["desc(year)"], "relevancyStrictness": 50, "searchableAttributes": ["title"],
      "version": 2, "synonyms": true,
    ]
    let server = ModelAlgolia(["standard": .init(settings: old), "virtual": .init(settings: old)])
    for (name, isVirtual) in [("standard", false), ("virtual", true)] {
      let replica = UploadedReplica(primary: "movies", isVirtual: isVirtual, ownSettings: [:])
      let upload = IndexUpload(
        name: name, settings: ["searchableAttributes": ["name"]], records: RecordsInMemory([]), replica: replica)
      _ = try await pusher(server).push(upload) { _ in }
    }
    expectEqual(server.indices["standard"]?.settings["ranking"], .null)
    expectEqual(server.indices["standard"]?.settings["relevancyStrictness"], .null)
    expectEqual(server.indices["standard"]?.settings["searchableAttributes"], ["name"])
    expectEqual(server.indices["standard"]?.settings["version"], 2)
    expectEqual(server.indices["virtual"]?.settings["ranking"], .null)
    // A virtual replica may not say this itself.
    expectEqual(server.indices["virtual"]?.settings["searchableAttributes"], ["title"])
  }

  @Test func aReplicaAloneIsNotWaitedFor() async {
    let server = ModelAlgolia()
    let replica = UploadedReplica(primary: "movies", isVirtual: false, ownSettings: [:], isMade: false)
    let upload = IndexUpload(name: "by_year", records: RecordsInMemory([]), replica: replica)
    await expectEqual(failure(pusher(server), upload)?.code, .badRequest)
    expectEqual(server.calls.count, 1)
  }

  @Test func aReplicaThatIsNotThereSaysWhatMakesIt() async {
    let server = ModelAlgolia(["by_year": .init(settings: ["primary": "books"])])
    let upload = IndexUpload(name: "by_year", records: RecordsInMemory([]), replica: byYear)
    let error = await failure(pusher(server), upload)
    expectEqual(
      error?.message, "'by_year' is not there as a replica of 'movies', whose upload makes it: upload that index, too")
    expectEqual(server.bodies, [])
  }

  @Test func aReplicaIsNotReplaced() async {
    let server = ModelAlgolia(["by_year": .init(settings: ["primary": "movies"])])
    let error = await failure(pusher(server), IndexUpload(name: "by_year", records: RecordsInMemory([])))
    #expect(error?.code == .badRequest && error?.message.contains("'movies'") == true)
    expectEqual(server.calls.count, 1)
  }
}
