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
    /// Whether the thread waits, or is about to, and nobody has ended that yet.
    var isWaiting = false
  }

  private static let running = Mutex<[Bool: CurlLoop]>([:])

  private let multi: CurlMulti
  private let pipe: WakePipe
  private let inbox = Mutex(Inbox())

  private init(_ multi: CurlMulti, _ pipe: WakePipe) {
    self.multi = multi
    self.pipe = pipe
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
    guard let pipe = WakePipe() else { throw NetworkCapacity.tooFewDescriptors }
    guard let multi = CurlMulti(keptConnections: NetworkCapacity.keptConnections, sharesConnections: isSecure) else {
      pipe.end()
      throw NetworkCapacity.tooFewDescriptors
    }
    let loop = CurlLoop(multi, pipe)
    guard let thread = WorkerThread({ loop.run() }) else {
      multi.free()
      pipe.end()
      throw WireFailure(.connect, "the system has no thread left for the network", isRetryable: false)
    }
    thread.detach()
    return loop
  }

  /// Begins an exchange.
  func begin(_ exchange: CurlExchange) {
    tell { $0.begun.append(exchange) }
  }

  /// Ends the transfer of an exchange that nobody waits for any more.
  func cancel(_ exchange: CurlExchange) {
    tell { $0.cancelled.append(exchange) }
  }

  /// Puts something into the inbox, and ends the wait of the thread if it has to.
  private func tell(_ change: (inout Inbox) -> Void) {
    let wasWaiting = inbox.withLock { inbox in
      change(&inbox)
      defer { inbox.isWaiting = false }
      return inbox.isWaiting
    }
    if wasWaiting { pipe.wakeUp() }
  }

  private func run() {
    // A connection that breaks while it is written to would end the process by a signal, and signals of others are not
    // this thread's either.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var transfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]
    let (sockets, handles, watch) = (CurlSockets(), CurlHandles(), CurlWatch(pipe))
    multi.install(watch)
    var happened: [CurlWatch.Event] = []
    while true {
      for event in happened { multi.act(on: event.socket, events: event.events) }
      let work = inbox.withLock { inbox in
        defer { inbox = Inbox() }
        return inbox
      }
      for exchange in work.begun where exchange.isAwaited {
        if let connection = exchange.request.replacedConnection { end(connection, sockets, transfers) }
        begin(exchange, isFresh: exchange.request.replacedConnection != nil, sockets, handles, &transfers)
      }
      for exchange in work.cancelled {
        for (easy, transfer) in transfers where transfer.exchange === exchange {
          multi.remove(transfer)
          transfers[easy] = nil
        }
      }
      // What was just begun is due at once.
      if watch.takeTime() { multi.actOnTime() }
      while let (easy, result) = multi.nextEnded() {
        guard let transfer = transfers.removeValue(forKey: easy) else { continue }
        // Once it is removed, a transfer no longer knows its connection.
        let connection = sockets.connection(of: easy)
        multi.remove(transfer)
        if transfer.mayBeSentAgain(after: result) {
          begin(transfer.exchange, isFresh: true, sockets, handles, &transfers)
        } else {
          transfer.exchange.end(transfer.outcome(result, connection: connection))
        }
      }
      let isIdle = inbox.withLock { inbox in
        inbox.isWaiting = inbox.begun.isEmpty && inbox.cancelled.isEmpty
        return inbox.isWaiting
      }
      happened = isIdle ? watch.wait() : []
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
    _ exchange: CurlExchange, isFresh: Bool, _ sockets: CurlSockets, _ handles: CurlHandles,
    _ transfers: inout [UnsafeMutableRawPointer: CurlTransfer]
  ) {
    guard let transfer = CurlTransfer(exchange, isFresh: isFresh, sockets, handles), multi.add(transfer) else {
      exchange.end(.failure(WireFailure(.connect, "there is too little memory for the network")))
      return
    }
    transfers[transfer.easy] = transfer
  }
}
