import Diagnostics
public import SearchModel

/// A hit whose record is decoded as a type of your own, together with what the search says about it.
///
/// The members of the record can be accessed directly: `hit.title` is `hit.object.title`. `objectID` is mandatory; a
/// numeric id is read as its digits. Source of the behaviour: InstantSearch's `Hit`.
@dynamicMemberLookup
public struct Hit<Object> {
  /// The record.
  public var object: Object
  /// The record's id, unique in its index.
  public var objectID: String
  /// `_highlightResult` as received: the record's shape, each value with its matched parts tagged.
  public var highlightResult: JSON?
  /// `_snippetResult` as received.
  public var snippetResult: JSON?
  /// `_rankingInfo` as received; ``RankingInfo`` reads it.
  public var rankingInfo: JSON?
  /// The hit's number in its group from 1 under `distinct`; nil for the first of a group.
  public var distinctSeqID: Int?
  /// The whole hit as received; nil for a hit made by hand. It is ignored by comparison and encoding.
  public let rawContent: JSONObject?

  /// A hit made by hand.
  public init(
    object: Object, objectID: String, highlightResult: JSON? = nil, snippetResult: JSON? = nil,
    rankingInfo: JSON? = nil, distinctSeqID: Int? = nil
  ) {
    self.object = object
    self.objectID = objectID
    self.highlightResult = highlightResult
    self.snippetResult = snippetResult
    self.rankingInfo = rankingInfo
    self.distinctSeqID = distinctSeqID
    rawContent = nil
  }

  /// A member of the record.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Object, Value>) -> Value {
    object[keyPath: keyPath]
  }
}

extension Hit: Sendable where Object: Sendable {}

extension Hit: Equatable where Object: Equatable {
  /// Whether records and annotations are equal; the order of an annotation's members does not matter, since coders do
  /// not keep it.
  public static func == (left: Hit, right: Hit) -> Bool {
    left.object == right.object && left.objectID.hasSameBytes(as: right.objectID)
      && left.distinctSeqID == right.distinctSeqID
      && [\Hit.highlightResult, \.snippetResult, \.rankingInfo].allSatisfy { annotation in
        switch (left[keyPath: annotation], right[keyPath: annotation]) {
        case (let left?, let right?): left.isEquivalent(to: right)
        case (nil, nil): true
        default: false
        }
      }
  }
}

extension Hit: Hashable where Object: Hashable {
  /// Feeds the record and its id to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(objectID)
    hasher.combine(object)
  }
}

extension Hit {
  /// The text of an attribute with its matches highlighted; the plain text when the answer has no highlight.
  ///
  /// - Parameters:
  ///   - key: The attribute's name in the record; dots lead into objects, and numbers select the elements of lists.
  ///   - renderer: knows the tags of the search.
  /// - Returns: nil when the key leads to no text or to several: see ``highlightedStrings(forKey:renderer:)``.
  public func highlightedString(
    forKey key: String, renderer: HighlightRenderer = HighlightRenderer()
  ) -> HighlightedString? {
    renderer.highlightedString(in: annotatedContent, path: key)
  }

  /// The texts of an attribute that is a list, or stands in the objects of a list, in the record's order.
  public func highlightedStrings(
    forKey key: String, renderer: HighlightRenderer = HighlightRenderer()
  ) -> [HighlightedString] {
    renderer.highlightedStrings(in: annotatedContent, path: key)
  }

  /// ``highlightedString(forKey:renderer:)`` under its InstantSearch name.
  public func hightlightedString(forKey key: String) -> HighlightedString? {
    highlightedString(forKey: key)
  }

  private var annotatedContent: JSONObject {
    var content = rawContent ?? [:]
    content["_highlightResult"] = highlightResult
    return content
  }
}
