import OrderedCollections
import SearchModel

/// The records of an index: their words for ranking, and the records themselves for hits.
final class DocumentTable: Sendable {
  let decoder: TokenDecoder
  private let store: DocumentStore
  private let places: Column<UInt32>
  /// How many records there are.
  let count: Int

  /// - Parameters:
  ///   - terms: the image's terms.
  ///   - count: how many records there are.
  ///   - attributeCount: how many attributes the index has; texts of others are left out.
  ///   - places: which document in the order of the store each one is; empty when documents are stored in their own order.
  init(_ image: IndexImage, terms: TermTable, count: Int, attributeCount: Int = .max, places: Column<UInt32>) {
    decoder = TokenDecoder(
      pieces: PieceTable(image, terms: terms), shapes: ShapeTable(image, attributeCount: attributeCount))
    store = DocumentStore(image)
    self.places = places
    self.count = count
  }

  /// The bytes from the beginning of a document on.
  @inline(__always)
  private func bytes(of document: DocumentID) -> UnsafeRawBufferPointer {
    store[places.count == 0 ? Int(document) : Int(places[Int(document)])]
  }

  /// Reads the words of a record.
  ///
  /// - Complexity: linear in its searched texts.
  func readTokens(of document: DocumentID, into buffer: inout TokenBuffer) {
    decoder.read(bytes(of: document), into: &buffer)
  }

  /// The record, as it was scanned.
  func record(_ document: DocumentID) -> Record {
    guard var reader = RecordReader(decoder, bytes(of: document)) else { return Record(objectID: "", attributes: [:]) }
    return reader.record()
  }

  /// The id of a record.
  func objectID(_ document: DocumentID) -> String {
    DocumentCursor.objectID(decoder, bytes(of: document))
  }

  /// Reads the texts of a record with their words.
  func readTexts(of document: DocumentID, into buffer: inout TextBuffer) {
    buffer.clear()
    guard var reader = TextReader(decoder, bytes(of: document), buffer: buffer) else { return }
    buffer = reader.read()
  }
}
