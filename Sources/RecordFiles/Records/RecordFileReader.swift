package import Diagnostics
package import FileSystem
package import SearchModel

/// Loads the records of an index from its files.
///
/// | file | holds |
/// | --- | --- |
/// | `.json` | a list of objects, one object, several one after the other, or an object whose members are the records |
/// | `.jsonl`, `.ndjson` | one object a line; blank lines are skipped |
/// | `.csv`, `.tsv` | a header and rows, see ``CSVReader`` |
///
/// Each may be compressed (`.gz`, or any name with gzip data).
///
/// **Ids.** Every record has an attribute, `objectID` if no other is named, that holds a text or an integer; it is the
/// record's ``Record/objectID``, unique over all files. A named attribute also stays among the attributes, and a member
/// `objectID` beside it is dropped. Else the ids are the names of records in an object, or their places.
///
/// **Types in tables.** An empty cell is a missing attribute. The id is a text. Any other column, taken over all tables
/// of an index, holds what ``TableReading/types`` says; else numbers when all its cells are numbers, see
/// ``TableNumber``, booleans when all are `true` or `false`, lists and objects when all are JSON of that kind, and else
/// texts. In a column of anything but texts, words such as `NA` are missing, too.
package enum RecordFileReader {
  /// Loads all records, or tells everything that is wrong with the files.
  ///
  /// - Parameters:
  ///   - source: The files, and how they are read.
  ///   - folder: The folder that relative patterns start from; empty for the working directory.
  ///   - limits: How large a file may be, and how many problems of a file are reported.
  /// - Returns: The records in the order of the files, or diagnostics. Nothing is half loaded.
  /// - Complexity: O(size of the files).
  package static func load(
    _ source: RecordSource, inFolder folder: String, limits: RecordLimits = .default
  ) -> RecordLoading {
    var loader = RecordLoader(source, limits: limits)
    var seen = SeenFiles()
    for pattern in source.files {
      do throws(FileError) {
        for file in try files(matching: pattern, inFolder: folder) where seen.add(file) {
          loader.load(file)
        }
      } catch {
        loader.add(error.diagnostic)
      }
    }
    return loader.finish()
  }

  /// Loads the records of one file of which nothing is known: they are numbered, and keep all their attributes.
  ///
  /// - Returns: How the file is read, as far as its shape tells, and the records.
  /// - Complexity: O(size of the file).
  package static func survey(
    _ file: String, limits: RecordLimits = .default
  ) -> (source: RecordSource, loading: RecordLoading) {
    var source = RecordSource([file])
    let shape = RecordShape(ofFile: file, limits: limits)
    switch shape {
    case .list(let names, _): source.list = names
    case .keyed: source.identity = .key
    case .columns, .record, nil: break
    }
    var loader = RecordLoader(source, limits: limits, isPreliminary: true)
    let remark = shape?.remark(on: file)
    if let remark, remark.severity == .error {
      loader.add(remark)
      return (source, loader.finish())
    }
    loader.load(file)
    if let remark { loader.add(remark: remark) }
    return (source, loader.finish())
  }

  /// The files that paths and globs of a spec name, each once: at least one of each pattern.
  ///
  /// - Throws: ``FileError``, as for a single pattern.
  package static func files(matching patterns: [String], inFolder folder: String) throws(FileError) -> [String] {
    // One path names no file twice.
    if patterns.count == 1, !Glob.hasGlobCharacters(patterns[0]) {
      return try files(matching: patterns[0], inFolder: folder)
    }
    var seen = SeenFiles()
    var found: [String] = []
    for pattern in patterns { found += try files(matching: pattern, inFolder: folder).filter { seen.add($0) } }
    return found
  }

  /// The files that a path or a glob of a spec names: at least one.
  ///
  /// - Parameters:
  ///   - pattern: A path or a glob.
  ///   - folder: The folder that a relative pattern starts from; empty for the working directory.
  /// - Returns: Paths to open, sorted by bytes.
  /// - Throws: ``FileError`` of the kind `missing` when a glob matches nothing, and of the kinds of
  ///   ``FileReading/check(_:)`` when a path cannot be read.
  package static func files(matching pattern: String, inFolder folder: String) throws(FileError) -> [String] {
    let files = try Glob.files(matching: pattern, inFolder: folder)
    guard Glob.hasGlobCharacters(pattern) else {
      for file in files { try FileReading.check(file) }
      return files
    }
    guard !files.isEmpty else {
      throw FileError(path: Glob.path(pattern, inFolder: folder), kind: .missing, message: "no file matches")
    }
    return files
  }
}

/// The files that were found, whatever they are called: `a.csv`, `./a.csv` and a link to it are one file.
private struct SeenFiles {
  private var names: Set<[UInt8]> = []
  private var identities: Set<FileIdentity> = []

  /// Adds a file.
  ///
  /// - Returns: whether it was not there.
  mutating func add(_ file: String) -> Bool {
    guard names.insert(Array(file.utf8)).inserted else { return false }
    // What is not there is an error elsewhere.
    return FileIdentity(path: file).map { identities.insert($0).inserted } ?? true
  }
}

/// How much of record files is read.
package struct RecordLimits: Sendable, Hashable {
  /// How many bytes of JSON a record may have, as it is indexed.
  package static let longestRecord = 1 << 25
  /// How many bytes of JSON a record may have.
  package var maximumRecordByteCount: Int
  /// The number of bytes that a file may have, before and after decompression, where it is read whole.
  package var maximumByteCount: Int
  /// The number of bytes that a file of JSON lines may have, before and after decompression, where ``JSONRecordStream``
  /// reads it piece by piece.
  package var maximumStreamedByteCount: Int
  /// The number of unfit records of a file that are reported one by one; the rest is counted.
  package var maximumProblemCount: Int

  /// Makes limits.
  package init(
    maximumByteCount: Int = FileReading.defaultLimit, maximumStreamedByteCount: Int = 256 << 30,
    maximumRecordByteCount: Int = Self.longestRecord, maximumProblemCount: Int = 20
  ) {
    self.maximumRecordByteCount = maximumRecordByteCount
    self.maximumByteCount = maximumByteCount
    self.maximumStreamedByteCount = maximumStreamedByteCount
    self.maximumProblemCount = maximumProblemCount
  }

  /// How many bytes a file may have by its name.
  package func byteCount(ofFile path: String) -> Int {
    RecordFormat(path: path) == .jsonLines ? maximumStreamedByteCount : maximumByteCount
  }

  /// 1 GiB a file, 256 GiB where it is streamed, and 20 problems.
  package static let `default` = RecordLimits()
}

/// The records of an index, or why they could not be read.
package struct RecordLoading: Sendable {
  /// All records in the order of the files; empty when there is an error.
  package var records: [Record]
  /// Everything that is wrong with the files, sorted. All are errors.
  package var diagnostics: [Diagnostic]
  /// The (decompressed) files in which diagnostics have a place, for ``DiagnosticRenderer``.
  package var sources: [SourceText]
  /// What people should know of records that are read, as warnings and notes: columns of tables that look like numbers
  /// and are texts, words in them that mean a missing value, and places and tags that are none.
  package var warnings: [Diagnostic] = []
}
