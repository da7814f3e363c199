import SearchModel

/// The members of a received hit beside those of its record.
private enum HitKey: String, CodingKey {
  case objectID
  case highlightResult = "_highlightResult"
  case snippetResult = "_snippetResult"
  case rankingInfo = "_rankingInfo"
  case distinctSeqID = "_distinctSeqID"
}

extension Hit: Decodable where Object: Decodable {
  /// Decodes a received hit: the record from the whole object, then the members that the search added.
  public init(from decoder: any Decoder) throws {
    let whole = try decoder.singleValueContainer()
    object = try whole.decode(Object.self)
    rawContent = try whole.decode(JSON.self).objectValue
    let container = try decoder.container(keyedBy: HitKey.self)
    let id = try container.decode(JSON.self, forKey: .objectID)
    guard let objectID = id.scalarText else {
      throw DecodingError.typeMismatch(
        String.self,
        DecodingError.Context(
          codingPath: container.codingPath + [HitKey.objectID],
          debugDescription: "expected a string, found \(id.typeName)"))
    }
    self.objectID = objectID
    highlightResult = try container.decodeIfPresent(JSON.self, forKey: .highlightResult)
    snippetResult = try container.decodeIfPresent(JSON.self, forKey: .snippetResult)
    rankingInfo = try container.decodeIfPresent(JSON.self, forKey: .rankingInfo)
    distinctSeqID = try container.decodeIfPresent(Int.self, forKey: .distinctSeqID)
  }
}

extension Hit: Encodable where Object: Encodable {
  /// Writes the members of the record and those that the search added into one object; a member of the hit replaces a
  /// member of the record with the same name. The record must encode as an object.
  public func encode(to encoder: any Encoder) throws {
    try object.encode(to: encoder)
    var container = encoder.container(keyedBy: HitKey.self)
    try container.encode(objectID, forKey: .objectID)
    try container.encodeIfPresent(highlightResult, forKey: .highlightResult)
    try container.encodeIfPresent(snippetResult, forKey: .snippetResult)
    try container.encodeIfPresent(rankingInfo, forKey: .rankingInfo)
    try container.encodeIfPresent(distinctSeqID, forKey: .distinctSeqID)
  }
}
