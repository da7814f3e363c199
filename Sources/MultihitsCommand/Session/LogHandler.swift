import Logging
import SearchModel
import TerminalText

/// Writes log lines to standard error, as text or as one JSON object a line, without time stamps.
struct StandardErrorLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  let format: LogFormat

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let fields = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
    switch format {
    case .text:
      let details = fields.map { " \($0.key)=\($0.value)" }.joined()
      Redaction.writeError("\(event.level.rawValue): \(event.message)\(details)\n")
    case .json:
      var object: JSONObject = ["level": .string("\(event.level)"), "message": .string("\(event.message)")]
      for field in fields { object[field.key] = .string("\(field.value)") }
      Redaction.writeError(ConsoleText(rendered: JSON.object(object).text().escapedAsJSON()) + "\n")
    }
  }
}

extension ConsoleOptions {
  /// A logger that says everything with `--verbose` and only errors otherwise.
  func makeLogger() -> Logger {
    Logger(label: "multihits") { _ in
      StandardErrorLogHandler(logLevel: verbose ? .debug : .error, format: logFormat)
    }
  }
}
