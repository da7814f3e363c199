import ArgumentParser
import Diagnostics
import EmbeddedEngine
import Runs
import TerminalText
import Workspaces

/// `multihits index`.
struct IndexCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Build or refresh the embedded indices, and report on them.",
    discussion: """
      Indices are kept between runs, a file each, in --cache-dir, else in multihits in $XDG_CACHE_HOME, else in
      ~/.cache/multihits. An index is built anew when its records, settings, synonyms or rules change, by this command or
      by the next search; --force builds all of them. --module builds those of these sections alone.

      Building an index deletes kept ones that were not used for 30 days and, beyond 10 GiB, the least recently used.
      The folder may be deleted at any time.

      Examples:
        multihits index search.yaml
        multihits index search.yaml --cache-dir build/indices
        multihits index search.yaml --force
      """)

  @Argument(help: ArgumentHelp("The spec.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @Flag(help: "Build even what is up to date.")
  var force = false

  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func run() async throws {
    let spec = try console.session.read(spec, options: specOptions.workspaceOptions())
    try spec.refuse([])
    let indices = try await console.session.loadIndices(of: spec, rebuilds: force)
    guard !console.quiet else { return }
    if indices.isEmpty { console.warn("nothing is built: the spec has no index that the embedded backend searches") }
    try TextOutput.write(indices.map { $0.report + "\n" }.joined())
  }
}

extension IndexLoader.LoadedIndex {
  /// A line that says what the index is and what was done for it.
  fileprivate var report: String {
    let count = index?.recordCount ?? 0
    var parts = ["\(name.visiblyEscaped()): \(count.counted("record"))"]
    guard let origin else { return parts[0] }
    switch origin.action {
    case .built: parts.append("built in \(Self.seconds(duration))")
    case .opened: parts.append("up to date")
    case .builtInMemory: parts.append("built in memory in \(Self.seconds(duration)), not kept")
    }
    parts.append(Self.size(origin.byteCount))
    if let file = origin.file { parts.append(file.visiblyEscaped()) }
    return parts.joined(separator: ", ")
  }

  /// A duration in seconds with two decimals, cut off.
  private static func seconds(_ duration: Duration) -> String {
    let hundredths = Int(duration / .milliseconds(10))
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
  }

  /// The size in the largest unit that it reaches, rounded up.
  private static func size(_ byteCount: Int) -> String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")]
    guard let (unit, name) = units.first(where: { byteCount >= $0.0 }) else { return "\(byteCount) bytes" }
    return "\((byteCount + unit - 1) / unit) \(name)"
  }
}
