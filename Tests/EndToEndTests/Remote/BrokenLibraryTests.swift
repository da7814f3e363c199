#if canImport(Glibc)
  import Testing

  extension RemoteTests {
    /// A machine on which libcurl cannot be loaded.
    struct BrokenLibraryTests {
      @Test func libraryThatCannotBeLoadedIsNamedWithItsFault() async throws {
        let workspace = try Workspace([
          "search.yaml": RemoteKind.http.spec("http://127.0.0.1:9", options: "retries: 0"),
          "libraries/libcurl.so.4": "no library", "libraries/libcurl-gnutls.so.4": "no library",
        ])
        let run = try await workspace.run(
          "search", "search.yaml", "--format", "json", "tom", environment: ["LD_LIBRARY_PATH": "libraries"])
        #expect(run.status == 69, "\(run.errors)")
        let message = try #require(Results(run.output).sections[0].error?.message)
        #expect(message.contains("remote backends need the library libcurl, and it cannot be loaded (libraries/"))
        #expect(message.contains("install it"))
      }
    }
  }
#endif
