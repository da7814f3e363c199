import FileSystem
import IndexStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension IndexCache {
  /// An index of the cache.
  struct Entry {
    let image: IndexImage
    /// Whether it was built now, by this process.
    let wasBuilt: Bool
  }

  /// How often a build begins anew because the records changed meanwhile.
  private static let attemptCount = 3
  private static let buildingSuffix = ".building"
  static let lockSuffix = ".lock"

  /// Whether a file of this name in the folder may be replaced or removed, since it looks as if it were the cache's
  /// own.
  package static func mayReplace(_ name: String) -> Bool {
    ["", buildingSuffix, lockSuffix].contains { name.hasSuffix(".index" + $0) }
  }

  /// The index of a source: the one that is kept here if it still fits, else one that is built and kept.
  ///
  /// Of several processes that want an index at once, one builds it; the others block their threads until it is there,
  /// or until they see that the builder does not go on.
  /// One that dies leaves the old index as it was.
  ///
  /// - Parameters:
  ///   - source: what the index is made from.
  ///   - rebuilds: whether to build an index that fits anew.
  ///   - waiting: how this process waits for another one.
  ///   - build: writes the sections with a writer that it is given, or with a new one that it begins anew with. It
  ///     reads all files of the source itself, and again when it is called again, which happens when they change while
  ///     it reads them.
  /// - Throws: ``IndexCacheError`` of the kind `unavailable` when the folder cannot be written, the disk is full, the
  ///   process that builds it does not go on, or the records do not rest: the index can still be built in memory.
  ///   ``FileError`` when a file of the source cannot be read; whatever `build` throws.
  func entry(
    for source: IndexSource, rebuilds: Bool = false, waiting: BuildWaiting = BuildWaiting(),
    build: (_ makeWriter: () throws -> IndexFileWriter) throws -> IndexFileWriter
  ) throws -> Entry {
    if !rebuilds, let image = try keptImage(of: source) { return Entry(image: image, wasBuilt: false) }
    let path = path(source.fileName)
    let lock = try BuildLock(path + Self.lockSuffix, waiting: waiting)
    return try withExtendedLifetime(lock) {
      // Perhaps it was built by the process that had the lock.
      if !rebuilds, let image = try keptImage(of: source) { return Entry(image: image, wasBuilt: false) }
      removeLeftovers()
      do {
        for _ in 0..<Self.attemptCount {
          guard let image = try buildImage(of: source, at: path, build) else { continue }
          removeUnused()
          return Entry(image: image, wasBuilt: true)
        }
      } catch let error as IndexFileError {
        throw IndexCacheError(kind: .unavailable, path: error.path, message: error.message)
      } catch let error as SpillError {
        throw IndexCacheError(kind: .unavailable, path: folder, message: error.description)
      }
      throw IndexCacheError(
        kind: .unavailable, path: path, message: "the index is not kept, because its records change all the time")
    }
  }

  /// Builds an index and puts it in its place; nil when its records changed meanwhile.
  private func buildImage(
    of source: IndexSource, at path: String,
    _ build: (_ makeWriter: () throws -> IndexFileWriter) throws -> IndexFileWriter
  ) throws -> IndexImage? {
    let (snapshot, stamps) = try SourceSnapshot.taken(of: source)
    // A file of another user, left by a run as one, cannot be written; but in a folder of this user it can be replaced.
    if access(path, W_OK) != 0 { unlink(path) }
    var writer = try build { try IndexFileWriter(path: path, suffix: Self.buildingSuffix) }
    guard try isUnchanged(source, since: snapshot, stamps) else { return nil }
    try writer.begin(SourceSnapshot.section)
    try writer.append(snapshot.encoded)
    try writer.commit { stamps.encoded(for: $0) }
    return try IndexFile.open(path) { $0.removeName(path) }
  }

  /// Whether the files of a source are those of a snapshot, so that whatever read them since then read the same.
  private func isUnchanged(
    _ source: IndexSource, since snapshot: SourceSnapshot, _ stamps: SourceStamps
  ) throws(FileError) -> Bool {
    guard try source.files() == snapshot.files.map(\.path) else { return false }
    for (index, file) in snapshot.files.enumerated() {
      guard let stamp = FileStamp(path: file.path), stamp == stamps.stamps[index] else { return false }
      if stamps.confirms(stamp, at: index) { continue }
      let limit = source.sizeLimit(ofFile: file.path)
      guard try ContentDigest.ofFile(file.path, limit: limit).digest == file.digest else { return false }
    }
    return true
  }

  /// Removes what processes left that died while they built an index.
  func removeLeftovers() {
    let endings = [Self.buildingSuffix, Self.lockSuffix].map { ".index" + $0 }
    let names = (try? FolderEntries.names(in: Array(path("").utf8))) ?? []
    for name in names.lazy.map({ String(decoding: $0, as: UTF8.self) }) {
      guard let ending = endings.first(where: name.hasSuffix) else { continue }
      let path = path(String(name.dropLast(ending.count)) + ".index")
      // A process that holds the lock is alive. Taking the lock and releasing it removes the lock file.
      guard let lock = BuildLock(ifFree: path + Self.lockSuffix) else { continue }
      withExtendedLifetime(lock) { _ = unlink(path + Self.buildingSuffix) }
    }
  }
}
