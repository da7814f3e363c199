import RecordFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// 128 bits that stand for contents: equal for equal contents, and for others by an accident that nobody will live to see.
///
/// They are two hashes of the contents with different seeds. Nobody gains by forging them: whoever may write the records
/// may write the index.
struct ContentDigest: Hashable, Sendable {
  static let byteCount = 16
  private static let secondSeed: UInt64 = 0x6D75_6C74_6968_6974
  /// How much of a file is hashed at once. Hashes of the parts are hashed in their turn.
  private static let partSize = 1 << 18

  let first: UInt64
  let second: UInt64

  init(first: UInt64, second: UInt64) {
    (self.first, self.second) = (first, second)
  }

  init(_ bytes: [UInt8]) {
    first = XXH64.hash(bytes)
    second = XXH64.hash(bytes, seed: Self.secondSeed)
  }

  /// The digest of a file's bytes.
  ///
  /// The file is read, not mapped: it belongs to others, who may cut it off meanwhile.
  ///
  /// - Returns: the digest, and the stamp of the file that was read as it was before.
  /// - Throws: ``FileError`` as ``FileReading/bytes(ofFile:limit:)``.
  static func ofFile(_ path: String) throws(FileError) -> (digest: ContentDigest, stamp: FileStamp) {
    let descriptor = try SystemCalls.openRegularFile(path).descriptor
    defer { close(descriptor) }
    guard let stamp = FileStamp(descriptor: descriptor) else { throw SystemCalls.readError(path, number: errno) }
    var parts: [UInt8] = []
    var part = [UInt8](repeating: 0, count: partSize)
    while true {
      let count = part.withUnsafeMutableBytes { read(descriptor, into: $0) }
      guard count >= 0 else { throw SystemCalls.readError(path, number: errno) }
      guard count > 0 else { return (ContentDigest(parts), stamp) }
      let bytes = part.span.bytes.extracting(first: count)
      parts.appendFixed(XXH64.hash(bytes))
      parts.appendFixed(XXH64.hash(bytes, seed: secondSeed))
    }
  }

  /// Fills memory as far as the file goes, so that parts begin at the same places however the system delivers them.
  private static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = SystemCalls.read(descriptor, into: rest)
      guard count >= 0 else { return -1 }
      guard count > 0 else { break }
      filled += count
    }
    return filled
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
    appendVariable(UInt64(text.utf8.count))
    append(contentsOf: text.utf8)
  }
}
