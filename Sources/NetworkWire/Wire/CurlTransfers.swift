import CCurl
import FileSystem
import SearchBackends
import SearchDialects
import SearchModel

/// The requests that libcurl carries at present, with all that it uses for them. One thread at a time has it.
final class CurlTransfers {
  private let multi: CurlMulti
  private let watch: CurlWatch
  private let sockets: CurlSockets
  private let templates: CurlTemplates
  private var transfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]
  /// Requests whose connections ended, and until when it is open whether they go out again.
  private var undecided: [(transfer: CurlTransfer, result: CURLcode, period: SocketLooks.Period)] = []
  /// Until when lost connections are taken for those that sent without end.
  private var flood: SocketLooks.Period?
  private var looks = SocketLooks()

  /// How long libcurl has to tell of an answer behind which a connection ended, and of what was on one that we ended.
  private static let timeToDecide = Duration.milliseconds(5)

  /// What other threads ask for.
  struct Work {
    var begun: [CurlExchange] = []
    var cancelled: [CurlExchange] = []

    var isEmpty: Bool { begun.isEmpty && cancelled.isEmpty }
  }

  init(_ multi: CurlMulti, _ pipe: WakePipe) {
    self.multi = multi
    watch = CurlWatch(pipe)
    sockets = CurlSockets(watch, multi.floods)
    templates = CurlTemplates(sockets)
    multi.install(watch)
  }

  /// Gives back what it has, before anything was carried.
  func free() { multi.free() }

  /// Reads and writes what can be read and written.
  func act(on events: [CurlWatch.Event]) {
    watch.endWait()
    for event in events where watch.isWanted(event.socket) { multi.act(on: event.socket, events: event.events) }
  }

  /// Does what is asked for and what is due, and hands out what ended.
  func carry(_ work: Work) {
    // Which requests shared a connection at the same time is seen only before others use those of what ended.
    if multi.sharesConnections { handOutEnded() }
    for exchange in work.begun where exchange.isAwaited {
      if let connection = exchange.request.replacedConnection { end(connection) }
      begin(exchange)
    }
    for exchange in work.cancelled {
      for (easy, transfer) in transfers where transfer.exchange === exchange {
        multi.remove(transfer)
        transfers[easy] = nil
      }
    }
    // What was just begun is due at once.
    if watch.takeTime() { multi.actOnTime() }
    handOutEnded()
  }

  /// Hands out what ended, or sends it again.
  private func handOutEnded() {
    if multi.floods?.takeEnded() == true { flood = looks.period(of: Self.timeToDecide, from: .now) }
    var ended: [(transfer: CurlTransfer, result: CURLcode, connection: Int?)] = []
    while let (easy, result) = multi.nextEnded() {
      guard let transfer = transfers.removeValue(forKey: easy) else { continue }
      // Whether others were answered decides what becomes of those that were not, of which libcurl may tell first.
      if result == CURLE_OK {
        transfer.countAnswer()
        if transfer.answer.isHTTP2 { sockets.noteAnswer(atPort: transfer.localPort) }
      }
      // Once it is removed, a transfer no longer knows its connection.
      let connection = sockets.connection(of: easy)
      ended.append((transfer, result, connection))
    }
    for (transfer, _, connection) in ended where transfer.mayHaveAnothersAnswer {
      endMixture(of: transfer, on: connection, among: ended.map(\.transfer))
    }
    if multi.sharesConnections {
      for (transfer, result, _) in ended where result == CURLE_OPERATION_TIMEDOUT { endSilence(of: transfer) }
      endFarewells()
      for (transfer, result, _) in ended where CurlTransfer.isLoss(result) {
        noteSharedLoss(of: transfer, among: ended.map(\.transfer))
      }
    }
    for (transfer, result, connection) in ended {
      multi.remove(transfer)
      // A connection is closed only when libcurl has told the end of all that was open on it.
      let mayWait =
        transfer.dependsOnOthers(after: result) && isAnotherOpen(beside: transfer)
        || transfer.mayBeCutOff(after: result)
      settle(transfer, result, connection, mayWait ? looks.period(of: Self.timeToDecide, from: .now) : nil)
    }
    guard !undecided.isEmpty || flood != nil else { return }
    if let period = flood, looks.isOver(period) { flood = nil }
    let before = undecided
    undecided = []
    for (transfer, result, period) in before { settle(transfer, result, nil, period) }
    watch.setOurTime([undecided.first?.period, flood].compactMap { $0?.end }.min())
  }

  /// Ends a connection of HTTP/1.1 on which several requests were open at once. They all go out again.
  private func endMixture(of transfer: CurlTransfer, on connection: Int?, among ended: [CurlTransfer]) {
    // libcurl tells the connection of what ended only if nothing else was open on it then: others came before or after
    // it. Later versions may tell it of all, also of what is open.
    let open = transfers.values.filter(transfer.sharesConnection)
    let others =
      connection == nil
      ? open + ended.filter(transfer.sharesConnection) : open.filter { sockets.connection(of: $0.easy) != nil }
    guard !others.isEmpty else { return }
    for transfer in others + [transfer] { transfer.noteMixture() }
    sockets.end(atPort: transfer.localPort)
  }

  /// Ends a connection of HTTP/2 on which nothing was answered in all the time of a request: libcurl would send others
  /// on it, which would wait for nothing as well. Those that are open on it go out again.
  private func endSilence(of transfer: CurlTransfer) {
    let port = transfer.localPort
    guard sockets.isSilent(atPort: port, since: transfer.begun) else { return }
    let others = transfers.values.filter { $0.localPort == port }
    guard !others.contains(where: \.answer.hasBegun) else { return }
    for other in others { other.lostConnection = true }
    sockets.end(atPort: port)
  }

  /// Ends connections of which TLS has told the end. Where TCP does not tell it, libcurl 7.88 ends one request at most:
  /// others that are open there, and those that it still sends there, would wait for all of their time.
  private func endFarewells() {
    for transfer in transfers.values where !transfer.lostConnection && ccurl_easy_has_farewell(transfer.easy) {
      transfer.lostConnection = true
      sockets.end(atPort: transfer.localPort)
    }
  }

  /// Lets requests that were lost together go out again, the one for which their connection was made as well. libcurl
  /// 7.88 writes on a connection that has ended until it fails, and no longer reads the answer that came on it.
  private func noteSharedLoss(of transfer: CurlTransfer, among ended: [CurlTransfer]) {
    for others in [Array(transfers.values), ended] {
      for other in others where transfer.sharesConnection(with: other) {
        if !other.answer.hasBegun { other.lostConnection = true }
        if !transfer.answer.hasBegun { transfer.lostConnection = true }
      }
    }
  }

  /// Sends what ended again, hands it out, or leaves it undecided for a period.
  private func settle(
    _ transfer: CurlTransfer, _ result: CURLcode, _ connection: Int?, _ period: SocketLooks.Period?
  ) {
    if CurlTransfer.isLoss(result), flood != nil {
      handOut(.failure(.flood), to: transfer.exchange)
    } else if transfer.mayBeSentAgain(after: result) {
      beginAgain(transfer)
    } else if isCutOff(transfer, result) {
      if transfer.mayBeSentAgainForTheRest {
        beginAgain(transfer, earlierBody: transfer.answer.body)
      } else {
        handOut(.failure(.incomplete), to: transfer.exchange)
      }
    } else if let period, !looks.isOver(period), transfer.exchange.isAwaited {
      undecided.append((transfer, result, period))
    } else {
      handOut(transfer.outcome(result, connection: connection), to: transfer.exchange)
    }
  }

  /// Whether an answer ended because its connection did.
  private func isCutOff(_ transfer: CurlTransfer, _ result: CURLcode) -> Bool {
    sockets.isClosed(atPort: transfer.localPort) && transfer.mayBeCutOff(after: result)
  }

  /// Whether another request is open that may have shared the connection of one that ended.
  private func isAnotherOpen(beside ended: CurlTransfer) -> Bool {
    transfers.values.contains { $0.handle.template.answers === ended.handle.template.answers }
  }

  /// Begins a wait for what happens next.
  func beginWait() -> CurlWatch.Wait {
    looks.begin(at: .now)
    return watch.beginWait()
  }

  /// Whether the wait that was begun last does not notice all that is waited for now; told once.
  func takeLateness() -> Bool { watch.takeLateness() }

  /// Hands out what came of a transfer.
  private func handOut(_ outcome: Result<HTTPReply, WireFailure>, to exchange: CurlExchange) {
    if case .success(let reply) = outcome, let thread = ReadingThread.current {
      thread.handOut(reply.body.count) { exchange.end(outcome) }
    } else {
      exchange.end(outcome)
    }
  }

  /// Ends a connection if it is still open, so that no other request is sent on it. Those that share it go out again.
  private func end(_ connection: Int) {
    for (easy, transfer) in transfers where sockets.connection(of: easy) == connection {
      transfer.lostConnection = true
    }
    sockets.end(connection)
  }

  private func beginAgain(_ transfer: CurlTransfer, earlierBody: [UInt8]? = nil) {
    begin(
      transfer.exchange, repetition: transfer.repetition + 1, earlierBody: earlierBody ?? transfer.earlierBody)
  }

  private func begin(_ exchange: CurlExchange, repetition: Int = 0, earlierBody: [UInt8]? = nil) {
    guard
      let transfer = CurlTransfer(
        exchange, repetition: repetition, earlierBody: earlierBody, templates, multi.floods),
      multi.add(transfer)
    else {
      exchange.end(.failure(WireFailure(.connect, "there is too little memory for the network")))
      return
    }
    transfers[transfer.easy] = transfer
  }
}
