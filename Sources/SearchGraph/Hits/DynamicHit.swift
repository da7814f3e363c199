public import SearchModel

/// A hit whose fields are named at run time, as in specs.
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
  package static let annotationNames = ["_highlightResult", "_snippetResult", "_rankingInfo", "_distinctSeqID"]
}
