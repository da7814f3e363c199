import Presentation
import Runs
import SearchGraph
import SearchModel
import Terminal
import TerminalText

/// How accepted hits are printed.
package enum SelectionFormat: Sendable, Hashable {
  /// The ids, one a line.
  case ids
  /// One JSON object with the query, the key and the hits.
  case json
  /// A line of a pattern for each hit.
  case template(SelectionTemplate)
}

/// What accepted hits are printed as, for scripts.
package struct SelectionPrinter: Sendable {
  /// How hits are printed.
  package var format: SelectionFormat
  /// Whether the query comes first.
  package var printsQuery: Bool
  /// Whether the name of the key that accepted comes before the hits; nothing stands for Enter.
  package var printsKey: Bool
  /// Whether entries end in a zero byte instead of a line feed, and keep their line breaks.
  package var endsWithZero: Bool
  /// Whether what could act on a terminal becomes visible.
  package var escapesControls = false

  /// A printer.
  package init(
    format: SelectionFormat = .ids, printsQuery: Bool = false, printsKey: Bool = false, endsWithZero: Bool = false
  ) {
    self.format = format
    self.printsQuery = printsQuery
    self.printsKey = printsKey
    self.endsWithZero = endsWithZero
  }

  /// What goes to standard output.
  package func text(of selection: Selection) -> String {
    if format == .json {
      let text = json(of: selection).text(indentation: 2) + "\n"
      return escapesControls ? text.escapedAsJSON() : text
    }
    var entries: [String] = []
    if printsQuery { entries.append(line(selection.query)) }
    if printsKey { entries.append(selection.key == Key(.enter) ? "" : selection.key.name) }
    for hit in selection.hits {
      switch format {
      case .ids: entries.append(line(hit.hit.objectID))
      case .template(let template):
        entries.append(template.text(of: hit, query: selection.query) { line($0) })
      case .json: break
      }
    }
    return entries.map { $0 + (endsWithZero ? "\0" : "\n") }.joined()
  }

  /// A value in a line: its line breaks and tabs become spaces, so that lines and columns stay intact.
  private func line(_ value: String) -> String {
    var value = value
    if !endsWithZero, value.contains(where: { $0.isNewline || $0 == "\t" }) {
      value = String(value.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
    return escapesControls ? value.visiblyEscaped() : value
  }

  private func json(of selection: Selection) -> JSON {
    let hits = selection.hits.map { hit -> JSON in
      ["module": .string(hit.module), "indexName": .string(hit.indexName), "hit": hit.hit.json]
    }
    return ["query": .string(selection.query), "key": .string(selection.key.name), "hits": .array(hits)]
  }
}
