import FileSystem
import RecordFiles
import SearchBackends
import SearchModel
import SpecLoader
import Synchronization

/// Reads the files that a spec names beside its records, each once while it rests, and remembers what they hold.
///
/// The checks of the spec, the indices, the uploads and the inputs of a run share one reader. Paths are passed as the
/// spec writes them.
final class SpecFileReader: SpecFiles {
  /// The folder that relative paths start from.
  let folder: String
  /// Whether the objects of synonyms and rules are kept as the files have them, which only uploads need.
  private let keepsObjects: Bool
  private let state = Mutex(State())

  private struct State {
    var records: ExactDictionary<Result<[String], FileError>> = [:]
    var synonyms: ExactDictionary<Memory<SynonymLoading>> = [:]
    var rules: ExactDictionary<Memory<RuleLoading>> = [:]
    var certificates: ExactDictionary<Memory<String?>> = [:]
    var readCount = 0
  }

  /// What a file held, and what the file system said of it before it was read.
  private struct Memory<Value: Sendable>: Sendable {
    var contents: Result<Value, FileError>
    var stamp: FileStamp?
    var moment: Int64

    /// Whether the file is as it was, as far as the file system can tell.
    func isCurrent(_ file: String) -> Bool {
      stamp.map { $0.isSettled(at: moment) && FileStamp(path: file) == $0 } ?? false
    }
  }

  /// A reader that has read nothing yet.
  ///
  /// - Parameters:
  ///   - folder: the folder that relative paths start from; empty for the working directory.
  ///   - keepsObjects: whether ``SynonymLoading/objects`` and ``RuleLoading/objects`` are kept.
  init(folder: String, keepsObjects: Bool = false) {
    self.folder = folder
    self.keepsObjects = keepsObjects
  }

  /// How many files were read, one that changed as often as it was read.
  var readCount: Int { state.withLock { $0.readCount } }

  /// A path as seen from the working directory.
  func path(_ path: String) -> String { Glob.path(path, inFolder: folder) }

  /// The record files that a path or a glob names: at least one, each of which can be opened.
  func recordFiles(_ pattern: String) throws(FileError) -> [String] {
    if let known = state.withLock({ $0.records[pattern] }) { return try known.get() }
    let files = Result { () throws(FileError) in try RecordFileReader.files(matching: pattern, inFolder: folder) }
    state.withLock { $0.records[pattern] = files }
    return try files.get()
  }

  func checkRecords(_ pattern: String) throws(FileError) { _ = try recordFiles(pattern) }

  func settings(_ path: String) throws(FileError) -> [UInt8] {
    state.withLock { $0.readCount += 1 }
    return try FileReading.text(ofFile: self.path(path))
  }

  func synonyms(_ path: String) throws(FileError) -> SynonymLoading {
    if let known = state.withLock({ $0.synonyms[path] }) { return try known.contents.get() }
    let memory = read(path) { file in
      var loading = SynonymFile.load(file, inFolder: "")
      if !keepsObjects { loading.objects = [] }
      return loading
    }
    state.withLock { $0.synonyms[path] = memory }
    return try memory.contents.get()
  }

  func rules(_ path: String) throws(FileError) -> RuleLoading {
    if let known = state.withLock({ $0.rules[path] }) { return try known.contents.get() }
    let memory = read(path) { file in
      var loading = RuleFile.load(file, inFolder: "")
      if !keepsObjects { loading.objects = [] }
      return loading
    }
    state.withLock { $0.rules[path] = memory }
    return try memory.contents.get()
  }

  func certificateProblem(_ path: String) throws(FileError) -> String? {
    if let known = state.withLock({ $0.certificates[path] }) { return try known.contents.get() }
    let memory = read(path) { PEMCertificates.problem(ofFile: $0) }
    state.withLock { $0.certificates[path] = memory }
    return try memory.contents.get()
  }

  /// Forgets the synonyms and rules of files that may have changed since they were read, so that they are read again.
  ///
  /// An index is kept together with the digests of its files. What it is built with must not be older than these.
  func forgetChanged(_ paths: [String]) {
    for path in paths {
      let file = self.path(path)
      state.withLock { state in
        if state.synonyms[path]?.isCurrent(file) == false { state.synonyms[path] = nil }
        if state.rules[path]?.isCurrent(file) == false { state.rules[path] = nil }
      }
    }
  }

  private func read<Value: Sendable>(_ path: String, _ load: (String) -> Value) -> Memory<Value> {
    let file = self.path(path)
    let moment = FileStamp.now
    // The stamp comes first: what changes meanwhile has another one then.
    let stamp = FileStamp(path: file)
    let contents = Result { () throws(FileError) in
      try FileReading.check(file)
      state.withLock { $0.readCount += 1 }
      return load(file)
    }
    return Memory(contents: contents, stamp: stamp, moment: moment)
  }
}
