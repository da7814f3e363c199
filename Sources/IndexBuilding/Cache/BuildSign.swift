import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the file of a lock says: which process has the lock, and how often it has given a sign of life.
struct BuildSign: Hashable {
  private let bytes: [UInt8]

  /// The sign that a file holds; an empty one when it cannot be read.
  init(descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = SystemCalls.retrying { Int32(clamping: pread(descriptor, &bytes, bytes.count, 0)) }
    self.bytes = Array(bytes.prefix(max(0, Int(count))))
  }

  /// The sign that a process gives for the time of a number.
  init(processID: Int32, number: Int) {
    bytes = Array("\(processID) \(number)\n".utf8)
  }

  /// The process that gave it.
  var processID: Int32? {
    Int32(String(decoding: bytes.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Writes it into a file, instead of what is there.
  func write(to descriptor: Int32) {
    // The signs of one process never become shorter; those of an earlier one may have been longer.
    if pwrite(descriptor, bytes, bytes.count, 0) == bytes.count { _ = ftruncate(descriptor, off_t(bytes.count)) }
  }
}

/// Gives a sign of life every second as long as the process runs. The threads of a stopped process are stopped as well,
/// on every system.
final class BuildHeartbeat {
  private let isOver = Monitor(false)
  private var thread: WorkerThread?

  /// Begins with a first sign.
  ///
  /// - Parameter descriptor: the file of the lock, which stays open until ``stop()``.
  init(descriptor: Int32) {
    BuildSign(processID: getpid(), number: 0).write(to: descriptor)
    thread = WorkerThread { [isOver] in
      var number = 0
      while isOver.wait(milliseconds: 1_000, for: { $0 ? true : nil }) == nil {
        number += 1
        BuildSign(processID: getpid(), number: number).write(to: descriptor)
      }
    }
  }

  /// Gives no more signs.
  func stop() {
    isOver.change { $0 = true }
    thread.take()?.join()
  }
}
