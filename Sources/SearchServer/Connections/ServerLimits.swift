import FileSystem
import NIOCore

/// How much a client may ask of the server's memory and time.
struct ServerLimits: Sendable {
  /// The largest body in bytes.
  var bodySize = 8 << 20
  /// How many bytes of bodies are held at most, of all requests together.
  var heldSize = 256 << 20
  /// The largest headers in bytes, all of a request together.
  var headerSize = 32 << 10
  /// How many connections are open at most.
  var connectionCount = 4_096
  /// How many seconds a request may take to come.
  var requestSeconds = 30
  /// How many seconds an answer may take to be read.
  var answerSeconds = 60
  /// How many seconds answers have when the server ends.
  var endSeconds = 10
  /// How many seconds a connection is kept on which nothing is asked.
  var idleSeconds = 75
}

extension ServerLimits {
  /// Lets connections have no more than half of the file descriptors that are free beside those of the listener. Files
  /// and backends need the others, and libraries end the process when they get none.
  func withinDescriptors() -> ServerLimits {
    var limits = self
    let needed = HTTPListener.neededDescriptors + 2 * connectionCount
    if FileDescriptors.limit < needed + Self.fileCount {
      let free = FileDescriptors.available(upTo: needed) - HTTPListener.neededDescriptors
      limits.connectionCount = max(free / 2, 1)
    }
    return limits
  }

  /// How many files the process has open at most by itself.
  private static let fileCount = 1_000

  var requestTime: TimeAmount { .seconds(Int64(requestSeconds)) }
  var answerTime: TimeAmount { .seconds(Int64(answerSeconds)) }
  var endTime: TimeAmount { .seconds(Int64(endSeconds)) }
  var idleTime: TimeAmount { .seconds(Int64(idleSeconds)) }
}
