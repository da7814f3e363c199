import SearchBackends
import SearchModel
import Synchronization

/// The heads of the latest requests: most backends are asked with few of them again and again.
final class RequestHeads: Sendable {
  private let options: NetworkOptions
  /// The latest one comes last.
  private let latest = Mutex<[RequestHead]>([])

  /// As many as a cluster has nodes, with some to spare.
  private static let mostKept = 16

  init(options: NetworkOptions) {
    self.options = options
  }

  /// The head of a request.
  ///
  /// - Throws: a failure for a request that cannot be sent.
  func head(of request: WireRequest) throws(WireFailure) -> RequestHead {
    try latest.withLock { heads throws(WireFailure) in
      if let head = heads.last(where: { $0.isHead(of: request) }) { return head }
      let head = try RequestHead(request, options: options)
      if heads.count == Self.mostKept { heads.removeFirst() }
      heads.append(head)
      return head
    }
  }
}
