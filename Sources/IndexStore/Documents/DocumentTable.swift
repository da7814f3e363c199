package import SearchModel

/// The records of an index: their words for ranking, and the records themselves for hits.
package final class DocumentTable: Sendable {
  let decoder: TokenDecoder
  private let store: DocumentStore
  /// How many records there are.
  package let count: Int

  /// - Parameters:
  ///   - terms: the image's terms.
  ///   - count: how many records there are.
  ///   - attributeCount: how many attributes the index has; texts of others are left out.
  package init(_ image: IndexImage, terms: TermTable, count: Int, attributeCount: Int = .max) {
    decoder = TokenDecoder(
      pieces: PieceTable(image, terms: terms), shapes: ShapeTable(image, attributeCount: attributeCount))
    store = DocumentStore(image)
    self.count = count
  }

  /// The bytes from the beginning of a document on.
  @inline(__always)
  private func bytes(of document: DocumentID) -> UnsafeRawBufferPointer {
    store[Int(document)]
  }

  /// Reads the words of a record.
  ///
  /// - Complexity: linear in its searched texts.
  package func readTokens(of document: DocumentID, into buffer: inout TokenBuffer) {
    decoder.read(bytes(of: document), into: &buffer)
  }

  /// The record, as it was scanned.
  package func record(_ document: DocumentID) -> Record {
    guard var reader = RecordReader(decoder, bytes(of: document)) else { return Record(objectID: "", attributes: [:]) }
    return reader.record()
  }

  /// The id of a record.
  package func objectID(_ document: DocumentID) -> String {
    DocumentCursor.objectID(decoder, bytes(of: document))
  }

  /// The record, as it was scanned, and what its texts are made of.
  ///
  /// - Parameter texts: gets the strings and numbers of the record.
  package func record(_ document: DocumentID, texts: inout TextBuffer) -> Record {
    texts.clear()
    guard var reader = RecordReader(decoder, bytes(of: document), texts: texts) else {
      return Record(objectID: "", attributes: [:])
    }
    texts = TextBuffer()
    let record = reader.record()
    texts = reader.texts
    return record
  }

  /// The terms of a piece, with positions from its first.
  package func tokens(of piece: TextBuffer.Piece) -> [PieceToken] {
    decoder.pieces.tokens(of: piece.head)
  }

  /// How many bytes a piece has.
  package func byteCount(of piece: TextBuffer.Piece) -> Int {
    decoder.pieces.textLength(of: piece.head)
  }
}
