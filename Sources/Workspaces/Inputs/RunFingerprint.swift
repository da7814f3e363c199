import FileSystem

/// A short name of everything that decides a run's output, to tell two runs apart. It guards against mistakes, not
/// against attacks.
package struct RunFingerprint: Sendable {
  private var stream = XXH64.Stream()

  /// The name of nothing.
  package init() {}

  /// Adds bytes that more may follow.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { append(UnsafeRawBufferPointer($0)) }
    if isDone == nil { stream.append(Array(bytes).span.bytes) }
  }

  /// Adds bytes that more may follow.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    stream.append(bytes.bytes)
  }

  /// Adds bytes and a mark of their end.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    append(bytes)
    append(CollectionOfOne(0xFF))
  }

  /// Adds a text.
  package mutating func add(_ text: String) {
    add(text.utf8)
  }

  /// The name of the bytes so far as the results of so many queries, so that neither can be taken for others.
  package func text(after queryCount: Int) -> String {
    var fingerprint = self
    fingerprint.add("\(queryCount)")
    return fingerprint.text
  }

  /// The name in hexadecimal digits.
  package var text: String { String(stream.hash, radix: 16) }
}
