import FileSystem
import IndexStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A hash of 128 bits of contents: collisions are negligible.
///
/// They are two hashes of the contents with different seeds. Forging a collision gains nothing: those who can write the
/// records can write the index.
struct ContentDigest: Hashable, Sendable {
  static let byteCount = 16
  private static let secondSeed: UInt64 = 0x6D75_6C74_6968_6974

  let first: UInt64
  let second: UInt64

  init(first: UInt64, second: UInt64) {
    (self.first, self.second) = (first, second)
  }

  init(_ bytes: [UInt8]) {
    first = XXH64.hash(bytes)
    second = XXH64.hash(bytes, seed: Self.secondSeed)
  }

  /// The digest of a file's bytes: that of the hashes of its ``FileParts``.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: how many bytes it may have; of a larger one nothing is read.
  /// - Returns: the digest, and the stamp of the file that was read as it was before.
  /// - Throws: ``FileError`` as ``FileReading/bytes(ofFile:limit:)``.
  static func ofFile(_ path: String, limit: Int) throws(FileError) -> (digest: ContentDigest, stamp: FileStamp) {
    let file = try FileParts(path, limit: limit)
    guard let stamp = FileStamp(descriptor: file.descriptor) else {
      throw SystemCalls.readError(path, number: errno)
    }
    var hashes: [UInt8] = []
    try file.readToEnd { part in
      hashes.appendFixed(XXH64.hash(part.bytes))
      hashes.appendFixed(XXH64.hash(part.bytes, seed: secondSeed))
    }
    return (ContentDigest(hashes), stamp)
  }
}

extension [UInt8] {
  /// Appends a digest.
  mutating func append(_ digest: ContentDigest) {
    appendFixed(digest.first)
    appendFixed(digest.second)
  }

  /// Appends a text so that what follows cannot be taken for a part of it.
  mutating func append(_ text: String) {
    appendVarint(UInt64(text.utf8.count))
    append(contentsOf: text.utf8)
  }
}
