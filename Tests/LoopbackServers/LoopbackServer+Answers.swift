extension LoopbackServer.Step {
  /// A whole answer.
  public static func answer(
    _ status: Int = 200, headers: [String: String] = [:], _ body: String = ""
  ) -> LoopbackServer.Step {
    .send(Array(head(status, headers: headers, length: body.utf8.count).utf8) + Array(body.utf8))
  }

  /// The head of an answer, with a length that need not be true.
  public static func head(_ status: Int, headers: [String: String] = [:], length: Int?) -> String {
    var lines = ["HTTP/1.1 \(status) Status"]
    if let length { lines.append("Content-Length: \(length)") }
    if headers["Content-Type"] == nil { lines.append("Content-Type: application/json") }
    lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }

  /// A text as it is.
  public static func text(_ text: String) -> LoopbackServer.Step { .send(Array(text.utf8)) }
}
