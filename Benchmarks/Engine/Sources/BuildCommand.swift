import ArgumentParser

/// Builds an index and tells how long that took.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build an index from a file of records.")

  @OptionGroup var options: IndexOptions

  func run() throws {
    let settings = try options.readSettings()
    let clock = ContinuousClock()
    let start = clock.now
    let records = try MeasuredIndex.build(records: options.records, into: options.index, settings: settings)
    let nanoseconds = start.nanoseconds(to: clock.now)
    let rate = records * 1_000_000_000 / max(1, nanoseconds)
    print("\(records) records in \(LatencyTable.milliseconds(nanoseconds)) ms, \(rate) a second")
  }
}
