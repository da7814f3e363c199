import OrderedCollections
import SearchModel

/// Reads the searchable texts of records into words.
struct IndexBuilder {
  /// Attributes that are never searched unless named: they are data for filters.
  static let reservedAttributes: Set<String> = ["_geoloc", "_tags"]

  let searchable: SearchableAttributes
  let tokenizer: Tokenizer
  let camelCaseAttributes: AttributeSelection
  private(set) var attributes: [IndexedAttribute] = []
  private(set) var vocabulary = Vocabulary()
  /// The number of the attribute at a path, nil for paths that are not searched.
  private var attributeNumbers: [[String]: Int32?] = [:]

  init(
    searchable: SearchableAttributes, tokenizer: Tokenizer,
    camelCaseAttributes: AttributeSelection = AttributeSelection([])
  ) {
    self.searchable = searchable
    self.tokenizer = tokenizer
    self.camelCaseAttributes = camelCaseAttributes
  }

  /// The words of a record.
  mutating func index(_ record: Record) -> IndexedRecord {
    var indexed = IndexedRecord()
    var positions: [Int32: Int32] = [:]
    var path: [String] = []
    if searchable.entry(for: FieldPath(components: ["objectID"])) != nil {
      path = ["objectID"]
      add(.string(record.objectID), at: &path, to: &indexed, positions: &positions)
      path = []
    }
    for (name, value) in record.attributes {
      if searchable.isAll, Self.reservedAttributes.contains(name) { continue }
      path.append(name)
      add(value, at: &path, to: &indexed, positions: &positions)
      path.removeLast()
    }
    return indexed
  }

  private mutating func add(
    _ value: JSON, at path: inout [String], to record: inout IndexedRecord, positions: inout [Int32: Int32]
  ) {
    guard path.count <= JSONParser.maximumDepth else { return }
    switch value {
    case .object(let members):
      for (name, value) in members {
        path.append(name)
        add(value, at: &path, to: &record, positions: &positions)
        path.removeLast()
      }
    case .array(let elements):
      for element in elements { add(element, at: &path, to: &record, positions: &positions) }
    default:
      guard let text = value.searchableText, let attribute = attributeNumber(of: path) else { return }
      addElement(text, attribute: attribute, to: &record, start: &positions[attribute, default: 0])
    }
  }

  private mutating func addElement(
    _ text: String, attribute: Int32, to record: inout IndexedRecord, start: inout Int32
  ) {
    let element = Int32(record.elements.count)
    var length: Int32 = 0
    let splitsCamelCase = attributes[Int(attribute)].splitsCamelCase
    for token in tokenizer.tokens(of: text, splitsCamelCase: splitsCamelCase) {
      let end = Int32(token.position + token.span - 1)
      record.tokens.append(
        IndexedRecord.Token(
          word: vocabulary.insert(token.word, isPlaceholder: token.isPlaceholder), element: element,
          start: start + Int32(token.position),
          end: start + end))
      length = max(length, end + 1)
    }
    record.elements.append(IndexedRecord.Element(attribute: attribute, start: start, length: length))
    start += length
  }

  private mutating func attributeNumber(of components: [String]) -> Int32? {
    if let known = attributeNumbers[components] { return known }
    let path = FieldPath(components: components)
    let entry = searchable.entry(for: path)
    var number: Int32?
    if entry != nil || searchable.isAll {
      number = Int32(attributes.count)
      attributes.append(
        IndexedAttribute(
          path: path, rank: entry?.rank ?? 0, isOrdered: entry?.isOrdered ?? false,
          splitsCamelCase: camelCaseAttributes.includes(path), name: path.description))
    }
    attributeNumbers[components] = .some(number)
    return number
  }
}

extension JSON {
  /// The text of a value that can be searched: strings, and numbers as they are written.
  var searchableText: String? {
    if case .bool = self { return nil }
    return scalarText
  }
}
