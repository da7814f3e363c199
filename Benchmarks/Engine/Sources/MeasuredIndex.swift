import Foundation
import MultihitsEngine

/// The engine as it is measured. Only this file knows how an index is built, opened and asked.
struct MeasuredIndex {
  private let index: EmbeddedIndex

  private static let name = "measured"

  /// Builds an index from a file of records, up to the point where it answers. One that is kept is removed before.
  ///
  /// - Parameters:
  ///   - records: The path of a file of JSON lines.
  ///   - folder: Where the index is kept.
  ///   - settings: The index settings.
  /// - Returns: How many records the index has.
  static func build(records: String, into folder: String, settings: SearchParameters) throws -> Int {
    let files = FileManager.default
    if files.fileExists(atPath: folder) {
      for file in try files.contentsOfDirectory(atPath: folder)
      where file.hasPrefix("\(name)-") && file.hasSuffix(".index") {
        try files.removeItem(atPath: "\(folder)/\(file)")
      }
    }
    return try MeasuredIndex(records: records, in: folder, settings: settings).recordCount
  }

  /// Opens the index that was built from a file of records, or builds it where none is kept.
  init(records: String, in folder: String, settings: SearchParameters) throws {
    index = try EmbeddedIndex.kept(
      in: IndexCache(folder: folder), name: Self.name, recordFiles: [records], settings: settings)
  }

  /// How many records the index has.
  var recordCount: Int { index.recordCount }

  /// Searches, makes the whole answer with its highlighted hits, lets it go, and tells how many records match.
  ///
  /// This is what is timed. A call of its own, so that nothing of the answer is left out as unused.
  @inline(never)
  func countHits(_ parameters: SearchParameters) throws -> Int {
    try index.search(parameters).nbHits
  }

  /// The ids of the hits.
  func hits(_ parameters: SearchParameters) throws -> [String] {
    try index.search(parameters).hits.map { $0["objectID"]?.stringValue ?? "" }
  }
}

extension SearchParameters {
  /// Parameters from a JSON object.
  init(json: JSON) throws {
    guard let object = json.objectValue else { throw BenchmarkError("expected a JSON object, found \(json.typeName)") }
    self.init(Dictionary(uniqueKeysWithValues: object.map { ($0.key, $0.value) }))
  }
}
