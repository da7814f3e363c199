import Diagnostics
import Evaluation
import FileSystem
import SearchModel
import SpecLoader

/// The snapshots of query files, each file's beside it: those of `queries.yaml` in `queries.snap`.
struct SnapshotStore: Sendable {
  private static let byteLimit = 256 << 20

  /// By the file of snapshots, which query files of one name share: names are unique over all of them.
  private var files: ExactDictionary<Snapshots> = [:]
  private var changed: ExactSet = []
  /// By query file: one file of snapshots may be written in several ways.
  private var paths: ExactDictionary<String> = [:]

  /// Nothing is kept.
  init() {}

  /// The file beside a query file; nil for standard input.
  static func path(besides file: String) -> String? {
    guard file != "-" else { return nil }
    let name = file.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return file + ".snap" }
    return String(file[..<dot]) + ".snap"
  }

  /// The query files that are there and may have snapshots in a file.
  static func queryFiles(sharing snapshots: String) throws(FileError) -> [String] {
    let folder = snapshots.lastIndex(of: "/").map { String(snapshots[...$0]) } ?? ""
    let names = try FolderEntries.names(in: Array(folder.utf8)).map { String(decoding: $0, as: UTF8.self) }
    return names.sorted().map { folder + $0 }.filter { file in
      guard path(besides: file) == snapshots else { return false }
      switch QueryFileForm(fileName: file) {
      case .yaml, .jsonLines: return true
      case .json: return expectsSomething(file)
      case .lines, .csv, .tsv, nil: return false
      }
    }
  }

  /// Whether a JSON file, which may be anything, looks like one whose rows expect something, even where it cannot be
  /// read as it is.
  private static func expectsSomething(_ file: String) -> Bool {
    guard var lines = try? ByteSource(file: file) else { return false }
    // Results of a test have 'expectations'.
    let keys = ["\"expect\"", "\"expect."].map { Array($0.utf8) }
    while let line = try? lines.nextLine() {
      for place in line.indices where line[place] == UInt8(ascii: "\"") {
        if keys.contains(where: { line[place...].starts(with: $0) }) { return true }
      }
    }
    return false
  }

  /// Reads what is kept beside query files.
  ///
  /// - Throws: ``FileError`` for a file that cannot be read or holds something else.
  init(besides queryFiles: [String]) throws(FileError) {
    var known: [FilePlace: String] = [:]
    for file in queryFiles {
      guard let path = Self.path(besides: file) else { continue }
      let place = FilePlace(path)
      paths[file] = place.flatMap { known[$0] } ?? path
      if let place, known.updateValue(paths[file] ?? path, forKey: place) != nil { continue }
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileReading.bytes(ofFile: path, limit: Self.byteLimit)
      } catch {
        guard error.kind == .missing else { throw error }
        continue
      }
      guard let snapshots = (try? JSON(parsing: bytes)).flatMap(Snapshots.init) else {
        throw FileError(
          path: path, kind: .malformed, message: "this is no file of snapshots, or one of another version")
      }
      files[path] = snapshots
    }
  }

  /// The file beside a query file, as it is called here.
  func path(besides file: String) -> String? {
    paths[file] ?? Self.path(besides: file)
  }

  /// The rows that are kept for a query's section.
  ///
  /// - Parameter name: what names the query's snapshots.
  func rows(_ file: String, _ name: String, _ module: String) -> JSON? {
    self.path(besides: file).flatMap { files[$0]?[name, module] }
  }

  /// Keeps rows for a query's section; nil to keep none.
  mutating func keep(_ rows: JSON?, _ file: String, _ name: String, _ module: String) {
    guard let path = self.path(besides: file) else { return }
    files[path, default: Snapshots()][name, module] = rows
    changed.insert(path)
  }

  /// The snapshots of each file of them.
  var kept: [(file: String, name: String, module: String)] {
    files.flatMap { file, snapshots in snapshots.names.map { (file, $0.query, $0.module) } }
  }

  /// The files that changed: where they are and what they hold.
  var changedFiles: [(path: String, text: String)] {
    changed.compactMap { path in files[path].map { (path, $0.text) } }
  }
}
