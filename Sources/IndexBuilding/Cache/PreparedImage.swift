import IndexStore

/// What writes the sections of an index.
protocol IndexContents {
  /// Reads the files of the index's source and writes all sections. It may be called again, and reads the files again
  /// then.
  ///
  /// - Parameters:
  ///   - folder: where data that does not fit into memory goes; nil for where temporary files are usually made.
  ///   - makeSink: makes an empty sink. A call makes void what an earlier one made.
  /// - Returns: the sink with all sections.
  func write<Sink: SectionSink & ~Copyable>(spillingTo folder: String?, makeSink: () throws -> Sink) throws -> Sink
}

/// The image of an index, ready to be searched, and where it is.
package struct PreparedImage {
  /// Where an image comes from.
  package enum Origin: Sendable, Hashable {
    /// In a file of the cache that was there already.
    case kept
    /// In a file of the cache that was built now.
    case built
    /// In memory, because there is no cache, or because of an error of the kind `unavailable`.
    case memory(IndexCacheError?)
  }

  let image: IndexImage
  let origin: Origin

  /// Opens an index or builds it: in the cache, or in memory where that is impossible.
  ///
  /// - Parameters:
  ///   - source: what the index is made from.
  ///   - cache: where it is kept.
  ///   - rebuilds: whether to build an index that fits anew.
  ///   - contents: what writes it.
  ///   - waiting: how this process waits for another one that builds the index.
  /// - Throws: `FileError` when a file of the source cannot be read; whatever the contents throw.
  init(
    of source: IndexSource, in cache: IndexCache?, rebuilds: Bool = false, contents: some IndexContents,
    waiting: BuildWaiting = BuildWaiting()
  ) throws {
    var reason: IndexCacheError?
    if let cache {
      do {
        let entry = try cache.entry(for: source, rebuilds: rebuilds, waiting: waiting) {
          // The disk that the index will be on: elsewhere there may be too little room.
          try contents.write(spillingTo: cache.folder, makeSink: $0)
        }
        image = entry.image
        origin = entry.wasBuilt ? .built : .kept
        return
      } catch let error as IndexCacheError {
        reason = error
      }
    }
    // Whatever is wrong with the cache's folder is wrong with temporary files in it.
    image = try contents.write(spillingTo: nil) { MemoryImageWriter() }.finish()
    origin = .memory(reason)
  }
}
