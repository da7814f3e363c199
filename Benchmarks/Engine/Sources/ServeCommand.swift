import ArgumentParser
import MultihitsEngine

/// Does what the harness tells it, a JSON object a line on standard input, each answered by one on standard output.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Build, open and play as lines of JSON on standard input say.")

  func run() throws {
    var session = BenchmarkSession()
    while let line = readLine() {
      let answer = try session.answer(JSON(parsing: Array(line.utf8)))
      print(JSON.object(answer).text())
      Lines.flush()
    }
  }
}

/// An index that commands open and play on.
private struct BenchmarkSession {
  private var index: MeasuredIndex?

  /// Carries a command out and returns its facts.
  mutating func answer(_ command: JSON) throws -> JSONObject {
    let members = command.objectValue ?? [:]
    switch members["do"]?.stringValue {
    case "build":
      let (data, folder, settings) = try (members.text("data"), members.text("index"), members.settings)
      return try timed {
        ["records": .integer(try MeasuredIndex.build(records: data, into: folder, settings: settings))]
      }
    case "open":
      let (data, folder, settings) = try (members.text("data"), members.text("index"), members.settings)
      return try timed {
        index = try MeasuredIndex(records: data, in: folder, settings: settings)
        return [:]
      }
    case "play":
      return try play(members)
    default:
      throw BenchmarkError("unknown command: \(command.text())")
    }
  }

  private func play(_ members: JSONObject) throws -> JSONObject {
    guard let index else { throw BenchmarkError("no index is open") }
    let parameters = members["scenario"]?.objectValue?["parameters"] ?? [:]
    let texts = try Lines.read(members.text("trace")).prefix(members["keystrokes"]?.integerValue ?? .max)
    let player = try TracePlayer(index, trace: texts, parameters: SearchParameters(json: parameters))
    let keystrokes = try player.play(
      limit: members["seconds"]?.doubleValue.map { .seconds($0) }, wantsHits: members["hits"]?.boolValue ?? false)
    try Lines.write(keystrokes.map(\.line), to: members.text("results"))
    return ["keystrokes": .integer(keystrokes.count)]
  }

  /// Adds the time that a work takes to its facts.
  private func timed(_ work: () throws -> JSONObject) rethrows -> JSONObject {
    let clock = ContinuousClock()
    let start = clock.now
    var facts = try work()
    facts["seconds"] = .double(Double(start.nanoseconds(to: clock.now)) / 1e9)
    return facts
  }
}

extension JSONObject {
  /// A text that a command must have.
  fileprivate func text(_ name: String) throws -> String {
    guard let text = self[name]?.stringValue else { throw BenchmarkError("the command lacks '\(name)'") }
    return text
  }

  /// The index settings of the command's corpus.
  fileprivate var settings: SearchParameters {
    get throws { try SearchParameters(json: self["corpus"]?.objectValue?["settings"] ?? [:]) }
  }
}
