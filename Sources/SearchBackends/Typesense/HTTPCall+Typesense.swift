import OrderedCollections
import SearchDialects
import SearchModel

// The calls of Typesense's API that know and change collections.
extension HTTPCall {
  /// Asks for a collection, or for the one that an alias stands for.
  static func typesenseCollection(_ name: String) -> HTTPCall {
    HTTPCall(.get, GuardedText("/collections/\(typesenseSegment(name))"))
  }

  /// Makes a collection.
  static func typesenseCreation(_ schema: JSON) -> HTTPCall {
    HTTPCall(.post, "/collections", body: .json(schema), isRead: false)
  }

  /// Deletes a collection with its records.
  static func typesenseDeletion(of name: String) -> HTTPCall {
    HTTPCall(.delete, GuardedText("/collections/\(typesenseSegment(name))"), isRead: false)
  }

  /// Adds records; one that is there already is replaced, so that a repeated call does no harm.
  static func typesenseImport(_ documents: [JSON], into name: String) -> HTTPCall {
    HTTPCall(
      .post, GuardedText("/collections/\(typesenseSegment(name))/documents/import?action=upsert"),
      body: .jsonLines(documents), isRead: false)
  }

  /// Sets a synonym or an override of a collection.
  static func typesenseObject(_ object: JSON, kind: String, id: String, of name: String) -> HTTPCall {
    HTTPCall(
      .put, GuardedText("/collections/\(typesenseSegment(name))/\(kind)/\(typesenseSegment(id))"), body: .json(object),
      isRead: false)
  }

  /// Asks which collection an alias stands for.
  static func typesenseAlias(_ name: String) -> HTTPCall {
    HTTPCall(.get, GuardedText("/aliases/\(typesenseSegment(name))"))
  }

  /// Lets an alias stand for a collection.
  static func typesenseAlias(_ name: String, for collection: String) -> HTTPCall {
    HTTPCall(
      .put, GuardedText("/aliases/\(typesenseSegment(name))"), body: .json(["collection_name": .string(collection)]),
      isRead: false)
  }

  /// A name as a segment of a path.
  static func typesenseSegment(_ name: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.append(byte)
      // A dot is encoded where the name is nothing else, which would lead elsewhere.
      case UInt8(ascii: ".") where name != "." && name != "..": encoded.append(byte)
      default: encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
