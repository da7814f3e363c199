import FileSystem
package import IndexSettings
import IndexStore
import RecordFiles
import SearchModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What an index is made from. When anything of it changes, the index is made anew.
package struct IndexSource: Sendable {
  /// The index, with its files and its settings.
  package var index: IndexSpecification
  /// The file that declares the index, so that two specs may each have an index of this name.
  package var declaration: String
  /// The folder that relative paths start from.
  package var folder: String

  /// Makes a source.
  package init(_ index: IndexSpecification, declaration: String, folder: String) {
    self.index = index
    self.declaration = declaration
    self.folder = folder
  }

  /// The name of the index's file in a cache: what is plain in its own name, and a hash of what tells it from others.
  var fileName: String {
    var identity: [UInt8] = []
    identity.append(Self.absolute(declaration))
    identity.append(index.name)
    let digits = String(XXH64.hash(identity), radix: 16)
    let plain = index.name.unicodeScalars.prefix(40).map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": Character(scalar)
      default: Character("_")
      }
    }
    return String(plain) + "-" + String(repeating: "0", count: 16 - digits.count) + digits + Self.fileEnding
  }

  private static let fileEnding = ".index"

  /// Whether a name looks like ``fileName``.
  static func isFileName(_ name: String) -> Bool {
    guard name.hasSuffix(fileEnding) else { return false }
    let stem = name.utf8.dropLast(fileEnding.utf8.count)
    let hash = stem.suffix(16)
    return hash.count == 16 && stem.dropLast(16).last == UInt8(ascii: "-")
      && hash.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The digest of everything but the contents of files.
  var recipe: ContentDigest {
    var bytes: [UInt8] = []
    bytes.appendVarint(UInt64(IndexManifest.version))
    bytes.append(Self.absolute(declaration))
    bytes.append(index.name)
    bytes.append(JSON.object(index.settings.object).text())
    // Lists begin with their length, and an optional value is a list of one element or of no element.
    let files = [index.synonyms, index.rules].map { $0.map { [$0] } ?? [] }
    for list in [index.records.files, index.records.recipe] + files + [index.relevantSort?.texts ?? []] {
      bytes.appendVarint(UInt64(list.count))
      for text in list { bytes.append(text) }
    }
    bytes.append(index.relevantSort == nil ? 0 : 1)
    return ContentDigest(bytes)
  }

  /// The files as they are now: of records in the order in which they are read, then synonyms, then rules.
  ///
  /// - Returns: absolute paths, so that the working directory makes no difference.
  /// - Throws: ``FileError`` when a glob matches nothing or a file cannot be read.
  func files() throws(FileError) -> [String] {
    let folder = Self.absolute(folder)
    let files = try RecordFileReader.files(matching: index.records.files, inFolder: folder)
    return files + [index.synonyms, index.rules].compactMap { $0 }.map { Glob.path($0, inFolder: folder) }
  }

  /// How many bytes one of the files may have: there is no use in hashing what will not be read.
  func sizeLimit(ofFile path: String) -> Int {
    RecordLimits.default.byteCount(ofFile: path)
  }

  /// A path without links and from the root; as it is when nothing is there.
  private static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
