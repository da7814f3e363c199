package import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open index file: an image over its bytes, and its directory and trailer.
///
/// ```text
/// ┌────────┬─────────┬─────────┬───┬─────────┬───────────┬─────────┐
/// │ header │ section │ section │ … │ section │ directory │ trailer │
/// └────────┴─────────┴─────────┴───┴─────────┴───────────┴─────────┘
///  64 bytes  each at a multiple of 64           checksums  not checked
/// ```
///
/// The file is mapped: opening it reads the header and the directory, and searches of all processes share its memory.
///
/// Reading a mapping past the file's end raises SIGBUS. This needs someone to truncate the file in place. This program
/// never does so: ``IndexFileWriter`` writes each index to a file of its own and renames it, so that the old one loses
/// its name but keeps its bytes as long as they are mapped, and is never written again. (The trailer may be overwritten
/// in place; its length never changes.) A file that was truncated before it is opened is recognised here by its length.
/// What remains is a disk that fails during a read, which ends any program that maps files.
package struct IndexFile {
  /// The index.
  package let image: IndexImage
  /// The bytes after the directory as they were when the file was opened. No checksum of the file covers them.
  package let trailer: [UInt8]
  /// What tells this file from others, and from others at its path: the checksum of its directory.
  package let identity: UInt64
  /// The number of the user whose file it is.
  package let owner: UInt32

  /// Opens an index file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - onDamage: called once, by any thread, with the file, when a later look at a section finds damage.
  /// - Complexity: O(number of sections) and 1/4,096 of the file's size: some 20 µs for 200 MB.
  package static func open(
    _ path: String, onDamage: @escaping @Sendable (FileIdentity) -> Void = { _ in }
  ) throws(IndexFileError) -> IndexImage {
    try IndexFile(path, onDamage: onDamage).image
  }

  /// Opens an index file with the directory and the trailer after its image.
  package init(_ path: String, onDamage: @escaping @Sendable (FileIdentity) -> Void = { _ in }) throws(IndexFileError) {
    let (file, place, owner) = try Self.map(path)
    self.owner = owner
    do throws(IndexFileError) {
      let header = try IndexFileHeader(file, fileLength: file.count, path: path)
      let content = UnsafeRawBufferPointer(rebasing: file[..<header.directory.upperBound])
      let directoryBytes = UnsafeRawBufferPointer(rebasing: content[header.directory])
      guard XXH64.hash(directoryBytes.bytes) == header.directoryChecksum,
        let directory = IndexFileDirectory.read(content, at: header.directory)
      else {
        throw IndexFileError(kind: .damaged, path: path, message: "the directory of the index file is damaged")
      }
      let checks = BlockChecks(
        file: content, sectionsEnd: header.directory.lowerBound, checksums: directory.checksums, path: path,
        onDamage: { onDamage(place) })
      identity = header.directoryChecksum
      trailer = Array(file[header.directory.upperBound...])
      let (address, length) = (UInt(bitPattern: file.baseAddress), file.count)
      image = IndexImage(bytes: content, sections: directory.sections, checks: checks) { _ in
        Self.unmap(address: address, length: length)
      }
    } catch {
      Self.unmap(address: UInt(bitPattern: file.baseAddress), length: file.count)
      throw error
    }
  }

  /// A file and its bytes, as memory that cannot be written.
  private static func map(
    _ path: String
  ) throws(IndexFileError) -> (bytes: UnsafeRawBufferPointer, place: FileIdentity, owner: UInt32) {
    let (descriptor, size): (Int32, Int)
    do throws(FileError) {
      (descriptor, size) = try SystemCalls.openRegularFile(path)
    } catch {
      throw IndexFileError(
        kind: error.kind == .missing ? .missing : error.kind == .notRegular ? .foreign : .unreadable, path: path,
        message: error.message)
    }
    // The mapping keeps the file when the descriptor is closed.
    defer { close(descriptor) }
    guard size > 0 else {
      throw IndexFileError(kind: .truncated, path: path, message: "the index file is empty")
    }
    var status = stat()
    guard let place = FileIdentity(descriptor: descriptor), fstat(descriptor, &status) == 0 else {
      throw IndexFileError(kind: .unreadable, path: path, message: "cannot be read: \(SystemCalls.message(errno))")
    }
    let start = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0)
    guard let start, start != MAP_FAILED else {
      throw IndexFileError(
        kind: .unreadable, path: path, message: "cannot be mapped: \(SystemCalls.message(errno))")
    }
    return (UnsafeRawBufferPointer(start: start, count: size), place, status.st_uid)
  }

  private static func unmap(address: UInt, length: Int) {
    munmap(UnsafeMutableRawPointer(bitPattern: address), length)
  }
}
