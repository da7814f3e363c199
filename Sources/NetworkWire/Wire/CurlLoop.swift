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

/// Where libcurl carries the requests of the process, so that backends share connections. There is one for each route.
///
/// A thread of its own waits for what happens on the connections. Who asks sends the request itself where nobody else
/// is at it, so that the thread need not be woken for that. Both live as long as the process: what they would give back
/// then, the system takes by itself.
final class CurlLoop: Sendable {
  /// What is asked for and not begun.
  private struct Inbox {
    var work = CurlTransfers.Work()
    /// Whether the thread waits, or is about to, and nobody has ended that yet.
    var isWaiting = false

    mutating func take() -> CurlTransfers.Work {
      defer { work = CurlTransfers.Work() }
      return work
    }
  }

  /// How requests reach their hosts.
  enum Route {
    /// In the clear.
    case clear
    /// In the clear, perhaps through a proxy, which may be reached over TLS.
    case proxied
    /// Over TLS.
    case secure
  }

  private static let running = Mutex<[Route: CurlLoop]>([:])

  private let transfers: Mutex<CurlTransfers>
  private let pipe: WakePipe
  private let inbox = Mutex(Inbox())
  private let route: Route

  private init(_ transfers: sending CurlTransfers, _ pipe: WakePipe, _ route: Route) {
    self.transfers = Mutex(transfers)
    self.pipe = pipe
    self.route = route
  }

  /// Whether who asks may send. Libraries for TLS write in a way that ends the process by a signal when a connection
  /// breaks, unless the thread keeps signals away.
  private var mayAskersSend: Bool { route == .clear }

  /// The loop for a route, which its first request starts.
  ///
  /// Only over TLS hosts agree on HTTP/2 before anything is sent. Without it, libcurl would believe a status line that
  /// says so, and send requests on connections on which an answer is still awaited.
  ///
  /// - Throws: a failure when libcurl is missing, or the process has too few descriptors or threads.
  static func shared(_ route: Route) throws(WireFailure) -> CurlLoop {
    try running.withLock { running throws(WireFailure) in
      if let loop = running[route] { return loop }
      let loop = try start(route)
      running[route] = loop
      return loop
    }
  }

  private static func start(_ route: Route) throws(WireFailure) -> CurlLoop {
    try NetworkCapacity.check()
    try CurlLibrary.load()
    guard let pipe = WakePipe() else { throw NetworkCapacity.tooFewDescriptors }
    guard let multi = CurlMulti(keptConnections: NetworkCapacity.keptConnections, sharesConnections: route == .secure)
    else {
      pipe.end()
      throw NetworkCapacity.tooFewDescriptors
    }
    let loop = CurlLoop(CurlTransfers(multi, pipe), pipe, route)
    guard let thread = WorkerThread({ ReadingThread().run { (thread) -> Void in loop.run(on: thread) } }) else {
      loop.transfers.withLock { $0.free() }
      pipe.end()
      throw WireFailure(.connect, "the system has no thread left for the network", isRetryable: false)
    }
    thread.detach()
    return loop
  }

  /// Begins an exchange.
  func begin(_ exchange: CurlExchange) {
    guard mayAskersSend else { return tell { $0.begun.append(exchange) } }
    inbox.withLock { $0.work.begun.append(exchange) }
    while !inbox.withLock({ $0.work.isEmpty }) {
      let isLate = transfers.withLockIfAvailable { transfers in
        transfers.carry(inbox.withLock { $0.take() })
        return transfers.takeLateness()
      }
      // Who has the transfers looks into the inbox afterwards, unless the thread has done so already.
      guard let isLate else { return tell { _ in } }
      if isLate { pipe.wakeUp() }
    }
  }

  /// Ends the transfer of an exchange that nobody waits for any more.
  func cancel(_ exchange: CurlExchange) {
    tell { $0.cancelled.append(exchange) }
  }

  /// Puts something into the inbox, and ends the wait of the thread if it has to.
  private func tell(_ change: (inout CurlTransfers.Work) -> Void) {
    let wasWaiting = inbox.withLock { inbox in
      change(&inbox.work)
      guard inbox.isWaiting, !inbox.work.isEmpty else { return false }
      inbox.isWaiting = false
      return true
    }
    if wasWaiting { pipe.wakeUp() }
  }

  private func run(on thread: ReadingThread) -> Never {
    // A connection that breaks while it is written to would end the process by a signal, and signals of others are not
    // this thread's either.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var happened: [CurlWatch.Event] = []
    while true {
      let wait = transfers.withLock { transfers -> CurlWatch.Wait? in
        transfers.act(on: happened)
        transfers.carry(inbox.withLock { $0.take() })
        let isIdle = inbox.withLock { inbox in
          inbox.isWaiting = inbox.work.isEmpty && thread.isIdle
          return inbox.isWaiting
        }
        return isIdle ? transfers.beginWait() : nil
      }
      thread.goOn()
      happened = []
      guard let wait else { continue }
      let endedAtOnce: Bool
      (happened, endedAtOnce) = wait.events()
      thread.noteWait(endedAtOnce: endedAtOnce)
    }
  }
}
