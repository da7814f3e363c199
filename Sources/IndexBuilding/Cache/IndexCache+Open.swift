import FileSystem
package import IndexStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension IndexCache {
  /// Files up to this size are compared with all their checksums when they are opened, which takes less than starting a
  /// process; so the damage of small indices never even makes a search fail.
  private static let largestCheckedSize = 1 << 20

  /// The index of a source, when it is kept here and still fits.
  ///
  /// An index that a later look finds damaged is removed, so that the next run builds it anew; not so one that has
  /// taken its place meanwhile.
  ///
  /// - Throws: ``FileError`` when the source's files cannot be read.
  func keptImage(of source: IndexSource) throws(FileError) -> IndexImage? {
    let path = path(source.fileName)
    guard let file = try? IndexFile(path, onDamage: { $0.removeName(path) }), mayTrust(fileOf: file.owner),
      file.image.count > Self.largestCheckedSize || file.image.isSound(0..<file.image.count),
      let snapshot = SourceSnapshot(file.image.section(SourceSnapshot.section)),
      try isFresh(snapshot, of: source, file, at: path)
    else { return nil }
    Self.noteUse(of: path)
    return file.image
  }

  /// Whether a user's file may be searched: in a folder that everybody may write to, only one's own may, since others
  /// can have put theirs there. It is built anew and replaced.
  private func mayTrust(fileOf owner: UInt32) -> Bool {
    var status = stat()
    guard stat(folder, &status) == 0 else { return false }
    return owner == geteuid() || status.st_mode & 0o002 == 0
  }

  /// The index of a source, when it is kept here and still fits; nil, too, when the source's files cannot be read.
  package func image(of source: IndexSource) -> IndexImage? {
    guard let image = try? keptImage(of: source) else { return nil }
    return image
  }

  /// Whether an index fits its source. Files whose stamps do not tell are read.
  private func isFresh(
    _ snapshot: SourceSnapshot, of source: IndexSource, _ file: IndexFile, at path: String
  ) throws(FileError) -> Bool {
    guard snapshot.recipe == source.recipe else { return false }
    let paths = try source.files()
    guard paths == snapshot.files.map(\.path) else { return false }
    let known = SourceStamps(file.trailer, of: file.identity)
    let moment = FileStamp.now
    var stamps: [FileStamp] = []
    var isEachVouchedFor = true
    for (index, kept) in snapshot.files.enumerated() {
      guard let stamp = FileStamp(path: kept.path), stamp.size == kept.size else { return false }
      if known?.confirms(stamp, at: index) ?? false {
        stamps.append(stamp)
      } else {
        let (digest, stamp) = try ContentDigest.ofFile(kept.path, limit: source.sizeLimit(ofFile: kept.path))
        guard digest == kept.digest else { return false }
        isEachVouchedFor = false
        stamps.append(stamp)
      }
    }
    if !isEachVouchedFor { Self.write(SourceStamps(moment: moment, stamps: stamps), to: path, identity: file.identity) }
    return true
  }

  /// Writes new stamps into an index file, if that is possible and the file is still the same.
  private static func write(_ stamps: SourceStamps, to path: String, identity: UInt64) {
    let descriptor = SystemCalls.retrying { open(path, O_RDWR | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: IndexFileHeader.size)
    guard let size = FileStamp(descriptor: descriptor)?.size,
      pread(descriptor, &bytes, bytes.count, 0) == bytes.count,
      let header = bytes.withUnsafeBytes({ try? IndexFileHeader($0, fileLength: Int(size), path: path) })
    else { return }
    let trailer = stamps.encoded(for: identity)
    // Over nothing but a trailer of the same length: the file may be mapped.
    guard header.directoryChecksum == identity, header.fileLength - header.directory.upperBound == trailer.count else {
      return
    }
    _ = pwrite(descriptor, trailer, trailer.count, off_t(header.directory.upperBound))
  }
}
