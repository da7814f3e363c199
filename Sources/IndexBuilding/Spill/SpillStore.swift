import Synchronization

/// Keeps what segments leave for later: in memory up to a budget, and what is beyond it in a temporary file.
final class SpillStore: Sendable {
  private struct State: Sendable {
    var room: Int
    var file: SpillFile?
  }

  private let folder: String
  private let state: Mutex<State>

  /// - Parameters:
  ///   - budget: how many bytes stay in memory.
  ///   - folder: where a temporary file may be made.
  init(budget: Int, folder: String) {
    self.folder = folder
    state = Mutex(State(room: budget, file: nil))
  }

  /// Keeps numbers or bytes. May be called from any thread.
  func keep<Element: BitwiseCopyable & Sendable>(_ elements: [Element]) throws -> SpilledArray<Element> {
    let size = elements.count * MemoryLayout<Element>.stride
    let file = try state.withLock { state throws(SpillError) -> SpillFile? in
      if size <= state.room {
        state.room -= size
        return nil
      }
      if let file = state.file { return file }
      let file = try SpillFile(folder: folder)
      state.file = file
      return file
    }
    guard let file else { return SpilledArray(elements, release: { [self] in release(size) }) }
    return SpilledArray(
      file, at: try elements.withUnsafeBytes { try file.append($0).lowerBound }, count: elements.count)
  }

  private func release(_ size: Int) {
    state.withLock { $0.room += size }
  }
}

/// Numbers or bytes that are kept for later, in memory or in a file.
final class SpilledArray<Element: BitwiseCopyable & Sendable>: Sendable {
  private enum Storage: Sendable {
    case memory([Element], release: @Sendable () -> Void)
    case file(SpillFile, offset: Int)
  }

  private let storage: Storage
  let count: Int

  init(_ elements: [Element], release: @escaping @Sendable () -> Void) {
    storage = .memory(elements, release: release)
    count = elements.count
  }

  init(_ file: SpillFile, at offset: Int, count: Int) {
    storage = .file(file, offset: offset)
    self.count = count
  }

  deinit {
    if case .memory(_, let release) = storage { release() }
  }

  /// Calls a body with a range of it.
  ///
  /// - Precondition: the range lies within `0..<count`.
  func withElements<Answer>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<Element>) throws -> Answer
  ) throws -> Answer {
    switch storage {
    case .memory(let elements, _):
      return try elements.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    case .file(let file, let offset):
      let stride = MemoryLayout<Element>.stride
      let elements = UnsafeMutableBufferPointer<Element>.allocate(capacity: range.count)
      defer { elements.deallocate() }
      try file.read(
        from: offset + range.lowerBound * stride, into: UnsafeMutableRawBufferPointer(elements))
      return try body(UnsafeBufferPointer(elements))
    }
  }

  /// All of it.
  func elements() throws -> [Element] {
    if case .memory(let elements, _) = storage { return elements }
    return try withElements(0..<count) { Array($0) }
  }
}
