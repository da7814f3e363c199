import SearchModel

/// Makes the record of a document.
struct RecordReader: ~Copyable {
  private var cursor: DocumentCursor
  private var text = GrowingBuffer<UInt8>(capacity: 512)
  /// What the texts are made of; filled only where that is asked for.
  private(set) var texts: TextBuffer
  private let keepsTexts: Bool

  /// - Parameter texts: where to keep what the texts are made of; nil when nobody asks.
  init?(_ decoder: TokenDecoder, _ document: UnsafeRawBufferPointer, texts: TextBuffer? = nil) {
    guard let cursor = DocumentCursor(decoder, document) else { return nil }
    self.cursor = cursor
    keepsTexts = texts != nil
    self.texts = texts ?? TextBuffer()
  }

  mutating func record() -> Record {
    if keepsTexts {
      var pieces = texts.takePieces()
      cursor.appendObjectID(to: &text) { pieces.append(TextBuffer.Piece(head: $0, start: $1)) }
      texts.putBack(pieces)
      if cursor.objectIDCode == .searchedText {
        keepText(attribute: cursor.objectIDAttribute)
      } else {
        texts.addUnsearched()
      }
    } else {
      cursor.appendObjectID(to: &text)
    }
    let objectID = takeText()
    return Record(objectID: objectID, attributes: members(depth: 1))
  }

  private mutating func members(depth: Int) -> JSONObject {
    var members = JSONObject(minimumCapacity: 8)
    while !cursor.structure.isAtEnd {
      let member = cursor.structure.code()
      let code = StructureCode(of: member)
      if code == .end { break }
      members[cursor.decoder.shapes.key(member >> StructureCode.width)] = value(code, depth: depth + 1)
    }
    return members
  }

  private mutating func value(_ code: StructureCode, depth: Int) -> JSON {
    guard depth <= StructureCode.deepest else { return .null }
    if keepsTexts, code.isUnsearchedLeaf { texts.addUnsearched() }
    switch code {
    case .end, .null: return .null
    case .false: return .bool(false)
    case .true: return .bool(true)
    case .integer: return .integer(Int(truncatingIfNeeded: cursor.storedSigned()))
    case .decimal:
      let decimals = UInt8(truncatingIfNeeded: cursor.structure.code())
      return .double(ScaledDecimal(units: cursor.storedSigned(), decimals: decimals).value)
    case .double: return .double(cursor.storedDouble())
    case .literal: return .literal(String(decoding: cursor.stored.text(), as: UTF8.self))
    case .text:
      cursor.appendStoredText(to: &text)
      return .string(takeText())
    case .digits: return .string(String(cursor.stored.code()))
    case .plain: return .string(String(decoding: cursor.stored.text(), as: UTF8.self))
    case .searchedText: return .string(searchedText())
    case .searchedNumber:
      let digits = searchedText()
      return JSON.number(reading: digits) ?? .literal(digits)
    case .searchedOther:
      _ = searchedText()
      let count = texts.texts.count
      let other = value(StructureCode(of: cursor.structure.code()), depth: depth + 1)
      texts.removeTexts(from: count)
      return other
    case .object: return .object(members(depth: depth))
    case .list: return .array(items(count: cursor.stored.code(), depth: depth))
    case .searchedList: return .array(items(count: cursor.searched.code(), depth: depth))
    case .mixedList:
      var items: [JSON] = []
      while !cursor.structure.isAtEnd {
        let code = StructureCode(of: cursor.structure.code())
        if code == .end { break }
        items.append(value(code, depth: depth + 1))
      }
      return .array(items)
    }
  }

  private mutating func items(count: UInt64, depth: Int) -> [JSON] {
    var items: [JSON] = []
    let structure = cursor.structure
    var left = count
    while left > 0 {
      let before = cursor.remaining
      cursor.structure = structure
      let item = value(StructureCode(of: cursor.structure.code()), depth: depth + 1)
      // Items that take no bytes are never written as one structure: then the count is forged.
      guard cursor.remaining != before else { break }
      items.append(item)
      left -= 1
    }
    return items
  }

  private mutating func searchedText() -> String {
    let attribute = cursor.structure.code()
    if keepsTexts {
      var pieces = texts.takePieces()
      cursor.appendSearchedText(to: &text) { pieces.append(TextBuffer.Piece(head: $0, start: $1)) }
      texts.putBack(pieces)
      keepText(attribute: attribute)
    } else {
      cursor.appendSearchedText(to: &text)
    }
    return takeText()
  }

  private mutating func keepText(attribute: UInt64) {
    // A forged attribute number counts as no attribute.
    let isKnown = attribute < UInt64(cursor.decoder.shapes.attributeCount)
    texts.add(text.elements, attribute: isKnown ? Int32(truncatingIfNeeded: attribute) : -1)
  }

  private mutating func takeText() -> String {
    defer { text.truncate(to: 0) }
    return String(decoding: text.elements, as: UTF8.self)
  }
}
