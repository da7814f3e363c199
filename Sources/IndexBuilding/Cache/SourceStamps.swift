import FileSystem
import IndexStore

/// The stamps of an index's files, so that files need not be read to know that they are as they were.
///
/// They are the trailer of the index file, and all of it that is ever written in its place: files may be touched, or be
/// too young to be trusted, and prove by their contents to be the same. Without this they would be read again by every
/// search. Who reads a trailer that is half written finds its checksum wrong, and reads the files.
struct SourceStamps: Hashable, Sendable {
  /// When the contents were compared, in nanoseconds since 1970.
  let moment: Int64
  /// The stamps before that, in the order of the files.
  let stamps: [FileStamp]

  init(moment: Int64, stamps: [FileStamp]) {
    (self.moment, self.stamps) = (moment, stamps)
  }

  /// Whether a file that has a stamp now is as it was, as far as stamps tell.
  func confirms(_ stamp: FileStamp, at index: Int) -> Bool {
    stamps.indices.contains(index) && stamps[index] == stamp && stamp.isSettled(at: moment)
  }

  /// The bytes of the trailer. Their number depends on that of the stamps alone.
  ///
  /// - Parameter identity: that of the index file.
  func encoded(for identity: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.appendFixed(moment)
    bytes.appendFixed(UInt64(stamps.count))
    for stamp in stamps { bytes.append(stamp) }
    // Stamps of another file that was at the path have another checksum.
    bytes.appendFixed(XXH64.hash(bytes, seed: identity))
    return bytes
  }

  /// Reads a trailer; nil when it is not one of this file.
  init?(_ trailer: [UInt8], of identity: UInt64) {
    let checksumStart = trailer.count - 8
    guard checksumStart >= 16 else { return nil }
    self = trailer.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      let moment = Int64(bitPattern: reader.fixed())
      // The rest is cut into stamps, whatever the number says, which the checksum confirms.
      _ = reader.fixed()
      let stamps = (0..<(checksumStart - 16) / FileStamp.byteCount).map { _ in
        FileStamp(
          size: Int64(bitPattern: reader.fixed()), inode: reader.fixed(), modified: Int64(bitPattern: reader.fixed()),
          changed: Int64(bitPattern: reader.fixed()))
      }
      return SourceStamps(moment: moment, stamps: stamps)
    }
    guard encoded(for: identity) == trailer else { return nil }
  }
}
