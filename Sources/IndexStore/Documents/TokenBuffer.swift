/// The words of a record and where they stand, reused from record to record.
@usableFromInline
package struct TokenBuffer: ~Copyable {
  /// One text of an attribute; a list has one per item.
  @usableFromInline
  package struct Element: BitwiseCopyable, Hashable {
    /// The number of the attribute in the index.
    package let attribute: Int32
    /// The position of its first word; items of a list continue the count.
    package let start: Int32
    /// How many positions it has.
    package var length: Int32
  }

  /// An occurrence of a word.
  @usableFromInline
  package struct Token: BitwiseCopyable, Hashable {
    package let term: TermID
    /// The number of the element it stands in.
    @usableFromInline package let element: Int32
    /// The first position it covers.
    @usableFromInline package let start: Int32
    /// The last position it covers.
    @usableFromInline package let end: Int32
  }

  @usableFromInline var elementStore = GrowingBuffer<Element>(capacity: 32)
  @usableFromInline var tokenStore = GrowingBuffer<Token>(capacity: 256)
  /// The position of the next word of each attribute; 0 between two records.
  var positions = GrowingBuffer<Int32>(capacity: 16)

  package init() {}

  /// The elements of the record that was read last. The pointer is valid until the next one is read.
  @inlinable
  package var elements: UnsafeBufferPointer<Element> { elementStore.elements }

  /// The tokens of the record that was read last. The pointer is valid until the next one is read.
  @inlinable
  package var tokens: UnsafeBufferPointer<Token> { tokenStore.elements }

  /// Forgets the record before.
  mutating func clear(attributeCount: Int) {
    for element in elementStore.elements { positions[Int(element.attribute)] = 0 }
    elementStore.truncate(to: 0)
    tokenStore.truncate(to: 0)
    while positions.count < attributeCount { positions.append(0) }
  }
}
