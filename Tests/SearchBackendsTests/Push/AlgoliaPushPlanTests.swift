import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

struct AlgoliaPushPlanTests {
  @Test func aPlanSendsNothing() throws {
    let server = ModelAlgolia()
    let pusher = AlgoliaPusher(caller: server, makeSuffix: { "7" }, sleep: { _ in })
    let records: [JSONObject] = (0...1_000).map { ["objectID": .string("\($0)")] }
    let upload = IndexUpload(
      name: "my movies", settings: ["searchableAttributes": ["title"], "replicas": ["a"]], synonyms: [[:]],
      records: RecordsInMemory(records))
    let steps = try pusher.plan(upload).map(\.description)
    expectEqual(
      steps,
      [
        "GET /1/indexes/my%20movies/settings (looks whether the index is there, and whether it is a replica)",
        "PUT /1/indexes/my%20movies_tmp_*/settings (searchableAttributes, userData)",
        "POST /1/indexes/my%20movies_tmp_*/synonyms/batch (1 synonym)",
        "POST /1/indexes/my%20movies_tmp_*/batch (1001 records in 2 batches)",
        "GET /1/indexes/my%20movies_tmp_*/task/* (waits until all of it is done)",
        "POST /1/indexes/my%20movies_tmp_*/operation (moves it onto 'my movies')",
        #"PUT /1/indexes/my%20movies/settings (replicas: ["a"])"#,
      ])
    #expect(server.calls.isEmpty)
  }
}
