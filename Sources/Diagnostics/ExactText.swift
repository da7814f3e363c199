/// A text that equals another only if their bytes are equal, as a key of dictionaries and sets.
///
/// `ExactDictionary` and `ExactSet` of `SearchModel`, which are made of them, take plain texts.
@frozen public struct ExactText: Sendable {
  /// The text.
  public let text: String

  /// Makes a key of a text.
  @inlinable public init(_ text: String) { self.text = text }
}

extension ExactText: Hashable, Comparable {
  /// Whether the UTF-8 bytes are equal.
  @inlinable public static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  /// Hashes the UTF-8 bytes.
  @inlinable public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  /// Whether a text comes before another by its UTF-8 bytes, an order that no locale and no Unicode version changes.
  @inlinable public static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension Sequence<String> {
  /// Whether one of the texts has the UTF-8 bytes of another.
  ///
  /// - Complexity: O(number of texts); many are better asked as a set of exact texts.
  @inlinable package func contains(bytesOf text: String) -> Bool { contains { $0.hasSameBytes(as: text) } }
}

extension String {
  /// Whether the UTF-8 bytes of two texts are equal, which Swift's `==` does not ask.
  @inlinable package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // Most texts lend their bytes as they are, without a copy whose references are counted.
    let isEqual = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable {
        UnsafeRawBufferPointer(bytes).isEqual(to: UnsafeRawBufferPointer($0))
      }
    }
    return isEqual.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }
}
