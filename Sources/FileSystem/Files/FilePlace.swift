#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a path stands for, whether or not there is a file yet: the file, or else its name in a folder.
package enum FilePlace: Hashable, Sendable {
  case file(FileIdentity)
  case name(String, folder: FileIdentity)

  /// The place of a path; nil where not even the folder is there.
  package init?(_ path: String) {
    if let identity = FileIdentity(path: path) {
      self = .file(identity)
      return
    }
    let path = FilePath.resolved(path)
    let folder = FilePath.folder(of: path)
    guard let identity = FileIdentity(path: folder.isEmpty ? "." : folder) else { return nil }
    let name = String(path.dropFirst(folder.count))
    self = .name(Self.tellsCaseApart(folder) ? name : name.lowercased(), folder: identity)
  }

  /// Whether names that differ by letter case alone are two names in a folder.
  private static func tellsCaseApart(_ folder: String) -> Bool {
    #if canImport(Darwin)
      pathconf(folder.isEmpty ? "." : folder, _PC_CASE_SENSITIVE) != 0
    #else
      true
    #endif
  }
}
