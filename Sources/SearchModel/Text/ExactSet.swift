public import Diagnostics
public import OrderedCollections

/// Texts that differ when their bytes differ, each once, in the order in which they were added.
///
/// Two sets are equal when they hold the same texts in any order. `ExactDictionary` says why bytes decide.
///
/// - Complexity: Asking and adding take O(length of the text), removing O(number of texts).
@frozen public struct ExactSet: Sendable {
  @usableFromInline var storage: OrderedSet<ExactText>

  @inlinable init(storage: OrderedSet<ExactText>) { self.storage = storage }

  /// An empty set.
  @inlinable public init() { storage = [] }

  /// A set of texts.
  @inlinable public init(_ texts: some Sequence<String>) {
    storage = OrderedSet(texts.lazy.map { ExactText($0) })
  }
}

extension ExactSet: Hashable {
  /// Whether two sets hold the same texts, in any order.
  @inlinable public static func == (left: ExactSet, right: ExactSet) -> Bool {
    left.storage.unordered == right.storage.unordered
  }

  /// Hashes the texts, whatever their order.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(storage.unordered) }
}

extension ExactSet: ExpressibleByArrayLiteral {
  /// The texts of a literal.
  @inlinable public init(arrayLiteral elements: String...) { self.init(elements) }
}

extension ExactSet: CustomStringConvertible {
  /// The texts as a list of Swift's.
  public var description: String { Array(self).description }
}

extension ExactSet: RandomAccessCollection {
  /// The place of the first text.
  @inlinable public var startIndex: Int { 0 }
  /// The number of texts.
  @inlinable public var endIndex: Int { storage.count }
  /// The text at a place.
  @inlinable public subscript(position: Int) -> String { storage[position].text }
}

extension ExactSet {
  /// The texts as keys, which lends them without a copy of each.
  @inlinable var exactTexts: [ExactText] { storage.elements }

  /// Whether the set holds a text.
  @inlinable public func contains(_ text: String) -> Bool { storage.contains(ExactText(text)) }

  /// The place of a text, nil where the set does not hold it.
  @inlinable public func firstIndex(of text: String) -> Int? { storage.firstIndex(of: ExactText(text)) }

  /// Adds a text at the end, and says whether it is new, and which one the set holds now.
  @inlinable @discardableResult
  public mutating func insert(_ text: String) -> (inserted: Bool, memberAfterInsert: String) {
    (storage.append(ExactText(text)).inserted, text)
  }

  /// Removes a text, and returns it if the set held it.
  @inlinable @discardableResult public mutating func remove(_ text: String) -> String? {
    storage.remove(ExactText(text))?.text
  }

  /// Removes all texts.
  @inlinable public mutating func removeAll() { storage.removeAll() }

  /// Makes room for a number of texts.
  @inlinable public mutating func reserveCapacity(_ capacity: Int) { storage.reserveCapacity(capacity) }

  /// Adds texts at the end.
  @inlinable public mutating func formUnion(_ texts: some Sequence<String>) { for text in texts { insert(text) } }

  /// The set with texts added at the end.
  @inlinable public func union(_ texts: some Sequence<String>) -> ExactSet {
    var union = self
    union.formUnion(texts)
    return union
  }

  /// The texts that another set holds, too.
  @inlinable public func intersection(_ other: ExactSet) -> ExactSet {
    ExactSet(storage: storage.intersection(other.storage))
  }

  /// The texts that another set does not hold.
  @inlinable public func subtracting(_ other: ExactSet) -> ExactSet {
    ExactSet(storage: storage.subtracting(other.storage))
  }

  /// Whether another set holds all texts.
  @inlinable public func isSubset(of other: ExactSet) -> Bool { storage.isSubset(of: other.storage) }

  /// Whether no text is in both sets.
  @inlinable public func isDisjoint(with other: ExactSet) -> Bool { storage.isDisjoint(with: other.storage) }

  /// The texts for which `isIncluded` says so.
  @inlinable public func filter(_ isIncluded: (String) throws -> Bool) rethrows -> ExactSet {
    ExactSet(storage: try storage.filter { try isIncluded($0.text) })
  }
}
