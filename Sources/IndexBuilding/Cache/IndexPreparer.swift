package import Diagnostics
package import IndexSettings
package import IndexStore
package import RecordFiles

/// Opens the indices of record files, from a cache when they are there and fit, else built.
package struct IndexPreparer: Sendable {
  /// Where indices are kept; nil for building them in memory.
  private let cache: IndexCache?
  /// Whether to build what is there and fits.
  private let rebuilds: Bool
  /// How indices are built.
  private let options: BuildOptions

  /// A preparer.
  package init(cache: IndexCache? = nil, rebuilds: Bool = false, options: BuildOptions = BuildOptions()) {
    self.cache = cache
    self.rebuilds = rebuilds
    self.options = options
  }

  /// Opens or builds an index.
  ///
  /// An index whose file turns out to be damaged while it is opened is built anew.
  ///
  /// - Parameters:
  ///   - source: what the index is made from.
  ///   - records: its record files.
  ///   - waiting: how this process waits for another one that builds the index.
  ///   - definition: reads everything else. It is called whenever the index is built, so that its files are read after
  ///     their digests were taken, and once when it is opened.
  /// - Throws: ``UnfitRecords``, `FileError` when a file cannot be read, `CancellationError` when the wait was
  ///   cancelled, what the builder throws, and whatever `definition` throws.
  package func prepare(
    _ source: IndexSource, records: RecordGroup, waiting: BuildWaiting = BuildWaiting(),
    definition: () throws -> IndexDefinition
  ) throws -> PreparedIndex {
    var rebuilds = rebuilds
    for cache in [cache, cache, nil] {
      let (prepared, definition, view, warnings) = try withoutActuallyEscaping(definition) { definition in
        let contents = RecordContents(records, options: options, definition: definition)
        let prepared = try PreparedImage(
          of: source, in: cache, rebuilds: rebuilds, contents: contents, waiting: waiting)
        let definition = try contents.builtDefinition ?? definition()
        return (prepared, definition, IndexView(prepared.image, of: definition), contents.warnings)
      }
      guard view.isDamaged else {
        return PreparedIndex(
          view: view, rules: definition.rules, origin: prepared.origin, path: cache?.path(source.fileName),
          byteCount: prepared.image.count, warnings: warnings)
      }
      rebuilds = true
    }
    // What is in memory has no checksums, and is never damaged.
    throw IndexCacheError(kind: .unavailable, path: source.fileName, message: "the index is damaged again and again")
  }
}

/// An index that is ready to be searched, and what was done for it.
package struct PreparedIndex: Sendable {
  /// The stored index.
  package let view: IndexView
  /// The index's rules and the time that their validity is compared with.
  package let rules: RuleSet
  /// Where it comes from.
  package let origin: PreparedImage.Origin
  /// The file that it is in, or would be if it could be kept; nil without a cache.
  package let path: String?
  /// How large its image is.
  package let byteCount: Int
  /// What people should know of the records that it was built of; none where it was kept.
  package let warnings: [Diagnostic]
}

extension RecordGroup {
  /// Builds the index of the files in memory.
  ///
  /// - Parameter definition: what makes the index beside them; there is nothing wrong with it.
  /// - Throws: ``UnfitRecords``, and what the builder throws.
  package func image(of definition: IndexDefinition) throws -> IndexImage {
    let contents = RecordContents(self, options: BuildOptions()) { definition }
    return try contents.write(spillingTo: nil) { MemoryImageWriter() }.finish()
  }
}

/// Record files that hold something else.
package struct UnfitRecords: Error, CustomStringConvertible {
  /// What is wrong with them.
  package let loading: RecordLoading

  /// The first finding; by default all bytes of the files would be printed.
  package var description: String { loading.diagnostics.first?.message ?? "the records are unfit" }
}

/// The sections of an index of record files.
private final class RecordContents: IndexContents {
  private let records: RecordGroup
  private let options: BuildOptions
  private let definition: () throws -> IndexDefinition
  /// What the index was built for; nil when nothing was built.
  private(set) var builtDefinition: IndexDefinition?
  private(set) var warnings: [Diagnostic] = []

  init(_ records: RecordGroup, options: BuildOptions, definition: @escaping () throws -> IndexDefinition) {
    self.records = records
    self.options = options
    self.definition = definition
  }

  func write<Sink: SectionSink & ~Copyable>(spillingTo folder: String?, makeSink: () throws -> Sink) throws -> Sink {
    let definition = try definition()
    var options = options
    if let folder { options.temporaryFolder = folder }
    builtDefinition = definition
    let builder = ImageBuilder(definition, options: options)
    if let kept = records.kept, kept.diagnostics.isEmpty {
      warnings = kept.warnings
      var sink = try makeSink()
      try builder.build(kept.records.makeIterator(), into: &sink)
      return sink
    }
    let build = try builder.build(
      records.source, inFolder: records.folder, load: records.loading, makeSink: makeSink)
    switch consume build {
    case .built(let sink, let found):
      warnings = found
      return sink
    case .unfit(let loading): throw UnfitRecords(loading: loading)
    }
  }
}
