import FileSystem
import IndexStore

/// What an index was made from, by digests. It is a section of the index.
struct SourceSnapshot: Hashable, Sendable {
  /// The name of the section.
  static let section = "sources"

  /// A file and what was in it.
  struct File: Hashable, Sendable {
    let path: String
    let size: Int64
    let digest: ContentDigest
  }

  /// Everything but the contents of files.
  let recipe: ContentDigest
  /// The files in their order.
  let files: [File]

  init(recipe: ContentDigest, files: [File]) {
    (self.recipe, self.files) = (recipe, files)
  }

  /// Reads all files of a source.
  ///
  /// - Returns: the snapshot, and the stamps that the files had before they were read.
  /// - Throws: ``FileError`` when one of them cannot be read.
  static func taken(of source: IndexSource) throws(FileError) -> (snapshot: SourceSnapshot, stamps: SourceStamps) {
    let moment = FileStamp.now
    var files: [File] = []
    var stamps: [FileStamp] = []
    for path in try source.files() {
      let (digest, stamp) = try ContentDigest.ofFile(path, limit: source.sizeLimit(ofFile: path))
      files.append(File(path: path, size: stamp.size, digest: digest))
      stamps.append(stamp)
    }
    return (SourceSnapshot(recipe: source.recipe, files: files), SourceStamps(moment: moment, stamps: stamps))
  }

  /// The bytes of the section.
  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(recipe)
    bytes.appendVarint(UInt64(files.count))
    for file in files {
      bytes.append(file.path)
      bytes.appendVarint(UInt64(bitPattern: file.size))
      bytes.append(file.digest)
    }
    return bytes
  }

  /// Reads the section; nil when it is not there or damaged.
  init?(_ section: ByteSection) {
    guard section.count > 0, section.isSound() else { return nil }
    var reader = ByteReader(section.bytes)
    recipe = reader.digest()
    let count = reader.varint()
    // Each file has its digest at least.
    guard count <= UInt64(reader.remaining / ContentDigest.byteCount) else { return nil }
    files = (0..<count).map { _ in
      let path = String(decoding: reader.bytes(Int(clamping: reader.varint())), as: UTF8.self)
      return File(path: path, size: Int64(bitPattern: reader.varint()), digest: reader.digest())
    }
  }
}

extension ByteReader {
  fileprivate mutating func digest() -> ContentDigest {
    ContentDigest(first: fixed(), second: fixed())
  }
}
