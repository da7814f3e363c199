package import SearchModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension JSONDecoder {
  /// Reads a received object as any decodable type, by this decoder's strategies for keys, dates, data and numbers.
  ///
  /// The value is not written as text in between: integers stay exact, and a ``SearchModel/JSON`` inside of the type is
  /// what was received, members in their order and under their own names.
  /// - Throws: ``SearchModel/SearchError`` with the code `invalidHit` and the place in the record as it was received:
  ///   `genre[2]: expected a string, found an integer (5)`.
  package func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, from content: JSONObject
  ) throws(SearchError) -> Value {
    try decode(type, from: JSON.object(content))
  }

  /// Reads a received value of any kind; see ``decode(_:from:)-(_,JSONObject)``.
  package func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, from json: JSON
  ) throws(SearchError) -> Value {
    do {
      return try ReceivedValueReader(strategies: self).read(json, as: type, at: [])
    } catch let error as DecodingError {
      throw SearchError(.invalidHit, error.summary)
    } catch {
      throw SearchError(.invalidHit, String(describing: error))
    }
  }
}

extension DecodingError {
  /// The place and what is wrong there in one line.
  fileprivate var summary: String {
    let (path, message): ([any CodingKey], String) =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        (context.codingPath, context.debugDescription)
      case .keyNotFound(let key, let context): (context.codingPath + [key], context.debugDescription)
      @unknown default: ([], String(describing: self))
      }
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + FieldPath(components: [key.stringValue]).description
      }
    }
    return place.isEmpty ? message : "\(place): \(message)"
  }
}
