/// A list that only one owner has, for loops in which the checks of an array cost too much.
///
/// It is not copyable, so it needs no uniqueness checks; callers of ``reserve(_:)`` must write within what they
/// reserved.
@usableFromInline
package struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline package var start: UnsafeMutablePointer<Element>
  @usableFromInline package var count = 0
  @usableFromInline var capacity: Int

  @inlinable
  package init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    start = .allocate(capacity: self.capacity)
  }

  @inlinable
  deinit {
    start.deallocate()
  }

  /// The elements. The pointer is valid until the next change.
  @inlinable
  package var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

  /// The bytes of the elements. The pointer is valid until the next change.
  @inlinable
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(elements) }

  /// A copy of the elements.
  @inlinable
  package var array: [Element] { Array(elements) }

  @inlinable
  package subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count, "an index lies within the buffer")
      return start[index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < count, "an index lies within the buffer")
      start[index] = newValue
    }
  }

  /// Makes room for more elements and tells where the next one goes; ``commit(_:)`` counts what was written there.
  @inlinable
  @inline(__always)
  package mutating func reserve(_ more: Int) -> UnsafeMutablePointer<Element> {
    if capacity - count < more { grow(by: more) }
    return start + count
  }

  /// Counts elements that were written after the last one.
  @inlinable
  @inline(__always)
  package mutating func commit(_ more: Int) {
    count += more
  }

  @inlinable
  @inline(__always)
  package mutating func append(_ element: Element) {
    if capacity == count { grow(by: 1) }
    start[count] = element
    count += 1
  }

  @inlinable
  @inline(__always)
  mutating func append(_ elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress, !elements.isEmpty else { return }
    reserve(elements.count).update(from: source, count: elements.count)
    count += elements.count
  }

  /// Removes the elements from an index on.
  @inlinable
  @inline(__always)
  package mutating func truncate(to count: Int) {
    self.count = min(max(count, 0), self.count)
  }

  /// Makes room between the elements and tells where.
  @inlinable
  package mutating func insert(_ more: Int, at index: Int) -> UnsafeMutablePointer<Element> {
    let place = min(max(index, 0), count)
    _ = reserve(more)
    (start + place + more).update(from: start + place, count: count - place)
    count += more
    return start + place
  }

  @inlinable
  @inline(never)
  mutating func grow(by more: Int) {
    let larger = max(capacity * 2, count + more)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.update(from: start, count: count)
    start.deallocate()
    (start, capacity) = (memory, larger)
  }
}

extension GrowingBuffer where Element == UInt8 {
  /// Appends some bytes.
  @inlinable
  @inline(__always)
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
    UnsafeMutableRawPointer(reserve(bytes.count)).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  @inlinable
  package mutating func append(contentsOf bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }

  /// Appends a number as ``Array/appendVarint(_:)`` does.
  @inlinable
  @inline(__always)
  package mutating func appendVarint(_ value: UInt64) {
    var place = reserve(10)
    count += Self.writeVarint(value, at: &place)
  }

  /// Appends a number as ``Array/appendSigned(_:)`` does.
  @inlinable
  package mutating func appendSigned(_ value: Int64) {
    appendVarint(UInt64(bitPattern: value << 1) ^ UInt64(bitPattern: value >> 63))
  }

  /// Puts a number between the bytes.
  @inlinable
  package mutating func insertVarint(_ value: UInt64, at index: Int) {
    var width = 1
    var rest = value >> 7
    while rest > 0 {
      width += 1
      rest >>= 7
    }
    var place = insert(width, at: index)
    _ = Self.writeVarint(value, at: &place)
  }

  /// Writes a number and moves past it; returns its width.
  @inlinable
  @inline(__always)
  package static func writeVarint(_ value: UInt64, at place: inout UnsafeMutablePointer<UInt8>) -> Int {
    let first = place
    var rest = value
    while rest >= 0x80 {
      place.pointee = UInt8(truncatingIfNeeded: rest) | 0x80
      place += 1
      rest >>= 7
    }
    place.pointee = UInt8(truncatingIfNeeded: rest)
    place += 1
    return place - first
  }
}
