import IndexSettings
import RecordFiles
import SearchModel
import TestSupport
import Testing

@testable import FileSystem
@testable import IndexBuilding
@testable import IndexStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A cache and record files, and a builder whose index holds the bytes of the files.
final class CacheScene {
  let folder: TemporaryFolder
  let cache: IndexCache
  var source: IndexSource
  private(set) var buildCount = 0

  init() throws {
    folder = try TemporaryFolder()
    cache = try IndexCache(folder: folder["cache"])
    source = IndexSource(
      IndexSpecification(
        name: "movies", records: RecordSource(["*.jsonl"]), settings: ["searchableAttributes": ["title"]]),
      declaration: folder["search.yaml"], folder: folder.path)
    try folder.write("a.jsonl", Array("{\"objectID\": 1}\n".utf8))
    try folder.write("b.jsonl", Array("{\"objectID\": 2}\n".utf8))
    for name in ["a.jsonl", "b.jsonl"] { age(name) }
  }

  /// The path of the index's file.
  var indexPath: String { cache.path(source.fileName) }

  /// The names in the cache's folder.
  var cachedNames: [String] {
    ((try? FolderEntries.names(in: Array("\(cache.folder)/".utf8))) ?? []).map { String(decoding: $0, as: UTF8.self) }
      .sorted()
  }

  /// What the index of the source says, built if need be.
  func content(rebuilds: Bool = false, during: () throws -> Void = {}) throws -> String {
    let entry = try cache.entry(
      for: source, rebuilds: rebuilds,
      writing: { writer in
        buildCount += 1
        try writer.begin("content")
        for file in try source.files() { try writer.append(try FileReading.bytes(ofFile: file)) }
        try during()
      })
    return try Self.content(of: entry.image)
  }

  /// How often an index is built when it is asked for now.
  func buildsNow() throws -> Int {
    let before = buildCount
    _ = try content()
    return buildCount - before
  }

  /// Whether the stamps of the index vouch for all files as they are.
  func areStampsTrusted() throws -> Bool {
    let file = try IndexFile(indexPath)
    let stamps = try #require(SourceStamps(file.trailer, of: file.identity))
    return try source.files().enumerated().allSatisfy { index, path in
      stamps.confirms(try #require(FileStamp(path: path)), at: index)
    }
  }

  /// Lets the index take the files for old: what cannot be done to the time of their change in the file system is done
  /// to the moment in the index.
  func letTimePass() throws {
    let file = try IndexFile(indexPath)
    let stamps = try #require(SourceStamps(file.trailer, of: file.identity))
    let later = SourceStamps(moment: stamps.moment + 10_000_000_000, stamps: stamps.stamps)
    var bytes = try FileReading.bytes(ofFile: indexPath)
    bytes.replaceSubrange((bytes.count - file.trailer.count)..., with: later.encoded(for: file.identity))
    let descriptor = open(indexPath, O_WRONLY)
    defer { close(descriptor) }
    try #require(pwrite(descriptor, bytes, bytes.count, 0) == bytes.count)
  }

  /// Sets a file's time of modification an hour back.
  func age(_ name: String, by seconds: Int = 3_600) {
    let time = timeval(tv_sec: time(nil) - seconds, tv_usec: 0)
    utimes(folder[name], [time, time])
  }

  static func content(of image: IndexImage) throws -> String {
    let section = image.section("content")
    #expect(section.isSound())
    return String(decoding: section.bytes, as: UTF8.self)
  }
}

extension IndexCache {
  /// The index of a source, written by a builder that never begins anew.
  func entry(
    for source: IndexSource, rebuilds: Bool = false, onWait: @escaping () -> Void = {},
    writing write: (inout IndexFileWriter) throws -> Void
  ) throws -> Entry {
    let waiting = BuildWaiting(onNews: { if $0 == .begins { onWait() } })
    return try entry(for: source, rebuilds: rebuilds, waiting: waiting) { makeWriter in
      var writer = try makeWriter()
      try write(&writer)
      return writer
    }
  }
}
