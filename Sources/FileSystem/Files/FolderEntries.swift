#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The entries of folders, by the bytes of their names: file systems hold names that are no UTF-8.
package enum FolderEntries {
  /// What a path stands for.
  enum Kind: Hashable {
    case none
    /// Anything but a folder, a dangling link included.
    case file
    case folder(isLink: Bool)
  }

  /// What a path stands for, links followed.
  static func kind(of path: [UInt8]) -> Kind {
    withCString(path) { path in
      var status = stat()
      guard lstat(path, &status) == 0 else { return .none }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      if isLink, stat(path, &status) != 0 { return .file }
      return status.st_mode & S_IFMT == S_IFDIR ? .folder(isLink: isLink) : .file
    }
  }

  /// The names in a folder in no order, without `.` and `..`; none when it is no folder.
  ///
  /// - Parameter path: The folder, ended by a slash; empty for the working directory.
  package static func names(in path: [UInt8]) throws(FileError) -> [[UInt8]] {
    guard let folder = withCString(path.isEmpty ? [UInt8(ascii: ".")] : path, { opendir($0) }) else {
      if errno == ENOENT || errno == ENOTDIR || errno == ELOOP { return [] }
      throw failure(path, number: errno)
    }
    defer { closedir(folder) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [UInt8(ascii: ".")], name != [UInt8(ascii: "."), UInt8(ascii: ".")] { names.append(name) }
    }
    guard errno == 0 else { throw failure(path, number: errno) }
    return names
  }

  private static func withCString<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { characters in
      // Never empty: the terminating NUL is there.
      characters.baseAddress.map(body) ?? body("")
    }
  }

  private static func failure(_ path: [UInt8], number: Int32) -> FileError {
    let path = String(decoding: path, as: UTF8.self)
    if number == EMFILE || number == ENFILE { return SystemCalls.openError(path, number: number) }
    guard number == EACCES || number == EPERM else {
      return FileError(path: path, kind: .io, message: "the folder cannot be listed: \(SystemCalls.message(number))")
    }
    return FileError(path: path, kind: .notReadable, message: "permission to list the folder is denied")
  }
}
