public import OrderedCollections

/// A record of an index: its attributes and the id that names it.
public struct Record: Sendable, Hashable {
  /// The id, unique in its index. A number in a file is its digits here.
  public var objectID: String
  /// The attributes in the order of the file, without `objectID`.
  public var attributes: JSONObject

  /// A record.
  public init(objectID: String, attributes: JSONObject) {
    self.objectID = objectID
    self.attributes = attributes
  }
}
