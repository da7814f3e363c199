import SearchModel
import Testing

@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

/// An image that was built, and its tables.
struct BuiltIndex {
  let image: IndexImage
  let manifest: IndexManifest
  let terms: TermTable
  let postings: PostingTable
  let documents: DocumentTable

  init(_ image: IndexImage) {
    self.image = image
    manifest = IndexManifest(image)
    terms = TermTable(image)
    postings = PostingTable(image, documentCount: manifest.documentCount)
    documents = DocumentTable(image, terms: terms, count: manifest.documentCount)
  }

  init(
    _ records: [Record], _ definition: IndexDefinition = IndexDefinition(name: "test"),
    options: BuildOptions = .small()
  ) throws {
    self.init(try ImageBuilder.image(of: records, definition, options: options))
  }

  /// An index of lines of JSON that are read in pieces of a size.
  init(
    lines: String, _ definition: IndexDefinition = IndexDefinition(name: "test"),
    objectIDAttribute: String = "objectID",
    options: BuildOptions = .small(), readingBy step: Int = 1_000
  ) throws {
    let bytes = Array(lines.utf8)
    var offset = 0
    var sink = MemoryImageWriter()
    try ImageBuilder(definition, options: options).buildLines(
      objectIDAttribute: objectIDAttribute, into: &sink
    ) { buffer in
      let count = min(step, buffer.count, bytes.count - offset)
      buffer.copyBytes(from: bytes[offset..<offset + count])
      offset += count
      return count
    }
    self.init(sink.finish())
  }

  /// The ids of the documents.
  var objectIDs: [String] {
    (0..<manifest.documentCount).map { documents.objectID(DocumentID($0)) }
  }

  /// The number of the record that each document is.
  func ordinals(of records: [Record]) throws -> [Int] {
    let numbers = Dictionary(uniqueKeysWithValues: records.enumerated().map { ($1.objectID, $0) })
    return try objectIDs.map { try #require(numbers[$0]) }
  }

  /// All bytes of the image.
  var bytes: [UInt8] {
    withExtendedLifetime(image) { Array(image.bytes) }
  }

  /// The documents of each word, with their codes.
  var lists: [String: [DocumentID: UInt8]] {
    var lists: [String: [DocumentID: UInt8]] = [:]
    for term in 0..<TermID(terms.count) {
      var list: [DocumentID: UInt8] = [:]
      postings.forEach(in: term..<term + 1) { document, code in list[document] = code.rawValue }
      lists[text(of: term)] = list
    }
    return lists
  }

  /// A word; placeholders begin with their mark.
  func text(of term: TermID) -> String {
    String(decoding: terms.bytes(of: term), as: UTF8.self)
  }

  /// The words of a document by their texts.
  func words(of document: Int) -> [WordList] {
    var buffer = TokenBuffer()
    documents.readTokens(of: DocumentID(document), into: &buffer)
    var lists = buffer.elements.map { element in
      WordList(attribute: Int(element.attribute), start: Int(element.start), length: Int(element.length))
    }
    for token in buffer.tokens {
      lists[Int(token.element)].words.append(
        WordList.Word(text: text(of: token.term), start: Int(token.start), end: Int(token.end)))
    }
    return lists
  }
}

extension BuildOptions {
  /// Options for few records: small segments and ranges, so that there are several.
  static func small(workers: Int = 2, segmentSize: Int = 2_000, memoryBudget: Int = 1 << 20) -> BuildOptions {
    var options = BuildOptions(workers: workers, memoryBudget: memoryBudget)
    options.segmentSize = segmentSize
    return options
  }
}

extension Record {
  /// The record as a line of JSON.
  var line: String {
    var members: JSONObject = ["objectID": .string(objectID)]
    members.merge(attributes) { $1 }
    return JSON.object(members).text()
  }
}
