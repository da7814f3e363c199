#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Results as JSON output holds them, read by a parser that is not the program's own.
struct Results: Decodable {
  struct Section: Decodable {
    struct Problem: Decodable, Equatable {
      var code: String
      var message: String
      var retryable: Bool
    }

    struct Hit: Decodable {
      var objectID: String
      var title: String?
      var name: String?
      var size: Int?
    }

    struct InvalidHits: Decodable, Equatable {
      var skipped: Int
      var blanked: Int
    }

    var module: String
    var status: String
    var nbHits: Int?
    var page: Int?
    var nbPages: Int?
    var hitsPerPage: Int?
    var hits: [Hit]?
    var truncated: Bool?
    var invalidHits: InvalidHits?
    var error: Problem?

    /// The ids of the hits.
    var ids: [String] { hits?.map(\.objectID) ?? [] }
  }

  var query: String
  var id: String?
  var row: [String: String]?
  var sections: [Section]

  /// Reads the output of `search --format json`.
  init(_ text: String) throws {
    self = try JSONDecoder().decode(Results.self, from: Data(text.utf8))
  }

  /// Reads the output of `batch --format json`.
  static func list(_ text: String) throws -> [Results] {
    try JSONDecoder().decode([Results].self, from: Data(text.utf8))
  }
}
