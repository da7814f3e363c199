#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemCalls {
  /// Makes a folder and those above it; one that is there is left as it is.
  package static func makeFolder(_ path: String) throws(FileError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for count in parts.indices.map({ $0 + 1 }) {
      let folder = parts[..<count].joined(separator: "/")
      guard !folder.isEmpty, mkdir(folder, 0o777) != 0 else { continue }
      let number = errno
      var status = stat()
      let isFollowed = stat(folder, &status) == 0
      if isFollowed, status.st_mode & S_IFMT == S_IFDIR { continue }
      let reason =
        switch number {
        case EEXIST where isFollowed: "'\(folder)' is there, and is no folder"
        case EEXIST: "'\(folder)' is a link that leads nowhere"
        default: message(number)
        }
      throw FileError(path: path, kind: .notWritable, message: "the folder cannot be made: \(reason)")
    }
  }
}
