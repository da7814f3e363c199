import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which files of `Sources` use which others, by the symbols in the index of the last debug build.
struct SourceGraph: Sendable {
  /// A symbol of one file that another one uses.
  struct Use: Hashable, Sendable {
    var file: SourceFile
    var symbol: String
    var definition: SourceFile
  }

  let files: [SourceFile]
  let uses: [Use]
  let definitionCount: Int

  static let packageFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// Read once: it takes seconds.
  static let current = Result { try SourceGraph(sources: "\(packageFolder)/Sources/", store: storePath()) }

  /// Reads an index.
  ///
  /// - Parameters:
  ///   - sources: the folder of the sources, with a slash at its end.
  ///   - store: the folder of the index.
  /// - Throws: `CompilerIndexError` when the index does not say of each source file what is in it now.
  init(sources: String, store: String) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }.sorted()
    let reader = try IndexStoreReader(path: store)
    let units = reader.units(ofFilesIn: sources)
    var symbols: [(file: SourceFile, symbols: FileSymbols)] = []
    for name in names {
      guard let unit = units[sources + name] else {
        throw CompilerIndexError("\(store) knows nothing of Sources/\(name): build the tests in debug mode first")
      }
      guard try Self.modificationTime(sources + name) <= unit.time else {
        throw CompilerIndexError("Sources/\(name) is newer than what \(store) says of it: build the tests first")
      }
      symbols.append((SourceFile(name), try reader.symbols(of: unit)))
    }
    var places: [String: SourceFile] = [:]
    for (file, symbols) in symbols {
      for usr in symbols.defined { places[usr] = file }
    }
    var uses: Set<Use> = []
    for (file, symbols) in symbols {
      for (usr, name) in symbols.used {
        guard let definition = places[usr], definition != file else { continue }
        uses.insert(Use(file: file, symbol: name, definition: definition))
      }
    }
    files = symbols.map(\.file)
    definitionCount = places.count
    self.uses = uses.sorted { ($0.file.path, $0.symbol) < ($1.file.path, $1.symbol) }
  }

  private static func modificationTime(_ path: String) throws -> (Int64, Int64) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw CompilerIndexError("\(path) is gone") }
    #if os(macOS)
      return (Int64(status.st_mtimespec.tv_sec), Int64(status.st_mtimespec.tv_nsec))
    #else
      return (Int64(status.st_mtim.tv_sec), Int64(status.st_mtim.tv_nsec))
    #endif
  }

  /// The index of the build that the tests are of: beside the test bundle.
  private static func storePath() throws -> String {
    for argument in CommandLine.arguments where argument.contains("/") {
      var folder = argument[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        let path = "\(folder)/index/store"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    let path = "\(packageFolder)/.build/debug/index/store"
    guard FileManager.default.fileExists(atPath: path) else {
      throw CompilerIndexError("\(path), the index of a debug build, is missing: build the tests in debug mode first")
    }
    return path
  }
}

/// A file below `Sources`.
struct SourceFile: Hashable, Sendable {
  /// Its path below `Sources`.
  let path: String
  let room: String
  /// Its folder within the room; `.` for the room itself.
  let folder: String

  init(_ path: String) {
    self.path = path
    let folders = path.split(separator: "/").dropLast()
    room = folders.first.map(String.init) ?? ""
    folder = folders.count < 2 ? "." : folders.dropFirst().joined(separator: "/")
  }

  static func == (left: SourceFile, right: SourceFile) -> Bool { left.path == right.path }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
