import SearchModel

@testable import IndexSettings

/// Reads the searchable texts of records into words.
struct PlainIndexBuilder {
  /// Attributes that are never searched unless named: they are data for filters.
  static let reservedAttributes = ["_geoloc", "_tags"]

  let searchable: SearchableAttributes
  let tokenizer: Tokenizer
  let camelCaseAttributes: AttributeSelection
  private(set) var attributes: [PlainAttribute] = []
  private(set) var vocabulary = PlainVocabulary()
  /// The number of the attribute at a path, nil for paths that are not searched.
  private var attributeNumbers: [FieldPath: Int?] = [:]

  init(searchable: SearchableAttributes, tokenizer: Tokenizer, camelCaseAttributes: AttributeSelection) {
    self.searchable = searchable
    self.tokenizer = tokenizer
    self.camelCaseAttributes = camelCaseAttributes
  }

  /// The words of a record.
  mutating func index(_ record: Record) -> PlainRecord {
    var indexed = PlainRecord()
    var positions: [Int: Int] = [:]
    let objectID = FieldPath("objectID")
    if searchable.entry(for: objectID) != nil {
      add(.string(record.objectID), at: objectID, to: &indexed, &positions)
    }
    for (name, value) in record.attributes where !searchable.isAll || !Self.reservedAttributes.contains(name) {
      add(value, at: FieldPath(components: [name]), to: &indexed, &positions)
    }
    return indexed
  }

  private mutating func add(
    _ value: JSON, at path: FieldPath, to record: inout PlainRecord, _ positions: inout [Int: Int]
  ) {
    guard path.components.count <= JSONScanner.maximumDepth else { return }
    switch value {
    case .object(let members):
      for (name, value) in members {
        add(value, at: FieldPath(components: path.components + [name]), to: &record, &positions)
      }
    case .array(let items):
      for item in items { add(item, at: path, to: &record, &positions) }
    default:
      guard let text = value.plainSearchableText, let attribute = attributeNumber(at: path) else { return }
      addElement(text, attribute: attribute, to: &record, start: &positions[attribute, default: 0])
    }
  }

  private mutating func addElement(_ text: String, attribute: Int, to record: inout PlainRecord, start: inout Int) {
    var length = 0
    for token in tokenizer.tokens(of: text, splitsCamelCase: attributes[attribute].splitsCamelCase) {
      record.tokens.append(
        PlainRecord.Token(
          word: vocabulary.insert(token.word, isPlaceholder: token.isPlaceholder), element: record.elements.count,
          start: start + token.position, end: start + token.position + token.span - 1))
      length = max(length, token.position + token.span)
    }
    record.elements.append(PlainRecord.Element(attribute: attribute, start: start, length: length))
    start += length
  }

  private mutating func attributeNumber(at path: FieldPath) -> Int? {
    if let known = attributeNumbers[path] { return known }
    let entry = searchable.entry(for: path)
    var number: Int?
    if entry != nil || searchable.isAll {
      number = attributes.count
      attributes.append(
        PlainAttribute(
          // Without declared attributes, they rank as records name them.
          path: path, rank: entry?.rank ?? attributes.count, isOrdered: entry?.isOrdered ?? true,
          splitsCamelCase: camelCaseAttributes.includes(path)))
    }
    attributeNumbers[path] = .some(number)
    return number
  }
}
