#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The parts of paths, and where links lead.
enum FilePath {
  /// The most links that are followed one after the other; systems follow as many.
  private static let mostLinks = 40

  /// The path with links resolved, also the last one when it leads to nothing yet.
  static func resolved(_ path: String) -> String {
    var path = path
    for _ in 0..<mostLinks {
      if let resolved = realpath(path, nil) {
        defer { free(resolved) }
        return String(cString: resolved)
      }
      guard let target = linkTarget(path) else { break }
      path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    return path
  }

  /// What a path begins with up to the name at its end.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// What a symbolic link says; nil for anything else.
  private static func linkTarget(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0, count < bytes.count else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
