#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few calls of the operating system that files take, with interruptions handled.
package enum SystemCalls {
  /// The system's words for an error number.
  package static func message(_ number: Int32) -> String {
    String(cString: strerror(number))
  }

  /// Opens a regular file for reading and tells its size.
  ///
  /// A pipe would block `open` until it has a writer, hence `O_NONBLOCK`; it has no effect on regular files.
  package static func openRegularFile(_ path: String) throws(FileError) -> (descriptor: Int32, size: Int) {
    // The C string would end at the NUL and name another file.
    guard !path.utf8.contains(0) else {
      throw FileError(path: path, kind: .missing, message: "the path contains a NUL character")
    }
    let descriptor = retrying { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw openError(path, number: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let number = errno
      close(descriptor)
      throw readError(path, number: number)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError(path: path, kind: .notRegular, message: "\(kindName(status.st_mode)), not a regular file")
    }
    return (descriptor, Int(clamping: status.st_size))
  }

  /// Reads what is there, waiting for it if the descriptor does not block; 0 at the end, -1 with `errno` on failure.
  /// Of standard input see also ``InputInterruption``.
  package static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      if descriptor == 0, !InputInterruption.waitForInput() {
        errno = ECANCELED
        return -1
      }
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno == EINTR { continue }
      guard errno == EAGAIN || errno == EWOULDBLOCK else { return -1 }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = retrying { poll(&waiting, 1, -1) }
    }
  }

  /// Writes all bytes, waiting if the descriptor does not block; false with `errno` on failure.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, part.baseAddress, part.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, part.baseAddress, part.count)
        #elseif canImport(Darwin)
          let count = Darwin.write(descriptor, part.baseAddress, part.count)
        #endif
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = retrying { poll(&waiting, 1, -1) }
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Makes a name in the folder of a path last beyond a crash of the system, where the file system can do that.
  package static func syncFolder(of path: String) {
    let folder = FilePath.folder(of: path)
    let descriptor = retrying { open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY) }
    guard descriptor >= 0 else { return }
    _ = retrying { fsync(descriptor) }
    close(descriptor)
  }

  /// Repeats a call that a signal interrupted.
  package static func retrying(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      guard result == -1, errno == EINTR else { return result }
    }
  }

  /// The error for a failed read.
  package static func readError(_ path: String, number: Int32) -> FileError {
    number == ECANCELED
      ? FileError(path: path, kind: .interrupted, message: "reading was interrupted")
      : FileError(path: path, kind: .io, message: "cannot be read: \(message(number))")
  }

  /// Opens a file whose end is written to; it is made if it is missing.
  ///
  /// - Throws: ``FileError`` when that is impossible.
  package static func openForAppending(_ path: String) throws(FileError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw openError(path, number: errno) }
    return descriptor
  }

  static func openError(_ path: String, number: Int32) -> FileError {
    switch number {
    case ENOENT, ENOTDIR: FileError(path: path, kind: .missing, message: "the file does not exist")
    case EACCES, EPERM: FileError(path: path, kind: .notReadable, message: "permission to read the file is denied")
    case EMFILE, ENFILE:
      FileError(
        path: path, kind: .tooManyOpen, message: "cannot be opened: \(message(number)); raise the limit (ulimit -n)")
    case ENXIO: FileError(path: path, kind: .notRegular, message: "a socket or a device, not a regular file")
    default: FileError(path: path, kind: .io, message: "cannot be opened: \(message(number))")
    }
  }

  /// What a person would call a file that is not a regular one.
  static func kindName(_ mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a named pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }
}
