import CCurl
import FileSystem
import SearchBackends
import SearchModel
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The thread on which libcurl carries the requests of the process, so that backends share connections. There is one
/// for requests over TLS and one for others.
///
/// It lives as long as the process: what it would give back then, the system takes by itself.
final class CurlLoop: Sendable {
  /// What other threads ask of it.
  private struct Inbox {
    var begun: [CurlExchange] = []
    var cancelled: [CurlExchange] = []
  }

  private static let running = Mutex<[Bool: CurlLoop]>([:])

  private let multi: CurlMulti
  private let inbox = Mutex(Inbox())

  private init(_ multi: CurlMulti) {
    self.multi = multi
  }

  /// The loop for requests with or without TLS, which the first of them starts.
  ///
  /// Only over TLS hosts agree on HTTP/2 before anything is sent. Without it, libcurl would believe a status line that
  /// says so, and send requests on connections on which an answer is still awaited.
  ///
  /// - Throws: a failure when libcurl is missing, or the process has too few descriptors or threads.
  static func shared(isSecure: Bool) throws(WireFailure) -> CurlLoop {
    try running.withLock { running throws(WireFailure) in
      if let loop = running[isSecure] { return loop }
      let loop = try start(isSecure: isSecure)
      running[isSecure] = loop
      return loop
    }
  }

  private static func start(isSecure: Bool) throws(WireFailure) -> CurlLoop {
    try NetworkCapacity.check()
    try CurlLibrary.load()
    guard let multi = CurlMulti(keptConnections: NetworkCapacity.keptConnections, sharesConnections: isSecure) else {
      throw NetworkCapacity.tooFewDescriptors
    }
    let loop = CurlLoop(multi)
    guard let thread = WorkerThread({ loop.run() }) else {
      multi.free()
      throw WireFailure(.connect, "the system has no thread left for the network", isRetryable: false)
    }
    thread.detach()
    return loop
  }

  /// Begins an exchange.
  func begin(_ exchange: CurlExchange) {
    inbox.withLock { $0.begun.append(exchange) }
    multi.wakeUp()
  }

  /// Ends the transfer of an exchange that nobody waits for any more.
  func cancel(_ exchange: CurlExchange) {
    inbox.withLock { $0.cancelled.append(exchange) }
    multi.wakeUp()
  }

  private func run() {
    // A connection that breaks while it is written to would end the process by a signal, and signals of others are not
    // this thread's either.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var transfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]
    let sockets = CurlSockets()
    while true {
      let work = inbox.withLock { inbox in
        defer { inbox = Inbox() }
        return inbox
      }
      for exchange in work.begun where exchange.isAwaited {
        if let connection = exchange.request.replacedConnection { end(connection, sockets, transfers) }
        begin(exchange, isFresh: exchange.request.replacedConnection != nil, sockets, &transfers)
      }
      for exchange in work.cancelled {
        for (easy, transfer) in transfers where transfer.exchange === exchange {
          multi.remove(transfer)
          transfers[easy] = nil
        }
      }
      multi.perform()
      while let (easy, result) = multi.nextEnded() {
        guard let transfer = transfers.removeValue(forKey: easy) else { continue }
        // Once it is removed, a transfer no longer knows its connection.
        let connection = sockets.connection(of: easy)
        multi.remove(transfer)
        if transfer.mayBeSentAgain(after: result) {
          begin(transfer.exchange, isFresh: true, sockets, &transfers)
        } else {
          transfer.exchange.end(transfer.outcome(result, connection: connection))
        }
      }
      multi.wait()
    }
  }

  /// Ends a connection if it is still open, so that no other request is sent on it. Those that share it go out again.
  private func end(
    _ connection: Int, _ sockets: CurlSockets, _ transfers: [UnsafeMutableRawPointer: CurlTransfer]
  ) {
    for (easy, transfer) in transfers where sockets.connection(of: easy) == connection {
      transfer.lostConnection = true
    }
    sockets.end(connection)
  }

  private func begin(
    _ exchange: CurlExchange, isFresh: Bool, _ sockets: CurlSockets,
    _ transfers: inout [UnsafeMutableRawPointer: CurlTransfer]
  ) {
    guard let transfer = CurlTransfer(exchange, isFresh: isFresh, sockets), multi.add(transfer) else {
      exchange.end(.failure(WireFailure(.connect, "there is too little memory for the network")))
      return
    }
    transfers[transfer.easy] = transfer
  }
}
