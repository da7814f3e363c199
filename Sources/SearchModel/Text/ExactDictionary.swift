public import Diagnostics
public import OrderedCollections

/// Values by texts that differ when their bytes differ, in the order in which they were added.
///
/// Names in JSON, ids, columns and facet values are what their bytes say. A dictionary of Swift's `String`s takes `é`
/// and `e` with U+0301 for one key, and so loses one of two members that are both there.
///
/// - Complexity: Looking up, replacing and adding a value take O(length of the key), removing one O(number of values).
@frozen public struct ExactDictionary<Value> {
  @usableFromInline var storage: OrderedDictionary<ExactText, Value>

  @inlinable init(storage: OrderedDictionary<ExactText, Value>) { self.storage = storage }

  /// An empty dictionary.
  @inlinable public init() { storage = OrderedDictionary() }

  /// An empty dictionary with room for a number of pairs.
  @inlinable public init(minimumCapacity: Int) { storage = OrderedDictionary(minimumCapacity: minimumCapacity) }

  /// A dictionary of pairs whose keys all differ.
  @inlinable public init(uniqueKeysWithValues pairs: some Sequence<(String, Value)>) {
    self.init(pairs, uniquingKeysWith: { $1 })
  }

  /// A dictionary of pairs whose keys all differ.
  @inlinable public init(uniqueKeysWithValues pairs: some Sequence<(key: String, value: Value)>) {
    self.init(pairs.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// A dictionary of keys that are known to differ, and their values in the same order.
  @inlinable package init(uncheckedUniqueKeys keys: some Sequence<String>, values: some Sequence<Value>) {
    storage = OrderedDictionary(uncheckedUniqueKeys: keys.lazy.map { ExactText($0) }, values: values)
  }

  /// A dictionary of pairs; `combine` decides about two values of one key.
  @inlinable public init(
    _ pairs: some Sequence<(String, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    storage = try OrderedDictionary(pairs.lazy.map { (ExactText($0.0), $0.1) }, uniquingKeysWith: combine)
  }

  /// Elements by the text that `key` makes of each, in their order.
  @inlinable public init<Element>(grouping elements: some Sequence<Element>, by key: (Element) throws -> String)
    rethrows
  where Value == [Element] {
    self.init()
    for element in elements { self[try key(element), default: []].append(element) }
  }
}

extension ExactDictionary: Sendable where Value: Sendable {}
extension ExactDictionary: Equatable where Value: Equatable {}
extension ExactDictionary: Hashable where Value: Hashable {}

extension ExactDictionary: ExpressibleByDictionaryLiteral {
  /// The pairs of a literal in its order; the last of equal keys wins.
  @inlinable public init(dictionaryLiteral elements: (String, Value)...) {
    self.init()
    if elements.isEmpty { return }
    reserveCapacity(elements.count)
    for (key, value) in elements { storage[ExactText(key)] = value }
  }
}

extension ExactDictionary: CustomStringConvertible {
  /// The pairs as Swift writes a dictionary, in their order.
  public var description: String {
    isEmpty ? "[:]" : "[" + map { "\($0.key.debugDescription): \($0.value)" }.joined(separator: ", ") + "]"
  }
}

extension ExactDictionary: RandomAccessCollection {
  /// A key and its value.
  public typealias Element = (key: String, value: Value)

  /// The place of the first pair.
  @inlinable public var startIndex: Int { 0 }
  /// The number of pairs.
  @inlinable public var endIndex: Int { storage.count }
  /// The pair at a place.
  @inlinable public subscript(position: Int) -> Element {
    let pair = storage.elements[position]
    return (pair.key.text, pair.value)
  }
}

extension ExactDictionary {
  /// The keys in their order.
  @inlinable public var keys: ExactSet { ExactSet(storage: storage.keys) }

  /// The values in the order of their keys.
  @inlinable public var values: [Value] { storage.values.elements }

  /// Whether another dictionary is known to have the same keys, because both have one list of them.
  ///
  /// - Complexity: O(1)
  @inlinable package func sharesKeys<Other>(with other: ExactDictionary<Other>) -> Bool {
    guard count == other.count else { return false }
    return storage.keys.elements.withUnsafeBufferPointer { own in
      other.storage.keys.elements.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }

  /// The value at a place.
  @inlinable public subscript(valueAt position: Int) -> Value {
    get { storage.values[position] }
    _modify { yield &storage.values[position] }
  }

  /// The value of a key, nil where there is none. A new key is added at the end; nil removes a key.
  @inlinable public subscript(_ key: String) -> Value? {
    get { storage[ExactText(key)] }
    set { storage[ExactText(key)] = newValue }
    _modify { yield &storage[ExactText(key)] }
  }

  /// The value of a key, or another where there is none.
  @inlinable public subscript(_ key: String, default value: @autoclosure () -> Value) -> Value {
    get { storage[ExactText(key), default: value()] }
    _modify { yield &storage[ExactText(key), default: value()] }
  }

  /// Sets the value of a key, and returns the one that it had.
  @inlinable @discardableResult public mutating func updateValue(_ value: Value, forKey key: String) -> Value? {
    storage.updateValue(value, forKey: ExactText(key))
  }

  /// Sets the value of a key; a new one is added at a place.
  @inlinable public mutating func updateValue(_ value: Value, forKey key: String, insertingAt position: Int) {
    storage.updateValue(value, forKey: ExactText(key), insertingAt: position)
  }

  /// Removes a key, and returns its value.
  @inlinable @discardableResult public mutating func removeValue(forKey key: String) -> Value? {
    storage.removeValue(forKey: ExactText(key))
  }

  /// Removes all pairs.
  @inlinable public mutating func removeAll() { storage.removeAll() }

  /// Makes room for a number of pairs.
  @inlinable public mutating func reserveCapacity(_ capacity: Int) { storage.reserveCapacity(capacity) }

  /// Adds the pairs of another dictionary; `combine` decides about keys that both have.
  @inlinable public mutating func merge(
    _ other: ExactDictionary, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    for (key, value) in other.storage {
      storage[key] = try storage[key].map { try combine($0, value) } ?? value
    }
  }

  /// The dictionary with the pairs of another; `combine` decides about keys that both have.
  @inlinable public func merging(
    _ other: ExactDictionary, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> ExactDictionary {
    var merged = self
    try merged.merge(other, uniquingKeysWith: combine)
    return merged
  }

  /// The same keys with other values.
  @inlinable public func mapValues<Other>(_ transform: (Value) throws -> Other) rethrows -> ExactDictionary<Other> {
    ExactDictionary<Other>(storage: try storage.mapValues(transform))
  }

  /// The same keys with other values, made of their places in order.
  @inlinable package func mapPlaces<Other>(_ value: (Int) throws -> Other) rethrows -> ExactDictionary<Other> {
    var place = 0
    return try mapValues { _ in
      defer { place += 1 }
      return try value(place)
    }
  }

  /// The same keys with other values, without those for which there is none.
  @inlinable public func compactMapValues<Other>(
    _ transform: (Value) throws -> Other?
  ) rethrows -> ExactDictionary<Other> {
    ExactDictionary<Other>(storage: try storage.compactMapValues(transform))
  }

  /// The pairs for which `isIncluded` says so.
  @inlinable public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> ExactDictionary {
    ExactDictionary(storage: try storage.filter { try isIncluded(($0.key.text, $0.value)) })
  }

  /// Sorts the pairs.
  @inlinable public mutating func sort(by precedes: (Element, Element) throws -> Bool) rethrows {
    try storage.sort { try precedes(($0.key.text, $0.value), ($1.key.text, $1.value)) }
  }
}
