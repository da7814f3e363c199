public import OrderedCollections
public import SearchModel

/// A hit whose fields a ``HitSchema`` names at run time, as specs do.
public struct DynamicHit: Sendable, Hashable {
  /// The record's id.
  public var objectID: String
  /// The schema's fields in its order; without a schema the record's attributes as received.
  public var fields: JSONObject
  /// `_highlightResult`, `_snippetResult`, `_rankingInfo` and `_distinctSeqID`, in this order, as far as received.
  public var annotations: JSONObject

  /// A hit.
  public init(objectID: String, fields: JSONObject, annotations: JSONObject = [:]) {
    self.objectID = objectID
    self.fields = fields
    self.annotations = annotations
  }

  /// The members of a received hit that annotate the record, in output order.
  public static let annotationNames = ["_highlightResult", "_snippetResult", "_rankingInfo", "_distinctSeqID"]

  /// The annotations among the members of a received hit: those with an underscore in front, which few members have.
  fileprivate static func annotations(in received: JSONObject) -> JSONObject {
    var annotations: JSONObject = [:]
    let names = received.keys.elements
    for place in names.indices
    where names[place].utf8.first == UInt8(ascii: "_") && annotationNames.contains(names[place]) {
      annotations[names[place]] = received.values[place]
    }
    guard annotations.count > 1 else { return annotations }
    return JSONObject(uniqueKeysWithValues: annotationNames.compactMap { name in annotations[name].map { (name, $0) } })
  }
}

/// What became of a received hit.
public enum HitDecoding<Hit> {
  /// It fits.
  case hit(Hit)
  /// It fits once some of its fields are left out.
  case blanked(Hit)
  /// It is left out.
  case skipped
  /// It does not fit, and the section fails with it.
  case failed(SearchError)
}

extension HitDecoding: Sendable where Hit: Sendable {}

/// Turns received hits into ``DynamicHit``s.
public struct DynamicHitDecoder: Sendable {
  /// The fields to read, nil for all as received.
  public var schema: HitSchema?
  /// What becomes of a hit that does not fit.
  public var policy: InvalidHitPolicy

  /// A decoder.
  public init(schema: HitSchema?, policy: InvalidHitPolicy = .fail) {
    self.schema = schema
    self.policy = policy
  }

  /// Reads one received hit.
  public func decode(_ received: JSONObject) -> HitDecoding<DynamicHit> {
    guard let objectID = received["objectID"]?.scalarText else {
      return policy == .skip ? .skipped : .failed(SearchError(.invalidHit, "a hit has no objectID"))
    }
    let annotations = DynamicHit.annotations(in: received)
    guard let schema else {
      let fields = received.filter { $0.key != "objectID" && !DynamicHit.annotationNames.contains($0.key) }
      return .hit(DynamicHit(objectID: objectID, fields: fields, annotations: annotations))
    }
    let (fields, problems) = schema.decode(received)
    let hit = DynamicHit(objectID: objectID, fields: fields, annotations: annotations)
    guard let problem = problems.first else { return .hit(hit) }
    switch policy {
    case .skip: return .skipped
    case .blank: return .blanked(hit)
    case .fail: return .failed(SearchError(.invalidHit, "the hit '\(objectID)' does not fit the schema: \(problem)"))
    }
  }
}
