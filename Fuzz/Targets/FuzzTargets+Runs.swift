import Diagnostics
import Evaluation
import FileSystem
import SearchModel

@testable import Runs

extension FuzzTargets {
  /// Saved runs are read or refused with places, and can be laid out anew. A run that is compared with
  /// itself has no change.
  static let savedRuns = FuzzTarget("saved-runs", maximumLength: 8_192) { input in
    let name = "run.json"
    let first = results(input, name: name)
    let second = results(input, name: name)
    try requireEqual(first.outlines, second.outlines, "a run is read the same each time")
    try requireEqual(first.error, second.error, "a run is read the same each time")
    try require(first.isLaidOut, "a result that is laid out anew is the same")
    if let error = first.error {
      try requireSound([error.diagnostic], of: SourceText(file: name, bytes: input), file: name)
    }
    for format in ComparisonFormat.allCases {
      let heading = ComparisonHeading(left: .run(name), right: .run("other.json"), options: ComparisonOptions())
      var renderer = format.renderer(for: heading, options: ComparisonRendering(showsAllQueries: true))
      var summary = ComparisonSummary()
      var bytes = renderer.header()
      for outline in first.outlines {
        let comparison = QueryComparison(outline, outline)
        try require(!comparison.isChanged, "a result that is compared with itself has no change")
        let only = QueryComparison(outline, onlyOn: .right)
        for comparison in [comparison, only] {
          bytes += renderer.render(comparison)
          summary.add(comparison)
        }
      }
      for (left, right) in zip(first.outlines, first.outlines.dropFirst()) {
        bytes += renderer.render(QueryComparison(left, right))
      }
      bytes += renderer.footer(summary)
      if [.text, .markdown].contains(format) { try requireHarmless(String(decoding: bytes, as: UTF8.self)) }
    }
  }

  private static func results(
    _ bytes: [UInt8], name: String
  ) -> (outlines: [ResultOutline], error: FileError?, isLaidOut: Bool) {
    var reader = SavedRunReader(bytes: bytes, name: name)
    reader.labelledRows = .max
    var outlines: [ResultOutline] = []
    var isLaidOut = true
    do throws(FileError) {
      while let entry = try reader.next() {
        outlines.append(entry.result)
        let indented = JSONLayout.indented(level: 1).lay(entry.bytes)
        let compact = JSONLayout.compact.lay(entry.bytes)
        isLaidOut =
          isLaidOut && (try? JSON(parsing: indented)) == entry.json && JSONLayout.compact.lay(indented) == compact
      }
    } catch {
      return (outlines, error, isLaidOut)
    }
    return (outlines, nil, isLaidOut)
  }
}
