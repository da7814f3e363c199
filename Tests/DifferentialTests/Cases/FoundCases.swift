import Foundation

/// Cases that engines with one mistake or another in them answer wrongly, made as small as they can be.
///
/// They are in `Tests/Fixtures/differential-cases.ndjson`, one in a line, and asked in every run of the tests.
enum FoundCases {
  static let all: [String] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appending(path: "Fixtures/differential-cases.ndjson")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()
}
