import SearchDialects
import SearchModel

// The calls of Typesense's API that know and change collections.
extension HTTPCall {
  /// Asks for a collection, or for the one that an alias stands for.
  static func typesenseCollection(_ name: String) -> HTTPCall {
    HTTPCall(.get, GuardedText("/collections/\(PercentEncoding.encodedSegment(name))"))
  }

  /// Makes a collection.
  static func typesenseCreation(_ schema: JSON) -> HTTPCall {
    HTTPCall(.post, "/collections", body: .json(schema), isRead: false)
  }

  /// Deletes a collection with its records.
  static func typesenseDeletion(of name: String) -> HTTPCall {
    HTTPCall(.delete, GuardedText("/collections/\(PercentEncoding.encodedSegment(name))"), isRead: false)
  }

  /// Adds records; one that is there already is replaced, so that a repeated call does no harm.
  static func typesenseImport(_ documents: [JSON], into name: String) -> HTTPCall {
    HTTPCall(
      .post, GuardedText("/collections/\(PercentEncoding.encodedSegment(name))/documents/import?action=upsert"),
      body: .jsonLines(documents), isRead: false)
  }

  /// Sets a synonym or an override of a collection.
  static func typesenseObject(_ object: JSON, kind: String, id: String, of name: String) -> HTTPCall {
    let path = "/collections/\(PercentEncoding.encodedSegment(name))/\(kind)/\(PercentEncoding.encodedSegment(id))"
    return HTTPCall(.put, GuardedText(path), body: .json(object), isRead: false)
  }

  /// Lets an alias stand for a collection.
  static func typesenseAlias(_ name: String, for collection: String) -> HTTPCall {
    HTTPCall(
      .put, GuardedText("/aliases/\(PercentEncoding.encodedSegment(name))"),
      body: .json(["collection_name": .string(collection)]), isRead: false)
  }

  /// Removes an alias, not what it stands for.
  static func typesenseAliasDeletion(of name: String) -> HTTPCall {
    HTTPCall(.delete, GuardedText("/aliases/\(PercentEncoding.encodedSegment(name))"), isRead: false)
  }
}
