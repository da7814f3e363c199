/// The bytes of a whole index, a mapped file or memory, and where its sections are.
///
/// An image never changes, so it is shared by all searches.
final class IndexImage: @unchecked Sendable {
  /// What the offsets of sections are multiples of, so that numbers in them are aligned.
  static let alignment = 64

  /// The bytes. They are valid as long as the image lives.
  ///
  /// Nothing writes to them after the initializer, and `release` alone frees them, in `deinit`: that is why the image may
  /// be shared between threads although the compiler cannot check a pointer.
  let bytes: UnsafeRawBufferPointer
  private let sections: [String: Range<Int>]
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  var count: Int { bytes.count }

  /// - Parameters:
  ///   - bytes: memory that nothing changes any more.
  ///   - sections: where each section lies within them.
  ///   - release: frees the memory.
  init(
    bytes: UnsafeRawBufferPointer, sections: [String: Range<Int>],
    release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) {
    self.bytes = bytes
    self.sections = sections
    self.release = release
  }

  deinit {
    release(bytes)
  }

  /// A section, empty when the image has none of this name.
  func section(_ name: String) -> ByteSection {
    sections[name].map { ByteSection(self, $0) } ?? .empty
  }
}
