import FileSystem
import SearchBackends
import SearchModel

/// How much of the network the process's file descriptors allow.
enum NetworkCapacity {
  /// Where no more descriptors may be open, each is looked after.
  private static let scarceLimit = 4_096
  /// What a loop takes to be woken up, by us and by libcurl.
  private static let descriptorsOfLoop = 4
  /// What one connection takes until it is there: an address is asked for, and tried in both kinds.
  private static let descriptorsOfConnection = 3

  /// Whether connections are to be counted.
  static let isScarce = FileDescriptors.limit < scarceLimit

  /// Lets through as many requests of all backends together as there can be connections; nil where there is no lack of
  /// descriptors.
  ///
  /// A request can take two while addresses of both kinds are tried, and a host that was left behind keeps its
  /// connections for a moment, so half of what is there counts.
  static let connections: RequestGate? = {
    guard isScarce else { return nil }
    return RequestGate(maximum: connectionCount(available: FileDescriptors.available(upTo: scarceLimit)))
  }()

  /// How many requests may be open with so many free descriptors, at least one. There may be three loops.
  static func connectionCount(available: Int) -> Int {
    max((available - 3 * descriptorsOfLoop - descriptorsOfConnection) / 2, 1)
  }

  /// How many connections are kept for further requests. An idle one holds a descriptor that another one may need.
  static var keptConnections: Int { connections?.maximum ?? 1_000 }

  /// - Throws: a failure when there are not enough descriptors to begin with.
  static func check() throws(WireFailure) {
    guard isScarce else { return }
    let needed = descriptorsOfLoop + descriptorsOfConnection
    guard FileDescriptors.available(upTo: needed) == needed else { throw tooFewDescriptors }
  }

  static var tooFewDescriptors: WireFailure {
    WireFailure(
      .connect,
      "there are too few file descriptors: \(FileDescriptors.limit) may be open, and the network needs"
        + " \(descriptorsOfLoop + descriptorsOfConnection) that are free; raise the limit (ulimit -n)",
      isRetryable: false)
  }

  /// What to do when a connection cannot have a descriptor.
  static var tooFewDescriptorsMessage: String {
    "there are too few file descriptors: \(FileDescriptors.limit) may be open; raise the limit (ulimit -n), or lower"
      + " 'concurrency'"
  }
}
