import Diagnostics
import EmbeddedEngine
import IndexBuilding
import IndexSettings
import SearchModel
import SpecLoader

/// Opens the indices of a spec from the folder where they are kept, or builds them.
struct WorkspaceIndices: Sendable {
  let spec: CheckedSpec
  let observer: WorkspaceObserver?
  /// Whether the names in the spec are compared with the records of indices that are opened, too, not only of those
  /// that are built.
  var comparesAllNames = false

  /// Opens or builds indices.
  ///
  /// - Parameters:
  ///   - indices: the indices.
  ///   - rebuilds: whether those that are kept and fit are built anew.
  /// - Throws: ``IndexFilesError`` with everything that is wrong with any file, ``CacheFolderError``.
  func load(_ indices: [IndexSpecification], rebuilds: Bool = false) async throws -> [IndexLoader.LoadedIndex] {
    // Without indices no folder is needed, and no folder is created.
    guard !indices.isEmpty else { return [] }
    var (cache, reason): (IndexCache?, IndexCacheError?)
    do throws(IndexCacheError) {
      cache = try openCache()
    } catch {
      if case .folder = spec.options.cache, error.kind == .refused { throw CacheFolderError(reason: error) }
      reason = error
    }
    var loader = loader(in: cache)
    loader.rebuilds = rebuilds
    if let observer { loader.progress = { observer(.indexProgress($0)) } }
    var loaded = await loader.load(indices)
    warnOfNames(&loaded)
    observer?(.indicesLoaded(loaded))
    let diagnostics = loaded.flatMap(\.diagnostics)
    guard diagnostics.isEmpty else {
      throw IndexFilesError(
        diagnostics: diagnostics, sources: loaded.flatMap(\.sources),
        lacksTemporaryFile: loaded.allSatisfy { $0.diagnostics.isEmpty || $0.lacksTemporaryFile })
    }
    if let reason = reason ?? loaded.lazy.compactMap(\.reasonForMemory).first {
      observer?(.indicesNotKept(reason, in: spec.options.cache))
    }
    return loaded
  }

  /// Adds what is wrong with names in the spec by the records of the indices.
  private func warnOfNames(_ loaded: inout [IndexLoader.LoadedIndex]) {
    guard let last = loaded.indices.last, loaded.allSatisfy({ $0.index != nil }),
      comparesAllNames || loaded.contains(where: { $0.origin?.action != .opened })
    else { return }
    let warnings = spec.reading.nameWarnings(of: loaded.compactMap(\.index))
    guard !warnings.isEmpty else { return }
    loaded[last].warnings += warnings
    loaded[last].sources.append(spec.reading.source)
  }

  /// Builds an index anew whose file is damaged, on the thread of the caller; nil when that fails, too.
  func rebuild(_ name: String) -> EmbeddedIndex? {
    observer?(.damagedIndexFound(name: name))
    var loader = loader(in: try? openCache())
    loader.rebuilds = true
    return spec.specification.indices.first { $0.name.hasSameBytes(as: name) }.flatMap { loader.load($0).index }
  }

  private func loader(in cache: IndexCache?) -> IndexLoader {
    var loader = IndexLoader(specification: spec.specification, files: spec.files, now: spec.options.now)
    loader.cache = cache
    return loader
  }

  private func openCache() throws(IndexCacheError) -> IndexCache? {
    switch spec.options.cache {
    case .memory: nil
    case .standardFolder:
      try IndexCache(folder: IndexCache.standardFolder(environment: spec.options.environment))
    case .folder(let folder): try IndexCache(folder: folder)
    }
  }
}

extension IndexLoader.LoadedIndex {
  /// Why the index is not kept, though there is a cache.
  fileprivate var reasonForMemory: IndexCacheError? {
    if case .builtInMemory(let error) = origin?.action { error } else { nil }
  }
}

extension CheckedSpec {
  /// Opens or builds all indices of the spec, whether or not a module searches them; with chosen modules, only those
  /// that these search.
  ///
  /// - Parameters:
  ///   - rebuilds: whether those that are kept and fit are built anew.
  ///   - observer: hears how far they are.
  /// - Returns: the indices in the spec's order, each with where it comes from.
  /// - Throws: ``IndexFilesError`` with everything that is wrong with any file, ``CacheFolderError``.
  package func loadIndices(
    rebuilds: Bool = false, observer: WorkspaceObserver? = nil
  ) async throws -> [IndexLoader.LoadedIndex] {
    try await WorkspaceIndices(spec: self, observer: observer, comparesAllNames: true)
      .load(options.modules.isEmpty ? specification.indices : searchedIndices, rebuilds: rebuilds)
  }
}
