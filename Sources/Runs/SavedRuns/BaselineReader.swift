import Diagnostics
import Evaluation
import FileSystem
import SearchModel

/// Finds the baselines of queries, which mostly stand in the order of the run: then it holds one at a time. From the
/// first difference on the outlines of what is left are in memory.
final class BaselineReader {
  private var reader: SavedRunReader
  /// The next baseline of the file, read ahead.
  private var next: ResultOutline?
  /// The baselines that were read and have no query yet, in the order of the file, once the orders differ.
  private var waiting: [ResultKey: ResultOutline] = [:]
  private var order: [ResultKey] = []
  /// Those that an id by default names, by their text, the first one last.
  private var byText: ExactDictionary<[ResultKey]> = [:]

  /// A reader of a file.
  ///
  /// - Throws: ``FileError`` for a file that cannot be read or is no run.
  init(_ path: String) throws(FileError) {
    reader = try SavedRunReader(path)
    next = try reader.next()?.result
    guard next != nil else {
      throw FileError(
        path: path, kind: .malformed, message: "the baseline holds no result; --update-baseline writes it anew")
    }
  }

  /// Whether a new baseline may take the place of a file: of an older one, of a saved run, or of nothing.
  static func mayReplace(_ path: String) -> Bool {
    guard var reader = try? SavedRunReader(path) else { return true }
    do {
      _ = try reader.next()
      return true
    } catch {
      return reader.isBaseline || error.kind != .malformed
    }
  }

  /// What the file says of itself; nil for a saved run.
  var header: BaselineHeader? { reader.header }

  /// The baseline of a query; nil when there is none.
  func baseline(id: String?, query: String) throws(FileError) -> ResultOutline? {
    let key = ResultKey(id: id, query: query)
    if let found = next, ResultKey(found) == key {
      next = try reader.next()?.result
      return found
    }
    try readAll()
    if let found = waiting.removeValue(forKey: key) { return found }
    // An id by default is a place, and a row that is added moves those behind it: then the text names the query.
    guard case .place = key else { return nil }
    while let place = byText[query]?.popLast() {
      if let found = waiting.removeValue(forKey: place) { return found }
    }
    return nil
  }

  /// The queries whose baseline nobody asked for, as people name them.
  func missing() throws(FileError) -> [String] {
    try readAll()
    return order.compactMap { waiting[$0] }.map { $0.id ?? $0.query }
  }

  /// How many queries the file holds.
  ///
  /// - Throws: ``FileError`` for a file that does not hold as many as it says.
  func queryCount() throws(FileError) -> Int {
    try readAll()
    if let announced = header?.queryCount, announced != reader.count {
      throw FileError(
        path: reader.file, kind: .malformed,
        message:
          "the baseline says that it holds \(announced) queries, and it holds \(reader.count): lines are missing,"
          + " or there twice; --update-baseline writes it anew")
    }
    return reader.count
  }

  private func readAll() throws(FileError) {
    guard next != nil else { return }
    while let found = next {
      let key = ResultKey(found)
      if waiting.updateValue(found, forKey: key) == nil { order.append(key) }
      next = try reader.next()?.result
    }
    for case .place(let id, let text) in order.reversed() {
      byText[text.text, default: []].append(.place(id, query: text))
    }
  }
}

@available(*, unavailable)
extension BaselineReader: Sendable {}
