import IndexStore

/// Numbers distinct byte strings in order of appearance: an open-addressing table whose slots tell strings of up to
/// eight bytes apart without looking at the strings.
struct ByteInterner: ~Copyable {
  /// What the table knows of a string.
  private struct Slot: BitwiseCopyable {
    /// Its first eight bytes.
    var head: UInt64 = 0
    /// Its length, and its class in the lowest bits.
    var kind: UInt32 = 0
    /// Its number plus one, 0 in an empty slot.
    var mark: UInt32 = 0
  }

  /// Strings of different classes are never equal; there are as many classes as fit these bits.
  fileprivate static let classBits: UInt32 = 3
  /// The longest string.
  static let longest = 1 << 28

  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  /// How many slots are in use.
  private var used = 0
  private(set) var texts = GrowingBuffer<UInt8>(capacity: 4_096)
  private(set) var ends = GrowingBuffer<UInt32>(capacity: 512)

  init(capacity: Int = 1_024) {
    var size = 16
    while size < capacity { size *= 2 }
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(), count: size)
    mask = size - 1
  }

  deinit {
    slots.deallocate()
  }

  /// How many strings there are.
  var count: Int { ends.count }

  /// What tells strings apart.
  struct Key: BitwiseCopyable {
    private(set) var head: UInt64 = 0
    private(set) var tail: UInt64 = 0
    fileprivate var hash: UInt64 = 0
    fileprivate var kind: UInt32 = 0

    /// The key of a string.
    ///
    /// - Parameters:
    ///   - start: its bytes.
    ///   - count: how many, at most ``longest``.
    ///   - readable: how many bytes from the first one on may be read; more than the string's make it faster.
    ///   - group: its class, below 8.
    @inline(__always)
    init(_ start: UnsafeRawPointer, _ count: Int, readable: Int, group: UInt32) {
      head = readable >= 8 ? start.loadUnaligned(as: UInt64.self) : BytePattern.partial(start, min(count, 8))
      if count > 8 {
        tail = start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else if count < 8 {
        head &= 1 << UInt64(count * 8) &- 1
      }
      kind = UInt32(truncatingIfNeeded: count) << ByteInterner.classBits | group
      hash = Self.hash(head, tail, kind)
      if count > 16 { mixMiddle(start, count) }
    }

    /// The key of a string of up to eight bytes.
    @inline(__always)
    fileprivate init(head: UInt64, kind: UInt32) {
      self.head = head
      self.kind = kind
      hash = Self.hash(head, 0, kind)
    }

    @inline(__always)
    private static func hash(_ head: UInt64, _ tail: UInt64, _ kind: UInt32) -> UInt64 {
      ByteInterner.mixed(head ^ 0x9E37_79B9_7F4A_7C15, tail ^ 0xD6E8_FEB8_6659_FD93 ^ UInt64(kind) << 32)
    }

    /// Mixes the bytes between the first and the last eight into the hash.
    @inline(never)
    private mutating func mixMiddle(_ start: UnsafeRawPointer, _ count: Int) {
      var offset = 8
      while offset < count - 8 {
        let next = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = ByteInterner.mixed(hash ^ next, 0xA076_1D64_78BD_642F)
        offset += 8
      }
    }
  }

  /// The number of a string, which is added when it is new.
  @inline(__always)
  mutating func intern(_ text: UnsafeRawBufferPointer, group: UInt32 = 0) -> (number: UInt32, isNew: Bool) {
    guard let start = text.baseAddress else { return internEmpty(group) }
    return intern(start, text.count, Key(start, text.count, readable: text.count, group: group))
  }

  /// The number of a string whose key is known.
  @inline(__always)
  mutating func intern(_ start: UnsafeRawPointer, _ count: Int, _ key: Key) -> (number: UInt32, isNew: Bool) {
    var index = Int(truncatingIfNeeded: key.hash) & mask
    while true {
      let slot = slots[index]
      if slot.head == key.head, slot.kind == key.kind, slot.mark != 0,
        count <= 8 || equals(slot.mark &- 1, start, count)
      {
        return (slot.mark &- 1, false)
      }
      if slot.mark == 0 { break }
      index = (index &+ 1) & mask
    }
    return (add(key, start, count, at: index), true)
  }

  @inline(never)
  private mutating func internEmpty(_ group: UInt32) -> (number: UInt32, isNew: Bool) {
    withUnsafePointer(to: UInt8(0)) { intern($0, 0, Key($0, 0, readable: 0, group: group)) }
  }

  /// Reads where a string's slot may be, so that it is near when the string is looked for.
  @inline(__always)
  func touch(_ key: Key) -> UInt32 {
    slots[Int(truncatingIfNeeded: key.hash) & mask].kind
  }

  /// Adds a string that no slot leads to.
  mutating func addUnlisted(_ text: UnsafeRawBufferPointer) -> UInt32 {
    texts.append(text)
    ends.append(UInt32(truncatingIfNeeded: texts.count))
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }

  /// The bytes of a string. The pointer is valid until the next string.
  func bytes(of number: Int) -> UnsafeRawBufferPointer {
    let start = number == 0 ? 0 : Int(ends[number - 1])
    return UnsafeRawBufferPointer(rebasing: texts.bytes[start..<Int(ends[number])])
  }

  /// Whether the numbers and offsets still fit their widths after one more string.
  func hasRoom(for bytes: Int) -> Bool {
    bytes <= Self.longest && texts.count + bytes < Int(UInt32.max)
  }

  /// Whether the numbers and offsets still fit their widths after all strings of a segment.
  ///
  /// - Parameter limit: how many bytes and how many strings fit.
  func hasRoom(for texts: borrowing SegmentTexts, limit: Int) -> Bool {
    self.texts.count + texts.bytes.count < limit && count + texts.count < limit
  }

  /// The strings as a value.
  var collected: SegmentTexts { SegmentTexts(bytes: texts.array, ends: ends.array) }

  @inline(never)
  private mutating func add(_ key: Key, _ start: UnsafeRawPointer, _ count: Int, at index: Int) -> UInt32 {
    texts.append(UnsafeRawBufferPointer(start: start, count: count))
    ends.append(UInt32(truncatingIfNeeded: texts.count))
    let number = UInt32(truncatingIfNeeded: ends.count)
    slots[index] = Slot(head: key.head, kind: key.kind, mark: number)
    used += 1
    if used * 8 > (mask + 1) * 5 { grow() }
    return number &- 1
  }

  /// The key of a string in the table.
  @inline(__always)
  private func key(of slot: Slot) -> Key {
    let count = Int(slot.kind >> Self.classBits)
    if count <= 8 { return Key(head: slot.head, kind: slot.kind) }
    let start = UnsafeRawPointer(texts.start + (slot.mark == 1 ? 0 : Int(ends[Int(slot.mark) - 2])))
    return Key(start, count, readable: count, group: slot.kind & (1 << Self.classBits - 1))
  }

  /// Doubles the table.
  private mutating func grow() {
    let (old, oldMask) = (slots, mask)
    mask = mask * 2 + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Slot(), count: mask + 1)
    for slot in UnsafeBufferPointer(start: old, count: oldMask + 1) where slot.mark != 0 {
      var index = Int(truncatingIfNeeded: key(of: slot).hash) & mask
      while slots[index].mark != 0 { index = (index + 1) & mask }
      slots[index] = slot
    }
    old.deallocate()
  }

  @inline(__always)
  private func equals(_ number: UInt32, _ start: UnsafeRawPointer, _ count: Int) -> Bool {
    let first = number == 0 ? 0 : Int(ends.start[Int(number) - 1])
    guard Int(ends.start[Int(number)]) - first == count else { return false }
    return BytePattern.areEqual(UnsafeRawPointer(texts.start + first), start, count)
  }

  @inline(__always)
  fileprivate static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
