#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Chunks of whole lines out of a stream of bytes.
///
/// A chunk ends with the last line that ends within a fixed number of bytes; a longer line makes its chunk longer.
struct LineChunks: RecordChunkSource {
  /// Fills memory with the next bytes of the stream and tells how many there were, 0 at its end.
  private let read: (UnsafeMutableRawBufferPointer) throws -> Int
  private let size: Int
  private let lineLimit: Int
  /// What was read of the line after the last chunk.
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// - Parameters:
  ///   - size: how many bytes a chunk has at most, if its lines allow it.
  ///   - lineLimit: how many bytes a line may have; a longer one is refused before all of it is in memory.
  ///   - read: fills memory with the next bytes of the stream and tells how many there were, 0 at its end.
  init(
    size: Int, lineLimit: Int = DocumentEncoder.recordLimit,
    read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int
  ) {
    self.size = max(1, size)
    self.lineLimit = lineLimit
    self.read = read
  }

  mutating func nextChunk() throws -> RecordChunk? {
    var chunk = rest
    rest = []
    var limit = size
    while true {
      if !isAtEnd, chunk.count < limit { try fill(&chunk, upTo: limit) }
      if isAtEnd, chunk.count <= limit { return chunk.isEmpty ? nil : .lines(chunk) }
      if let end = Self.endOfLastLine(chunk, within: limit) {
        rest = Array(chunk[end...])
        chunk.removeSubrange(end...)
        return .lines(chunk)
      }
      guard limit <= lineLimit else { throw BuildError.obstacle(.line(.tooLarge)) }
      limit *= 2
    }
  }

  /// Reads until the chunk has so many bytes or the stream ends.
  private mutating func fill(_ chunk: inout [UInt8], upTo limit: Int) throws {
    let read = read
    var reachedEnd = false
    let old = chunk
    chunk = try [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let memory = UnsafeMutableRawBufferPointer(buffer)
      memory.copyBytes(from: old)
      count = old.count
      while count < limit {
        let added = try read(UnsafeMutableRawBufferPointer(rebasing: memory[count...]))
        guard added > 0 else {
          reachedEnd = true
          return
        }
        count += added
      }
    }
    if reachedEnd { isAtEnd = true }
  }

  private static func endOfLastLine(_ bytes: [UInt8], within limit: Int) -> Int? {
    bytes[..<min(limit, bytes.count)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
  }
}
