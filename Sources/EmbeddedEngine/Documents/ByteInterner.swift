/// Numbers distinct byte strings in order of appearance: an open-addressing table whose slots tell strings of up to sixteen
/// bytes apart without looking at the strings.
struct ByteInterner: ~Copyable {
  /// What the table knows of a string. Two strings of one number of bytes and one class are equal when their first and
  /// last eight bytes are, up to sixteen bytes.
  struct Slot: BitwiseCopyable {
    fileprivate var head: UInt64 = 0
    fileprivate var tail: UInt64 = 0
    /// The length, and the class of the string in the lowest bits.
    fileprivate var kind: UInt32 = 0
    /// The string's number plus one, 0 in an empty slot.
    fileprivate var mark: UInt32 = 0
    /// Whatever the owner counts.
    var uses: UInt32 = 0
    /// Whatever the owner notes.
    var note: UInt32 = 0

    /// The string's number.
    var number: UInt32 { mark &- 1 }
    /// The string's class.
    var group: UInt32 { kind & (1 << ByteInterner.classBits - 1) }
  }

  /// Strings of different classes are never equal; there are as many classes as fit these bits.
  fileprivate static let classBits: UInt32 = 3
  /// The longest string.
  static let longest = 1 << 28

  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
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

  /// The slot of a string, which is added when it is new. The pointer is valid until the next string.
  ///
  /// - Parameters:
  ///   - start: its bytes.
  ///   - count: how many, at most ``longest``.
  ///   - group: its class, below 8.
  /// - Returns: the slot and whether the string is new.
  @inline(__always)
  mutating func intern(
    _ start: UnsafeRawPointer, _ count: Int, group: UInt32 = 0
  ) -> (slot: UnsafeMutablePointer<Slot>, isNew: Bool) {
    let (head, tail) = Self.ends(of: start, count)
    let kind = UInt32(truncatingIfNeeded: count) << Self.classBits | group
    var index = Int(truncatingIfNeeded: Self.hash(head, tail, kind, start, count)) & mask
    while true {
      let slot = slots + index
      if slot.pointee.mark == 0 { break }
      if slot.pointee.head == head, slot.pointee.tail == tail, slot.pointee.kind == kind,
        count <= 16 || equals(slot.pointee.number, start, count)
      {
        return (slot, false)
      }
      index = (index + 1) & mask
    }
    return (add(head, tail, kind, start, count, at: index), true)
  }

  /// Adds a string that no slot leads to.
  mutating func addUnshared(_ text: UnsafeRawBufferPointer) -> UInt32 {
    texts.append(text)
    ends.append(UInt32(truncatingIfNeeded: texts.count))
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }

  /// Calls with the slot of each string.
  func visit(_ body: (Slot) -> Void) {
    for index in 0...mask where slots[index].mark != 0 { body(slots[index]) }
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

  /// The strings as a value.
  var collected: SegmentTexts { SegmentTexts(bytes: texts.array, ends: ends.array) }

  @inline(never)
  private mutating func add(
    _ head: UInt64, _ tail: UInt64, _ kind: UInt32, _ start: UnsafeRawPointer, _ count: Int, at index: Int
  ) -> UnsafeMutablePointer<Slot> {
    texts.append(UnsafeRawBufferPointer(start: start, count: count))
    ends.append(UInt32(truncatingIfNeeded: texts.count))
    slots[index] = Slot(head: head, tail: tail, kind: kind, mark: UInt32(truncatingIfNeeded: ends.count))
    guard ends.count * 2 > mask else { return slots + index }
    let place = grow(following: index)
    return slots + place
  }

  /// Doubles the table and tells where a slot went.
  private mutating func grow(following followed: Int) -> Int {
    let (old, oldMask) = (slots, mask)
    mask = mask * 2 + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Slot(), count: mask + 1)
    var place = 0
    for number in 0...oldMask where old[number].mark != 0 {
      let slot = old[number]
      let text = bytes(of: Int(slot.number))
      var index = 0
      if let start = text.baseAddress {
        index = Int(truncatingIfNeeded: Self.hash(slot.head, slot.tail, slot.kind, start, text.count)) & mask
      }
      while slots[index].mark != 0 { index = (index + 1) & mask }
      slots[index] = slot
      if number == followed { place = index }
    }
    old.deallocate()
    return place
  }

  private func equals(_ number: UInt32, _ start: UnsafeRawPointer, _ count: Int) -> Bool {
    let text = bytes(of: Int(number))
    guard let other = text.baseAddress, text.count == count else { return false }
    return BytePattern.areEqual(other, start, count)
  }

  /// The first and the last eight bytes of a string, overlapping where it is shorter.
  @inline(__always)
  private static func ends(of start: UnsafeRawPointer, _ count: Int) -> (head: UInt64, tail: UInt64) {
    if count >= 8 {
      return (
        start.loadUnaligned(as: UInt64.self), start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      )
    }
    if count >= 4 {
      return (
        UInt64(start.loadUnaligned(as: UInt32.self)),
        UInt64(start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      )
    }
    guard count > 0 else { return (0, 0) }
    let first = UInt64(start.load(as: UInt8.self))
    let middle = UInt64(start.load(fromByteOffset: count >> 1, as: UInt8.self))
    let last = UInt64(start.load(fromByteOffset: count - 1, as: UInt8.self))
    return (first | middle << 8 | last << 16, 0)
  }

  @inline(__always)
  private static func hash(
    _ head: UInt64, _ tail: UInt64, _ kind: UInt32, _ start: UnsafeRawPointer, _ count: Int
  ) -> UInt64 {
    var value = mixed(head ^ 0x9E37_79B9_7F4A_7C15, tail ^ 0xD6E8_FEB8_6659_FD93 ^ UInt64(kind) << 32)
    guard count > 16 else { return value }
    var offset = 8
    while offset < count - 8 {
      let next = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      value = mixed(value ^ next, 0xA076_1D64_78BD_642F)
      offset += 8
    }
    return value
  }

  @inline(__always)
  private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

/// Compares and looks through bytes eight at a time.
enum BytePattern {
  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Whether two strings of one length are equal.
  @inline(__always)
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      let first = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard first == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset += 8
    }
    while offset < count {
      guard left.load(fromByteOffset: offset, as: UInt8.self) == right.load(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset += 1
    }
    return true
  }
}
