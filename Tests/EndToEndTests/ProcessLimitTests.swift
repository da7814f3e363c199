import TestSupport
import Testing

#if os(Linux)
  /// Processes that have little address space: they say so, and neither wait for ever nor crash.
  struct ProcessLimitTests {
    private static let spec = """
      version: 1
      indices: { films: { records: films.json } }
      indexModules: [ { indexName: films } ]

      """

    // The system's loader needs some for the program itself.
    @Test(arguments: [120, 150, 180, 220])
    func littleAddressSpaceIsSaid(megabytes: Int) async throws {
      let workspace = try Workspace([
        "search.yaml": Self.spec, "films.json": #"[{"objectID":"1","title":"tom"}]"#, "q.txt": "tom\n",
      ])
      for command in ["search search.yaml tom", "batch search.yaml q.txt --jobs 8", "index search.yaml"] {
        let run = try await workspace.shell("ulimit -v \(megabytes * 1_024); exec \"$MULTIHITS\" \(command)")
        expectEqual(run.status, 70, "\(command): \(run.status) \(run.errors)")
        #expect(
          run.errors.hasPrefix(
            "multihits: error: there is too little address space: \(megabytes) MiB are allowed, and"),
          "\(run.errors)")
        #expect(run.output.isEmpty)
      }
      let run = try await workspace.shell("ulimit -v \(megabytes * 1_024); exec \"$MULTIHITS\" validate search.yaml")
      expectEqual(run.status, 0, "\(run.errors)")
    }
  }
#endif
