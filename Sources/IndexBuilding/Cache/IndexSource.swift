import FileSystem
package import IndexSettings
import IndexStore
import RecordFiles
package import SearchModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What an index is made from. When anything of it changes, the index is made anew.
package struct IndexSource: Sendable {
  /// The index's name.
  package var name: String
  /// The file that declares the index, so that two specs may each have an index of this name.
  package var declaration: String
  /// The folder that relative paths start from.
  package var folder: String
  /// The record files: paths and globs.
  package var records: [String]
  /// The attribute that holds the records' ids.
  package var objectID: String
  /// The file of synonyms.
  package var synonyms: String?
  /// The file of rules.
  package var rules: String?
  /// Algolia's index settings.
  package var settings: SearchParameters
  /// The order of a virtual replica.
  package var relevantSort: RelevantSort?

  /// Makes a source.
  package init(
    name: String, declaration: String, folder: String, records: [String], objectID: String = "objectID",
    synonyms: String? = nil, rules: String? = nil, settings: SearchParameters = [:], relevantSort: RelevantSort? = nil
  ) {
    self.name = name
    self.declaration = declaration
    self.folder = folder
    self.records = records
    self.objectID = objectID
    self.synonyms = synonyms
    self.rules = rules
    self.settings = settings
    self.relevantSort = relevantSort
  }

  /// The name of the index's file in a cache: what is plain in its own name, and a hash of what tells it from others.
  var fileName: String {
    var identity: [UInt8] = []
    identity.append(Self.absolute(declaration))
    identity.append(name)
    let digits = String(XXH64.hash(identity), radix: 16)
    let plain = name.unicodeScalars.prefix(40).map { scalar in
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
    bytes.append(name)
    bytes.append(objectID)
    bytes.append(JSON.object(settings.object).text())
    // Lists begin with their length, and an optional value is a list of one element or of no element.
    for list in [records, synonyms.map { [$0] } ?? [], rules.map { [$0] } ?? [], relevantSort?.texts ?? []] {
      bytes.appendVarint(UInt64(list.count))
      for text in list { bytes.append(text) }
    }
    bytes.append(relevantSort == nil ? 0 : 1)
    return ContentDigest(bytes)
  }

  /// The files as they are now: of records in the order in which they are read, then synonyms, then rules.
  ///
  /// - Returns: absolute paths, so that the working directory makes no difference.
  /// - Throws: ``FileError`` when a glob matches nothing or a file cannot be read.
  func files() throws(FileError) -> [String] {
    let folder = Self.absolute(folder)
    var seen: Set<[UInt8]> = []
    var files: [String] = []
    for pattern in records {
      for file in try RecordFileReader.files(matching: pattern, inFolder: folder)
      where seen.insert(Array(file.utf8)).inserted {
        files.append(file)
      }
    }
    return files + [synonyms, rules].compactMap { $0 }.map { Glob.path($0, inFolder: folder) }
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
