#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program under test.
enum Program {
  /// Where it is: what the environment variable `MULTIHITS_BINARY` says, or beside the test bundle.
  static let path: String = {
    if let path = getenv("MULTIHITS_BINARY") { return absolute(String(cString: path)) }
    var folder = CommandLine.arguments[0][...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let path = "\(folder)/multihits"
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return absolute(path) }
    }
    return "multihits"
  }()

  /// The folder of the package.
  static let packageFolder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    .joined(separator: "/")

  /// A path that holds in every working directory.
  private static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
