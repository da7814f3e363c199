import IndexSettings
import RecordFiles
import SearchModel
import TestSupport
import Testing

@testable import FileSystem
@testable import IndexBuilding
@testable import IndexStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process of its own that opens or builds an index: this test program again, running one test only.
struct CacheWorker {
  /// What tells the test program that it is a worker, and in which folder.
  static let variable = "MULTIHITS_CACHE_WORKER"
  /// What tells a worker to build without end.
  private static let endlessVariable = variable + "_ENDLESS"
  /// Whether this process may start workers: a test program on Linux can start itself, and a worker starts no others.
  static var canStart: Bool {
    #if os(Linux)
      getenv(variable) == nil
    #else
      false
    #endif
  }

  /// How many sections the worker's index has, each 10,000 times one byte.
  static let sectionCount = 600

  /// The folder of the process: its records, its cache and its journal.
  let folder: TemporaryFolder
  let process: pid_t

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - folder: where the records are.
  ///   - limit: how many bytes a file of the worker may have; more are an error as on a full disk.
  ///   - isEndless: whether it never comes to the end of a build, so that others surely meet it at work.
  init(in folder: TemporaryFolder, limit: Int? = nil, isEndless: Bool = false) throws {
    var environment = [Self.variable + "=" + folder.path, "PATH=/usr/bin:/bin"]
    if isEndless { environment.append("\(Self.endlessVariable)=1") }
    if let limit { environment.append("\(Self.variable)_LIMIT=\(limit)") }
    if let libraries = getenv("LD_LIBRARY_PATH") {
      environment.append("LD_LIBRARY_PATH=" + String(cString: libraries))
    }
    let arguments = [
      "/proc/self/exe", "--testing-library", "swift-testing", "--filter", "CacheWorkerTests", "--quiet",
    ]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, folder["errors"], O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let (argv, envp) = (arguments.map { strdup($0) } + [nil], environment.map { strdup($0) } + [nil])
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, "/proc/self/exe", &actions, nil, argv, envp) == 0)
    self.folder = folder
    self.process = process
  }

  /// Waits for the end of the process: its exit status, or the signal that ended it as a negative number.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  /// Ends the process at once.
  func kill() {
    #if canImport(Glibc)
      Glibc.kill(process, SIGKILL)
    #elseif canImport(Musl)
      Musl.kill(process, SIGKILL)
    #elseif canImport(Darwin)
      Darwin.kill(process, SIGKILL)
    #endif
  }
}

extension CacheWorker {
  /// What workers and tests have an index of.
  static func source(in folder: String) -> IndexSource {
    IndexSource(
      IndexSpecification(name: "movies", records: RecordSource(["records.jsonl"])),
      declaration: "\(folder)/search.yaml",
      folder: folder)
  }

  /// The only byte of every section of the index of some records.
  static func byte(of records: [UInt8]) -> UInt8 { records.first ?? 0 }

  /// Writes an index so slowly that another process can interfere.
  static func build(_ folder: String, into writer: inout IndexFileWriter) throws {
    try note("begun", in: folder)
    let byte = byte(of: try FileReading.bytes(ofFile: "\(folder)/records.jsonl"))
    for number in 0..<sectionCount {
      try writer.begin("section.\(number)")
      try writer.append([UInt8](repeating: byte, count: 10_000))
      if number % 10 == 0 { usleep(1_000) }
    }
    while getenv(endlessVariable) != nil { sleep(1) }
    try note("built", in: folder)
  }

  /// Adds a line to the journal of all workers.
  static func note(_ line: String, in folder: String) throws {
    let descriptor = open("\(folder)/journal", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    defer { close(descriptor) }
    try #require(write(descriptor, line + "\n", line.utf8.count + 1) == line.utf8.count + 1)
  }

  /// The byte that a whole and sound image consists of; nil when the image is anything else.
  static func byte(of image: IndexImage) -> UInt8? {
    let sections = (0..<sectionCount).map { image.section("section.\($0)") }
    guard let first = sections.first, first.count > 0 else { return nil }
    let byte = first.bytes[0]
    let isWhole = sections.allSatisfy { section in
      section.isSound() && section.count == 10_000 && section.bytes.allSatisfy { $0 == byte }
    }
    return isWhole ? byte : nil
  }
}

/// The work of a ``CacheWorker``.
struct CacheWorkerTests {
  @Test(.enabled(if: getenv(CacheWorker.variable) != nil)) func work() throws {
    let folder = String(cString: try #require(getenv(CacheWorker.variable)))
    if let limit = getenv(CacheWorker.variable + "_LIMIT").flatMap({ rlim_t(String(cString: $0)) }) {
      // As on a full disk: the call fails, when its signal does not end the process.
      signal(SIGXFSZ, SIG_IGN)
      var limits = rlimit(rlim_cur: limit, rlim_max: limit)
      #if canImport(Glibc)
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits) == 0)
      #else
        try #require(setrlimit(RLIMIT_FSIZE, &limits) == 0)
      #endif
    }
    let cache = try IndexCache(folder: "\(folder)/cache")
    do {
      let entry = try cache.entry(
        for: CacheWorker.source(in: folder), onWait: { try? CacheWorker.note("waits", in: folder) },
        writing: { try CacheWorker.build(folder, into: &$0) })
      let records = try FileReading.bytes(ofFile: "\(folder)/records.jsonl")
      expectEqual(CacheWorker.byte(of: entry.image), CacheWorker.byte(of: records))
      try CacheWorker.note(entry.wasBuilt ? "has built" : "has opened", in: folder)
    } catch let error as IndexCacheError {
      try CacheWorker.note("\(error.kind): \(error.message)", in: folder)
    }
  }
}
