#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the bytes of an output go: a new file beside the one to replace, or the path itself when it cannot be
/// replaced.
struct OutputTarget {
  /// The path with links resolved.
  let path: String
  /// The new file beside it, nil for a device or a pipe.
  let temporaryPath: String?
  /// The open file.
  let descriptor: Int32

  /// Opens the output's file: with a suffix the one of that name beside, cut to the bytes that are kept, else a new
  /// one.
  ///
  /// - Parameter followsLinks: false for files that only the program writes. What stands at the path is then replaced
  ///   whatever it is, and the new file beside it is removed first unless it is a regular file without other links.
  init(
    _ path: String, suffix: String?, keptByteCount: Int?, permissions: mode_t?, followsLinks: Bool
  ) throws(FileError) {
    var status = stat()
    if !followsLinks {
      if let suffix { Self.removeForeign(path + suffix) }
      if lstat(path, &status) == 0, let kind = Self.irreplaceable[status.st_mode & S_IFMT] {
        throw FileError(path: path, kind: .notWritable, message: "\(kind), not a file")
      }
    }
    guard followsLinks, stat(path, &status) == 0 else {
      // A link to a missing file creates that file, as in a shell; a link to itself has no target.
      if followsLinks, errno == ELOOP { throw Self.failure(path, number: ELOOP) }
      let resolved = followsLinks ? FilePath.resolved(path) : path
      (temporaryPath, descriptor) = try Self.openBeside(
        resolved, suffix: suffix, keptByteCount: keptByteCount, permissions: permissions, namedAs: path)
      self.path = resolved
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw FileError(path: path, kind: .notWritable, message: "a folder, not a file")
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw Self.failure(path, number: errno) }
      let resolved = FilePath.resolved(path)
      (temporaryPath, descriptor) = try Self.openBeside(
        resolved, suffix: suffix, keptByteCount: keptByteCount, permissions: permissions, namedAs: path)
      self.path = resolved
      if permissions == nil { fchmod(descriptor, status.st_mode & 0o777) }
    default:
      descriptor = SystemCalls.retrying { open(path, O_WRONLY | O_CLOEXEC) }
      guard descriptor >= 0 else { throw Self.failure(path, number: errno) }
      temporaryPath = nil
      self.path = path
    }
  }

  /// What is never replaced by a file, in words.
  private static let irreplaceable = [S_IFDIR: "a folder", S_IFCHR: "a device", S_IFBLK: "a device"]

  /// Makes a file of a new name in the folder of another one, with the mode that the user's mask allows.
  private static func openBeside(
    _ path: String, suffix: String?, keptByteCount: Int?, permissions: mode_t?, namedAs name: String
  ) throws(FileError) -> (String?, Int32) {
    let mode = permissions ?? 0o666
    if let suffix {
      return (path + suffix, try openKept(path + suffix, keeping: keptByteCount, mode: mode, namedAs: name))
    }
    for _ in 0..<16 {
      let temporaryPath =
        "\(FilePath.folder(of: path)).multihits-\(String(UInt64.random(in: 0...(.max)), radix: 36)).tmp"
      let descriptor = SystemCalls.retrying { open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
      if descriptor >= 0 { return (temporaryPath, descriptor) }
      guard errno == EEXIST else { throw failure(name, number: errno) }
    }
    throw failure(name, number: EEXIST)
  }

  /// Opens a file that several processes may want to write, for one of them at a time.
  ///
  /// - Parameter keptByteCount: what it is cut to; it must have as many bytes. nil for all of it.
  static func openKept(
    _ path: String, keeping keptByteCount: Int?, mode: mode_t, namedAs name: String
  ) throws(FileError) -> Int32 {
    // A link could lead to any file, and opening a pipe would wait for a reader. What must be there is not made.
    let making = keptByteCount ?? 0 > 0 ? 0 : O_CREAT
    let flags = O_WRONLY | making | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = FileLock.open(path, flags: flags, mode: UInt16(truncatingIfNeeded: mode))
    guard descriptor >= 0 else {
      guard errno == EWOULDBLOCK else { throw failure(name, number: errno) }
      throw FileError(path: name, kind: .notWritable, message: "another process is writing '\(path)'")
    }
    do throws(FileError) {
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink <= 1 else {
        throw FileError(path: name, kind: .notWritable, message: "'\(path)' is in the way: it is no file of its own")
      }
      guard let keptByteCount else { return descriptor }
      guard status.st_size >= keptByteCount else {
        throw FileError(path: name, kind: .notWritable, message: "'\(path)' is shorter than it was")
      }
      guard ftruncate(descriptor, off_t(keptByteCount)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
        throw failure(name, number: errno)
      }
      return descriptor
    } catch {
      FileLock.release(descriptor)
      throw error
    }
  }

  /// Removes a link, a pipe or a file that has other names.
  private static func removeForeign(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG || status.st_nlink > 1 else { return }
    unlink(path)
  }

  static func failure(_ path: String, number: Int32) -> FileError {
    FileError(path: path, kind: .notWritable, message: "cannot be written: \(SystemCalls.message(number))")
  }
}

// Paths.
extension OutputTarget {
}
