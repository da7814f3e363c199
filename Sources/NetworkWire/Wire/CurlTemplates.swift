/// What is known of a host's answers over TLS.
final class SharedAnswers {
  /// How many came over HTTP/2, where several requests share a connection.
  var count = 0
  /// Whether some of its connections speak HTTP/2 and others HTTP/1.1. libcurl 7.88 takes them all for the same, and
  /// sends several requests at once on one that cannot tell their answers apart; so each request has its own.
  var isMixed = false
}

/// The templates of the latest heads.
final class CurlTemplates {
  private let sockets: CurlSockets
  /// The latest one comes last.
  private var kept: [CurlTemplate] = []

  /// How many are kept at most: more than there are hosts and kinds of requests.
  private static let mostKept = 32

  init(_ sockets: CurlSockets) {
    self.sockets = sockets
  }

  /// The template for requests with a head; nil when there is no memory for it.
  func template(for head: RequestHead) -> CurlTemplate? {
    if let template = kept.last(where: { $0.head === head }) { return template }
    let answers = kept.last { $0.head.hasHost(of: head) }?.answers ?? SharedAnswers()
    guard let template = CurlTemplate(head, answers, sockets) else { return nil }
    if kept.count == Self.mostKept { kept.removeFirst() }
    kept.append(template)
    return template
  }
}
