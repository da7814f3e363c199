import FileSystem
import NIOCore
import NIOPosix
import SearchBackends
import SearchModel

/// How much of the network the process's file descriptors allow.
///
/// The network library ends the process when it cannot have the descriptors that its loops need, so they are tried
/// before.
enum NetworkCapacity {
  /// Where no more descriptors may be open, each is looked after.
  private static let scarceLimit = 4_096
  /// With fewer, one loop has to do.
  private static let tinyLimit = 256
  /// How many descriptors a loop takes.
  private static let descriptorsOfLoop = 3
  /// What one connection takes until it is there: an address is asked for, and tried in both kinds.
  private static let descriptorsOfConnection = 3

  /// Whether connections are to be counted.
  static let isScarce = FileDescriptors.limit < scarceLimit

  private static let loopCount = FileDescriptors.limit < tinyLimit ? 1 : System.coreCount

  /// Lets through as many requests of all backends together as there can be connections; nil where there is no lack of
  /// descriptors.
  ///
  /// A request can take two while addresses of both kinds are tried, and a host that was left behind keeps its
  /// connections for a moment, so half of what is there counts.
  static let connections: RequestGate? = {
    guard isScarce else { return nil }
    return RequestGate(maximum: connectionCount(available: FileDescriptors.available(upTo: scarceLimit)))
  }()

  /// How many requests may be open with so many free descriptors, at least one.
  static func connectionCount(available: Int) -> Int {
    max((available - loopCount * descriptorsOfLoop - descriptorsOfConnection) / 2, 1)
  }

  /// Makes what runs the clients.
  ///
  /// - Throws: a failure when there are not enough descriptors for it.
  static func makeGroup() throws(WireFailure) -> any EventLoopGroup {
    guard isScarce else { return MultiThreadedEventLoopGroup.singleton }
    let needed = loopCount * descriptorsOfLoop + descriptorsOfConnection
    guard FileDescriptors.available(upTo: needed) == needed else {
      throw WireFailure(
        .connect,
        "there are too few file descriptors: \(FileDescriptors.limit) may be open, and the network needs \(needed) that are"
          + " free; raise the limit (ulimit -n)", isRetryable: false)
    }
    return loopCount < System.coreCount
      ? MultiThreadedEventLoopGroup(numberOfThreads: loopCount) : MultiThreadedEventLoopGroup.singleton
  }
}
