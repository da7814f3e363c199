package import SearchModel
import Synchronization

/// The bytes of a whole index, a mapped file or memory, and where its sections are.
///
/// An image never changes, so it is shared by all searches.
package final class IndexImage: @unchecked Sendable {
  /// What the offsets of sections are multiples of, so that numbers in them are aligned.
  package static let alignment = 64

  /// The bytes. They are valid as long as the image lives.
  ///
  /// Nothing writes to them after the initializer, and `release` alone frees them, in `deinit`: that is why the image
  /// may be shared between threads although the compiler cannot check a pointer.
  let bytes: UnsafeRawBufferPointer
  /// Compares the bytes with their checksums; nil for memory that this process wrote.
  private let checks: BlockChecks?
  private let sections: ExactDictionary<Range<Int>>
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  package var count: Int { bytes.count }

  /// - Parameters:
  ///   - bytes: memory that nothing changes any more.
  ///   - sections: where each section lies within them.
  ///   - checks: what knows the checksums of the bytes.
  ///   - release: frees the memory.
  package init(
    bytes: UnsafeRawBufferPointer, sections: ExactDictionary<Range<Int>>, checks: BlockChecks? = nil,
    release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) {
    self.bytes = bytes
    self.sections = sections
    self.checks = checks
    self.release = release
  }

  deinit {
    release(bytes)
  }

  /// A section; empty when the image has no section of this name.
  package func section(_ name: String) -> ByteSection {
    sections[name].map { ByteSection(self, $0) } ?? .empty
  }

  /// Compares sections with their checksums.
  ///
  /// - Parameter isWanted: whether a section of this name is compared.
  package func checkSections(where isWanted: (String) -> Bool) {
    guard checks != nil else { return }
    for (name, range) in sections where isWanted(name) { isSound(range) }
  }

  /// Whether the bytes of a range are those that were written; see ``ByteSection/isSound(_:)``.
  @discardableResult
  package func isSound(_ range: Range<Int>) -> Bool {
    checks?.areSound(range) ?? true
  }

  /// The bits of the blocks that are known to be sound, nil when all are. They live as long as the image.
  var soundBlocks: UnsafePointer<Atomic<UInt64>>? { checks?.soundBlocks }

  /// What ``isSound(_:)`` found so far, nil when that is nothing; for whom it was inconvenient to stop at once: a
  /// search that read bytes which are not sound has no answer.
  package var damage: IndexFileError? { checks?.damage }

  /// An offset as large as this one that a section may have.
  package static func aligned(_ offset: Int) -> Int {
    (offset + alignment - 1) & ~(alignment - 1)
  }
}
