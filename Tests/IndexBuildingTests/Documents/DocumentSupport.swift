import SearchModel

@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

/// Records that went through segments into an image in memory.
struct StoredRecords {
  let image: IndexImage
  let terms: TermTable
  let table: DocumentTable
  let attributes: [FieldPath]

  /// - Parameters:
  ///   - segmentSize: how many records a segment has.
  ///   - readsJSON: whether the records are scanned from their JSON text.
  init(
    _ records: [Record], tokenizer: Tokenizer = Tokenizer(), roles: RecordRoles = makeRoles(), segmentSize: Int = 7,
    readsJSON: Bool = true
  ) throws {
    var segments: [DocumentSegment] = []
    var start = 0
    repeat {
      var scanner = RecordScanner(tokenizer: tokenizer, roles: roles)
      for record in records[start..<min(start + segmentSize, records.count)] {
        if let obstacle = readsJSON ? scanner.scanText(of: record) : scanner.scan(record) { throw obstacle }
      }
      segments.append(scanner.finish())
      start += segmentSize
    } while start < records.count
    var vocabulary = VocabularyMerger()
    var shapes = ShapeMerger()
    for segment in segments {
      try vocabulary.add(segment)
      try shapes.add(segment)
    }
    let mergedVocabulary = vocabulary.finish()
    let mergedShapes = shapes.finish()
    var sink = MemoryImageWriter()
    try mergedVocabulary.write(to: &sink)
    try mergedShapes.write(to: &sink)
    var writer = DocumentStoreWriter()
    try writer.begin(&sink)
    for (number, segment) in segments.enumerated() {
      let rewriter = DocumentRewriter(
        segment, pieces: mergedVocabulary.pieces(ofSegment: number), shapes: mergedShapes.shapes(ofSegment: number))
      var start = 0
      for end in segment.ends {
        var bytes = GrowingBuffer<UInt8>()
        segment.documents[start..<Int(end)].withUnsafeBytes { rewriter.append($0, to: &bytes) }
        try writer.append(bytes.bytes, lengths: [UInt32(bytes.count)], to: &sink)
        start = Int(end)
      }
    }
    try writer.finish(&sink)
    image = sink.finish()
    attributes = mergedShapes.attributes
    terms = TermTable(image)
    table = DocumentTable(image, terms: terms, count: records.count)
  }

  /// The words of a document, in a form that does not depend on numbers.
  func words(of document: Int) -> [WordList] {
    var buffer = TokenBuffer()
    table.readTokens(of: DocumentID(document), into: &buffer)
    return words(in: buffer)
  }

  func words(in buffer: borrowing TokenBuffer) -> [WordList] {
    var lists = buffer.elements.map { element in
      WordList(attribute: Int(element.attribute), start: Int(element.start), length: Int(element.length))
    }
    for token in buffer.tokens {
      lists[Int(token.element)].words.append(
        WordList.Word(
          text: String(decoding: terms.bytes(of: token.term), as: UTF8.self), start: Int(token.start),
          end: Int(token.end)))
    }
    return lists
  }
}

/// The words of one text, as the reader of an image and the plain way must agree on them.
struct WordList: Equatable {
  struct Word: Equatable {
    /// Placeholders begin with their mark.
    let text: String
    let start: Int
    let end: Int
  }

  let attribute: Int
  let start: Int
  var length: Int
  var words: [Word] = []

  static func == (left: WordList, right: WordList) -> Bool {
    // By scalars: strings that are canonically equal are different words.
    left.attribute == right.attribute && left.start == right.start && left.length == right.length
      && left.words.count == right.words.count
      && zip(left.words, right.words).allSatisfy { first, second in
        first.start == second.start && first.end == second.end
          && first.text.unicodeScalars.elementsEqual(second.text.unicodeScalars)
      }
  }
}

/// The words of records, plainly: every text cut where it stands.
struct PlainWords {
  let tokenizer: Tokenizer
  let roles: RecordRoles
  private(set) var attributes: [FieldPath] = []

  init(tokenizer: Tokenizer, roles: RecordRoles) {
    self.tokenizer = tokenizer
    self.roles = roles
  }

  mutating func words(of record: Record) -> [WordList] {
    var lists: [WordList] = []
    var positions: [Int: Int] = [:]
    if roles.searchesObjectID { add(.string(record.objectID), at: ["objectID"], &lists, &positions) }
    for (name, value) in record.attributes { add(value, at: [name], &lists, &positions) }
    return lists
  }

  private mutating func add(
    _ value: JSON, at path: [String], _ lists: inout [WordList], _ positions: inout [Int: Int]
  ) {
    switch value {
    case .object(let members): for (name, value) in members { add(value, at: path + [name], &lists, &positions) }
    case .array(let elements): for element in elements { add(element, at: path, &lists, &positions) }
    case .null, .bool: break
    default:
      let path = FieldPath(components: path)
      let isReserved = roles.searchable.isAll && RecordRoles.reservedAttributes.contains(path.components[0])
      let isSearched = roles.searchable.isAll ? !isReserved : roles.searchable.entry(for: path) != nil
      guard isSearched, path.components.count <= JSONScanner.maximumDepth else { return }
      let attribute = attributes.firstIndex(of: path) ?? attributes.count
      if attribute == attributes.count { attributes.append(path) }
      lists.append(list(of: value.scalarText ?? "", path, attribute, start: positions[attribute] ?? 0))
      positions[attribute, default: 0] += lists[lists.count - 1].length
    }
  }

  private func list(of text: String, _ path: FieldPath, _ attribute: Int, start: Int) -> WordList {
    let tokens = tokenizer.tokens(of: text, splitsCamelCase: roles.camelCase.includes(path))
    var list = WordList(attribute: attribute, start: start, length: 0)
    for token in tokens {
      let mark = token.isPlaceholder ? "\u{1}" : ""
      let end = token.position + token.span - 1
      list.words.append(WordList.Word(text: mark + token.text, start: start + token.position, end: start + end))
      list.length = max(list.length, end + 1)
    }
    return list
  }
}

func makeRoles(
  _ searchable: [String] = [], camelCase: [String] = [], columns: [String] = [], group: String? = nil,
  objectID: RecordRoles.ObjectIDSource = .attribute(RecordRoles.objectIDPath)
) -> RecordRoles {
  RecordRoles(
    searchable: SearchableAttributes(searchable), camelCase: AttributeSelection(camelCase),
    columns: columns.map(FieldPath.init), group: group.map(FieldPath.init), objectID: objectID)
}

extension RecordScanner {
  /// Scans the JSON text of a record.
  mutating func scanText(of record: Record) -> ScanObstacle? {
    var members: JSONObject = ["objectID": .string(record.objectID)]
    members.merge(record.attributes) { $1 }
    return scanText(JSON.object(members).text())
  }

  mutating func scanText(_ text: String, objectID: String? = nil) -> ScanObstacle? {
    Array(text.utf8).withUnsafeBytes { scan($0, objectID: objectID) }
  }
}
