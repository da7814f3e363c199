import IndexStore

/// Writes the structure of one record after the other: the codes of ``StructureCode`` in the order of its values.
struct StructureWriter: ~Copyable {
  /// A list whose items are being written.
  struct OpenList {
    fileprivate let start: Int
    fileprivate let items: Int
    fileprivate var count = 0
    fileprivate var itemStart = 0
    fileprivate var firstLength = 0
    fileprivate var isMixed = false
  }

  /// The longest structure.
  static let longest = 1 << 24

  private var buffer = GrowingBuffer<UInt8>(capacity: 512)

  init() {}

  /// How many bytes the structure has so far.
  var count: Int { buffer.count }

  /// The structure. The pointer is valid until more is written.
  var bytes: UnsafeRawBufferPointer { buffer.bytes }

  /// Begins the structure of the next record. The code of its id is written when the id is known.
  mutating func begin(searchesObjectID: Bool) {
    buffer.truncate(to: 0)
    buffer.append(0)
    // The number of its attribute.
    if searchesObjectID { buffer.append(0) }
  }

  /// Writes the code of the record's id.
  mutating func setObjectID(_ code: StructureCode) {
    buffer[0] = code.rawValue
  }

  /// Writes the code of a value.
  ///
  /// - Parameter member: its name's number in the high bits, 0 for an item of a list.
  @inline(__always)
  mutating func write(_ code: StructureCode, _ member: UInt64) {
    let number = member | UInt64(code.rawValue)
    if number < 0x80 { buffer.append(UInt8(truncatingIfNeeded: number)) } else { buffer.appendVarint(number) }
  }

  /// Writes the number of the attribute that a value is searched as.
  @inline(__always)
  mutating func write(attribute: UInt64) {
    buffer.appendVarint(attribute)
  }

  /// Writes how many decimals a number has.
  mutating func write(decimals: UInt8) {
    buffer.append(decimals)
  }

  mutating func beginList(_ member: UInt64) -> OpenList {
    let start = buffer.count
    write(.list, member)
    return OpenList(start: start, items: buffer.count)
  }

  @inline(__always)
  mutating func beginItem(_ list: inout OpenList) {
    list.itemStart = buffer.count
  }

  /// Ends an item: its structure is kept only where it is not that of the first one.
  @inline(__always)
  mutating func endItem(_ list: inout OpenList) {
    let length = buffer.count - list.itemStart
    if list.count == 0 {
      list.firstLength = length
    } else if !list.isMixed {
      let first = UnsafeRawPointer(buffer.start)
      if length == list.firstLength, BytePattern.areEqual(first + list.items, first + list.itemStart, length) {
        buffer.truncate(to: list.itemStart)
      } else {
        expand(&list, copies: list.count - 1)
      }
    }
    list.count += 1
  }

  /// Ends a list.
  ///
  /// - Parameters:
  ///   - isSearched: whether a text of it is searched.
  ///   - hasValues: whether anything of it is written beside the structure.
  /// - Returns: the count of items, which is to be written before their values; nil where the structure tells it.
  mutating func endList(_ list: consuming OpenList, isSearched: Bool, hasValues: Bool) -> Int? {
    var list = list
    if list.count > 0, !list.isMixed, !hasValues { expand(&list, copies: list.count - 1) }
    guard list.count > 0, !list.isMixed else {
      setCode(.mixedList, at: list.start)
      write(.end, 0)
      return nil
    }
    if isSearched { setCode(.searchedList, at: list.start) }
    return list.count
  }

  /// Writes out the structures of the items so far, after that of the first.
  private mutating func expand(_ list: inout OpenList, copies: Int) {
    list.isMixed = true
    guard copies > 0 else { return }
    let length = list.firstLength
    let site = buffer.insert(copies * length, at: list.items + length)
    for copy in 0..<copies {
      (site + copy * length).update(from: buffer.start + list.items, count: length)
    }
  }

  private mutating func setCode(_ code: StructureCode, at index: Int) {
    buffer[index] = buffer[index] & ~UInt8(StructureCode.mask) | code.rawValue
  }
}
