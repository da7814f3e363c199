import CCurl
import SearchBackends
import SearchDialects
import SearchModel

/// One sending of a request by libcurl.
final class CurlTransfer {
  let exchange: CurlExchange
  let handle: CurlHandle
  /// How often its request was sent before.
  let repetition: Int
  /// The body of an answer to the same request that seemed to be cut off; nil where none was.
  let earlierBody: [UInt8]?
  /// Whether it may not go over a connection that others used before.
  private let isFresh: Bool
  /// When it began.
  let begun = ContinuousClock.now
  /// How many answers its host had given when it began.
  private let answersBefore: Int
  private(set) var answer: ReceivedAnswer
  private let floods: FloodGuard?
  /// Whether its connection ended, or we ended it, because of another transfer.
  var lostConnection = false
  /// Whether another request was open on its connection of HTTP/1.1, so that nothing on it can be believed.
  private var wasMixed = false

  /// libcurl's name for the transfer.
  var easy: UnsafeMutableRawPointer { handle.easy }

  /// A transfer, not yet begun; nil when there is no memory for it.
  ///
  /// - Parameters:
  ///   - repetition: how often its request was sent before.
  ///   - earlierBody: the body of an answer to it that seemed to be cut off.
  ///   - floods: what ends connections on which nothing of an answer comes.
  init?(
    _ exchange: CurlExchange, repetition: Int, earlierBody: [UInt8]?, _ templates: CurlTemplates, _ floods: FloodGuard?
  ) {
    let isFresh = repetition > 0 || exchange.request.replacedConnection != nil
    guard let template = templates.template(for: exchange.head),
      let handle = CurlHandle(template, for: exchange, isFresh: isFresh)
    else { return nil }
    self.handle = handle
    self.exchange = exchange
    self.repetition = repetition
    self.earlierBody = earlierBody
    self.isFresh = isFresh
    self.floods = floods
    answersBefore = template.answers.count
    answer = ReceivedAnswer(limit: exchange.head.options.responseLimit, isSecure: exchange.head.isSecure)
    handle.setReceiver(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Has libcurl give what comes to the transfer that a handle's ``CurlHandle/setReceiver(_:)`` names.
  ///
  /// - Parameter hasProxy: whether a proxy may have to open a tunnel. What it sends behind a refusal is not waited for:
  ///   libcurl 7.88 reads that for as long as it comes, past all limits, and meanwhile carries nothing else.
  static func install(on easy: UnsafeMutableRawPointer, hasProxy: Bool) {
    ccurl_easy_set_data_function(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, transfer in
      CurlTransfer.receive(bytes, size &* count, transfer) { $0.takeHeader($1) }
    }
    ccurl_easy_set_data_function(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, transfer in
      CurlTransfer.receive(bytes, size &* count, transfer) { $0.answer.takeBody($1) }
    }
    guard hasProxy else { return }
    ccurl_easy_set_progress_function(easy) { transfer, _, _, _, _ in
      guard let transfer else { return 1 }
      return Unmanaged<CurlTransfer>.fromOpaque(transfer).takeUnretainedValue().isRefusedByProxy ? 1 : 0
    }
  }

  /// Gives received bytes to the transfer that libcurl names, and says how many of them were taken: all, or none when
  /// the transfer has to end.
  private static func receive(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ transfer: UnsafeMutableRawPointer?,
    _ take: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let transfer else { return 0 }
    let object = Unmanaged<CurlTransfer>.fromOpaque(transfer).takeUnretainedValue()
    object.floods?.noteAnswer()
    return take(object, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
  }

  /// Takes a line of a head. libcurl believes a host that calls HTTP/1.1 HTTP/2, and would send several requests at
  /// once on its connections: such an answer is none.
  private func takeHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    let wasHTTP2 = answer.isHTTP2
    guard answer.takeHeader(line) else { return false }
    guard answer.isHTTP2, !wasHTTP2, ccurl_easy_agreed_otherwise(easy) else { return true }
    answer.refuseVersion()
    return false
  }

  /// Whether the request may go out again although it was sent, and nobody needs to know: the host had closed a kept
  /// connection before it answered anything on it, or said that it does, or had sent something there that is no answer,
  /// or we have ended the connection, or it was closed while others were open on it, or behind the answer to one of
  /// them.
  func mayBeSentAgain(after result: CURLcode) -> Bool {
    guard exchange.request.isRead, exchange.isAwaited else { return false }
    if wasMixed { return true }
    if result == CURLE_OK { return answer.isFarewell && hasUsedConnection }
    if Self.isNoAnswer(result) { return !answer.hasBegun && hasUsedConnection }
    guard Self.isLoss(result), mayRepeat else { return false }
    return lostConnection && !isFresh || !answer.hasBegun && (hasUsedConnection || wereOthersAnswered)
  }

  /// How often a request goes out again without a word. A host that ends a shared connection behind each answer can
  /// cost a request a connection for each of those that share it; one that ends it because of a request never answers.
  private static let mostRepetitions = 40
  private var mayRepeat: Bool { repetition < Self.mostRepetitions && !isRefusedForNow }

  /// Whether the request may go out again if libcurl tells of another's answer, which it does up to a millisecond later
  /// than of the failures of those that shared the connection.
  func dependsOnOthers(after result: CURLcode) -> Bool {
    exchange.head.isSecure && exchange.request.isRead && exchange.isAwaited && Self.isLoss(result) && !answer.hasBegun
      && mayRepeat
  }

  /// Whether the request may go out again whose answer seems to be cut off: once, then attempts follow.
  var mayBeSentAgainForTheRest: Bool { exchange.isAwaited && earlierBody == nil && mayRepeat }

  /// Whether the end of its answer may be missing. Only reads share a connection with others.
  ///
  /// Not where it is JSON, or equals what came the first time: nothing breaks off at the same place twice.
  func mayBeCutOff(after result: CURLcode) -> Bool {
    guard result == CURLE_OK, exchange.request.isRead, answer.mayBeCutOff else { return false }
    if let earlierBody, !earlierBody.isEmpty, earlierBody == answer.body { return false }
    return (try? answer.reply(connection: nil).json()) == nil
  }

  /// Whether an error of libcurl says that the connection ended. Of one of HTTP/2 behind a proxy, libcurl 7.88 says
  /// that it could not set it up.
  static func isLoss(_ result: CURLcode) -> Bool {
    switch result {
    case CURLE_FAILED_INIT, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_HTTP2,
      CURLE_HTTP2_STREAM:
      true
    default: false
    }
  }

  /// Whether an error of libcurl says that what came does not begin as an answer does.
  private static func isNoAnswer(_ result: CURLcode) -> Bool {
    result == CURLE_UNSUPPORTED_PROTOCOL || result == CURLE_WEIRD_SERVER_REPLY
  }

  /// Notes over what the answer came.
  func countAnswer() {
    let answers = handle.template.answers
    if answer.isHTTP2 {
      answers.count += 1
    } else if exchange.head.isSecure, answers.count > 0 {
      answers.isMixed = true
    }
  }

  /// Whether its answer may be another's if its connection carried both at once.
  var mayHaveAnothersAnswer: Bool {
    exchange.head.isSecure && exchange.head.isRead && answer.hasBegun && !answer.isHTTP2
  }

  /// Whether its connection carries another transfer, too, or did. libcurl names the socket only of what ended.
  func sharesConnection(with other: CurlTransfer) -> Bool {
    other !== self && other.handle.template.answers === handle.template.answers && localPort > 0
      && other.localPort == localPort
  }

  /// The port on our side of its connection, by which libcurl names that while it is open; 0 for none.
  var localPort: Int { number(CURLINFO_LOCAL_PORT) }

  /// Says that its connection carried another request at once, over HTTP/1.1.
  func noteMixture() {
    handle.template.answers.isMixed = true
    wasMixed = true
  }

  /// Whether another request was answered over HTTP/2 while this one was open. Another connection may have carried it:
  /// libcurl does not tell on which one a request was that failed. But the host does answer, so that asking it again
  /// comes to an end.
  private var wereOthersAnswered: Bool { handle.template.answers.count > answersBefore }

  /// Whether others used the connection before.
  private var hasUsedConnection: Bool {
    guard !isFresh else { return false }
    var connections = 0
    ccurl_easy_get_long(easy, CURLINFO_NUM_CONNECTS, &connections)
    return connections == 0
  }

  /// The answer, or why there is none.
  ///
  /// - Parameter connection: the number of the connection on which it came.
  func outcome(_ result: CURLcode, connection: Int?) -> Result<HTTPReply, WireFailure> {
    if let failure = answer.failure { return .failure(failure) }
    guard result == CURLE_OK else { return .failure(failure(result)) }
    do throws(WireFailure) {
      return .success(try answer.reply(connection: connection))
    } catch {
      return .failure(error)
    }
  }
}
