import FileSystem
import SearchDialects
import SearchModel
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Outcomes one after the other.
final class Script: HTTPCaller {
  private let outcomes: Mutex<[HTTPOutcome]>

  init(_ outcomes: [HTTPOutcome]) {
    self.outcomes = Mutex(outcomes.reversed())
  }

  func send(_ call: HTTPCall) async -> HTTPOutcome {
    outcomes.withLock {
      $0.popLast() ?? HTTPOutcome(.failure(SearchError(.server, "the script has ended")), attempts: 0)
    }
  }
}

/// A folder of a test's own, removed with its contents when the test ends.
final class Folder {
  let path: String

  init() {
    var template = Array("/tmp/recordings-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? ""
  }

  deinit { Self.remove(path) }

  var names: [String] { Self.names(in: path) }

  func text(of name: String) -> String {
    (try? FileReading.bytes(ofFile: "\(path)/\(name)")).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func write(_ name: String, _ text: String) {
    guard let file = fopen("\(path)/\(name)", "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    for name in names(in: path) where unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
