import Evaluation
import FileSystem
import Presentation
import Reports
import SearchModel

/// A part of an output: the results of one file, a report, or what a later run needs to go on with reports.
enum OutputPart {
  /// Results, of all modules or of one.
  case results(OutputDestination.Part)
  /// A report.
  case report(ReportTarget)
  /// The judged queries, for a later run that goes on; nothing of it is left in the end.
  case judgments(path: String)

  /// The file; nil for a stream.
  var path: String? {
    switch self {
    case .results(let part): part.path
    case .report(let target): target.path
    case .judgments(let path): path
    }
  }
}

/// A part of an output that is being written.
struct OutputTarget {
  /// What turns results into bytes.
  enum Renderer {
    case results(any ResultRenderer)
    case report(any ReportRenderer)
    case judgments
  }

  var renderer: Renderer
  /// nil for a stream, and for a file that has its name already.
  let file: OutputFile?
  /// Whether the target is a file, perhaps one that has its name already.
  let hasPath: Bool
  /// The stream of a target without a file.
  let descriptor: Int32

  /// A target.
  init(_ part: OutputPart, file: OutputFile?, format: OutputFormat, options: RenderingOptions) {
    self.file = file
    hasPath = part.path != nil
    switch part {
    case .results(let results):
      renderer = .results(format.renderer(for: results.shape, options: options))
      descriptor = 1
    case .report(let target):
      renderer = .report(target.renderer)
      descriptor = target.descriptor
    case .judgments:
      renderer = .judgments
      descriptor = 1
    }
  }

  /// The bytes before the first result.
  mutating func header() -> [UInt8] {
    switch renderer {
    case .results(let results): return Array(results.header.utf8)
    case .judgments: return []
    case .report(var report):
      let text = report.header()
      renderer = .report(report)
      return Array(text.utf8)
    }
  }

  /// The bytes of the next result, with what separates it from the one before.
  ///
  /// - Parameters:
  ///   - text: the result, where the target is one of results.
  ///   - hasResults: whether there is one before it.
  ///   - isTimed: whether reports tell how long a query took.
  mutating func bytes(
    of text: [UInt8], _ judged: JudgedQuery?, hasResults: Bool, isTimed: Bool
  ) -> [UInt8] {
    switch renderer {
    case .results(let results):
      return hasResults && !results.separator.isEmpty ? Array(results.separator.utf8) + text : text
    case .judgments: return (judged?.json.text()).map { Array(($0 + "\n").utf8) } ?? []
    case .report:
      guard let judged else { return [] }
      return Array(report(judged, isTimed: isTimed).utf8)
    }
  }

  /// What a report says of the next query.
  @discardableResult
  mutating func report(_ judged: JudgedQuery, isTimed: Bool) -> String {
    guard case .report(var report) = renderer else { return "" }
    var judged = judged
    if !isTimed {
      judged.milliseconds = nil
      for place in judged.sections.indices { judged.sections[place].milliseconds = nil }
    }
    let text = report.render(judged)
    renderer = .report(report)
    return text
  }

  /// The bytes after the last result.
  ///
  /// - Parameter hasResults: whether there is one.
  mutating func footer(_ summary: TestSummary, hasResults: Bool) -> [UInt8] {
    switch renderer {
    case .results(let results): return Array(results.footer(hasResults: hasResults).utf8)
    case .judgments: return []
    case .report(var report):
      let text = report.footer(summary)
      renderer = .report(report)
      return Array(text.utf8)
    }
  }

  /// What renders results; nil for a report.
  var resultRenderer: (any ResultRenderer)? {
    if case .results(let results) = renderer { results } else { nil }
  }

  /// Whether the target is a report, in which secrets are hidden.
  var isReport: Bool {
    if case .report = renderer { true } else { false }
  }

  /// Whether nothing of the target is left in the end.
  var isTemporary: Bool {
    if case .judgments = renderer { true } else { false }
  }
}
