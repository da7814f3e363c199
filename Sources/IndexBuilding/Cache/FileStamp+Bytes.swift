package import FileSystem
import IndexStore

extension FileStamp {
  /// How many bytes ``Array/append(_:)-(FileStamp)`` makes of one.
  static let byteCount = 32
}

extension [UInt8] {
  /// Appends a stamp.
  package mutating func append(_ stamp: FileStamp) {
    appendFixed(stamp.size)
    appendFixed(stamp.inode)
    appendFixed(stamp.modified)
    appendFixed(stamp.changed)
  }
}
