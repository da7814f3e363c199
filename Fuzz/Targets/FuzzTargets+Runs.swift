import Diagnostics
import Evaluation
import FileSystem

@testable import Runs

extension FuzzTargets {
  /// Saved runs are read or refused with places. A run that is compared with itself has no change.
  static let savedRuns = FuzzTarget("saved-runs", maximumLength: 8_192) { input in
    let name = "run.json"
    let first = results(input, name: name)
    let second = results(input, name: name)
    try requireEqual(first.outlines, second.outlines, "a run is read the same each time")
    try requireEqual(first.error, second.error, "a run is read the same each time")
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
      if format == .text { try requireHarmless(String(decoding: bytes, as: UTF8.self)) }
    }
  }

  private static func results(_ bytes: [UInt8], name: String) -> (outlines: [ResultOutline], error: FileError?) {
    var reader = SavedRunReader(bytes: bytes, name: name)
    var outlines: [ResultOutline] = []
    do throws(FileError) {
      while let entry = try reader.next() { outlines.append(entry.result) }
    } catch {
      return (outlines, error)
    }
    return (outlines, nil)
  }
}
