/// A record of an index: its attributes and its id.
public struct Record: Sendable, Hashable {
  /// The id, unique in its index. A numeric id is kept as its digits.
  public var objectID: String
  /// The attributes in the order of the file, without `objectID`.
  public var attributes: JSONObject

  /// A record.
  public init(objectID: String, attributes: JSONObject) {
    self.objectID = objectID
    self.attributes = attributes
  }
}
