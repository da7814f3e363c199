import SearchModel

/// Turns received hits into records of a type.
struct TypedHitDecoder<Record> {
  /// What to do with a hit that does not fit.
  let policy: InvalidHitPolicy
  /// Reads a hit.
  let record: (JSONObject) throws -> Record

  func decode(_ received: JSONObject) -> HitDecoding<Record> {
    do {
      return .hit(try record(received))
    } catch {
      guard policy == .fail else { return .skipped }
      let hit = received["objectID"]?.scalarText.map { "the hit '\($0)'" } ?? "a hit without objectID"
      return .failed(SearchError(.invalidHit, "\(hit) does not fit \(Record.self): \(Self.reason(error))"))
    }
  }

  private static func reason(_ error: any Error) -> String {
    (error as? SearchError)?.message ?? "\(error)"
  }
}
