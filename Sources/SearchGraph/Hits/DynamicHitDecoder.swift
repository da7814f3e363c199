package import SearchModel

/// Turns received hits into ``DynamicHit``s.
package struct DynamicHitDecoder: Sendable {
  /// The fields to read, nil for all as received.
  package var schema: HitSchema?
  /// What to do with a hit that does not fit.
  package var policy: InvalidHitPolicy

  /// A decoder.
  package init(schema: HitSchema?, policy: InvalidHitPolicy = .fail) {
    self.schema = schema
    self.policy = policy
  }

  /// Reads one received hit.
  ///
  /// - Parameter places: where things stood in earlier hits.
  package func decode(
    _ received: JSONObject, _ places: HitPlaces = HitPlaces(beside: DynamicHit.annotationNames)
  ) -> HitDecoding<DynamicHit> {
    guard let objectID = received["objectID"]?.scalarText else {
      return policy == .skip ? .skipped : .failed(SearchError(.invalidHit, "a hit has no objectID"))
    }
    let annotations = places.added(of: received)
    guard let schema else {
      let fields = received.filter { $0.key != "objectID" && !DynamicHit.annotationNames.contains($0.key) }
      return .hit(DynamicHit(objectID: objectID, fields: fields, annotations: annotations))
    }
    let (fields, problems) = schema.decode(received, places)
    let hit = DynamicHit(objectID: objectID, fields: fields, annotations: annotations)
    guard let problem = problems.first else { return .hit(hit) }
    switch policy {
    case .skip: return .skipped
    case .blank: return .blanked(hit)
    case .fail: return .failed(SearchError(.invalidHit, "the hit '\(objectID)' does not fit the schema: \(problem)"))
    }
  }

  /// Why a received hit does not fit a schema, whatever becomes of it; nil for one that fits.
  package static func misfit(of received: JSONObject, _ schema: HitSchema?) -> String? {
    if case .failed(let error) = DynamicHitDecoder(schema: schema).decode(received) { error.message } else { nil }
  }
}
