import Diagnostics
import EmbeddedEngine
import IndexBuilding
import Logging
import SearchRunner
import SpecLoader
import TerminalText

extension SpecSession {
  /// Opens indices from the cache, or reads their records and builds them.
  ///
  /// - Parameters:
  ///   - specifications: the indices.
  ///   - rebuilds: whether to build what is kept and fits.
  /// - Throws: ``CommandFailure`` with 65 after reporting every malformed record, with 66 when too many files are open, with 73 when nothing is wrong but a
  ///   temporary file that cannot be written, with 64 for a cache folder that must not be used.
  func loadIndices(
    _ specifications: [IndexSpecification], rebuilds: Bool = false
  ) async throws -> [IndexLoader.LoadedIndex] {
    // Without indices nobody needs a folder, and none is made.
    guard !specifications.isEmpty else { return [] }
    let progress = IndexProgressLine(isShown: console.showsProgress, tellsWaits: !console.quiet)
    var (cache, reason): (IndexCache?, IndexCacheError?)
    do throws(IndexCacheError) {
      cache = try openCache()
    } catch {
      if options.cacheDir != nil, error.kind == .refused {
        throw CommandFailure(.usage, "--cache-dir: \(error.description)")
      }
      reason = error
    }
    var loader = indexLoader(in: cache)
    loader.rebuilds = rebuilds
    loader.progress = progress.update
    let loaded = await loader.load(specifications)
    progress.clear()
    for index in loaded { log(index) }
    let diagnostics = loaded.flatMap(\.diagnostics)
    guard diagnostics.isEmpty else {
      let renderer = DiagnosticRenderer(sources: loaded.flatMap(\.sources), styler: console.styler(for: 2))
      Redaction.writeError(ConsoleText(rendered: renderer.render(diagnostics)))
      let areFilesFit = loaded.allSatisfy { $0.diagnostics.isEmpty || $0.lacksTemporaryFile }
      throw areFilesFit ? CommandFailure(.unwritableOutput) : CommandFailure(ofFiles: diagnostics)
    }
    if let reason = reason ?? loaded.lazy.compactMap(\.reasonForMemory).first { report(reason) }
    return loaded
  }

  /// What loads the spec's indices.
  func indexLoader(in cache: IndexCache?) -> IndexLoader {
    var loader = IndexLoader(specification: specification, now: ProcessEnvironment.now)
    loader.cache = cache
    return loader
  }

  /// The folder in which indices are kept between runs.
  func openCache() throws(IndexCacheError) -> IndexCache {
    let folder =
      if let folder = options.cacheDir { folder } else {
        try IndexCache.standardFolder(environment: ProcessEnvironment.variables)
      }
    return try IndexCache(folder: folder)
  }

  /// Says once that indices are in memory only. Where nobody named a folder, nobody will miss it.
  private func report(_ reason: IndexCacheError) {
    guard !reason.path.isEmpty else {
      return logger.debug("indices are not kept between runs", metadata: ["reason": "\(reason)"])
    }
    guard !console.quiet else { return }
    let hint = options.cacheDir == nil ? "; --cache-dir names another folder" : ""
    Redaction.writeError(
      "multihits: warning: indices are not kept between runs: \(reason.description)\(hint)\n")
  }

  private func log(_ index: IndexLoader.LoadedIndex) {
    let action =
      switch index.origin?.action {
      case .built: "built"
      case .opened: "opened"
      case .builtInMemory: "built in memory"
      case nil: "failed"
      }
    logger.debug(
      "index loaded",
      metadata: [
        "index": "\(index.name)", "records": "\(index.index?.recordCount ?? 0)", "duration": "\(index.duration)",
        "action": "\(action)", "file": "\(index.origin?.file ?? "")",
      ])
  }
}

extension IndexLoader.LoadedIndex {
  /// Why the index is not kept, though there is a cache.
  fileprivate var reasonForMemory: IndexCacheError? {
    if case .builtInMemory(let error) = origin?.action { error } else { nil }
  }
}
