// What a user waits for: the program from start to end, and reading a spec inside one process.
//
// `make bench` builds the release program and runs these; MULTIHITS_BINARY names another one to measure.

import Benchmark
import Foundation
import MultihitsKit
import Subprocess

private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path(percentEncoded: false)
private let binary = ProcessInfo.processInfo.environment["MULTIHITS_BINARY"] ?? root + "/.build/release/multihits"

/// Runs the program once and fails the benchmark when it does not succeed.
private func run(_ arguments: String...) async throws {
  let result = try await Subprocess.run(
    .path(.init(binary)), arguments: .init(arguments), output: .discarded, error: .discarded)
  guard result.terminationStatus.isSuccess else { throw CommandFailed(arguments: arguments) }
}

private struct CommandFailed: Error {
  var arguments: [String]
}

/// A spec of some 200 lines: many modules over the films of an example.
private func longSpec() -> String {
  var lines = ["version: 1", "indices:", "  films:", "    records: \(root)/examples/movie-night/data/films.json"]
  lines += [
    "    settings:", "      searchableAttributes: [title]", "      attributesForFaceting: [genres]", "indexModules:",
  ]
  for number in 1...20 {
    lines += [
      "  - id: films-\(number)", "    indexName: films", "    title: Films \(number)", "    hit:",
      "      title: string", "      year: integer", "      genres: [string]", "    infiniteScrolling: { offset: 5 }",
      "    filterState:", "      - and: { name: recent, filters: [\"year >= \(1900 + number)\"] }",
    ]
  }
  return lines.joined(separator: "\n") + "\n"
}

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .peakMemoryResident], warmupIterations: 3, maxDuration: .seconds(5), maxIterations: 200)
  let spec = longSpec()
  let specFile = FileManager.default.temporaryDirectory.appending(path: "multihits-long-spec.yaml")
    .path(percentEncoded: false)

  Benchmark(
    "read a spec of 200 lines, in process",
    closure: { _ in blackHole(try WorkspaceReading(specFile).diagnostics) },
    setup: { try spec.write(toFile: specFile, atomically: true, encoding: .utf8) })

  Benchmark(
    "validate a spec of 200 lines, whole process",
    closure: { _ in try await run("validate", specFile) },
    setup: { try spec.write(toFile: specFile, atomically: true, encoding: .utf8) })

  Benchmark("search movie-night, whole process") { _ in
    try await run("search", root + "/examples/movie-night/search.yaml", "tom")
  }

  Benchmark("batch of movie-night's queries, whole process") { _ in
    let folder = root + "/examples/movie-night"
    try await run("batch", folder + "/search.yaml", folder + "/queries.yaml", "--format", "json")
  }
}
