import Diagnostics
import EmbeddedEngine
import IndexSettings
import SearchDialects
import SearchModel
package import TerminalText

extension QueryExplanation {
  /// The explanation for people.
  package func text(styler: Styler) -> String {
    var text = styler.apply(.bold, to: "Query: \(JSON.string(query).text().visiblyEscaped())") + "\n"
    for section in sections { text += "\n" + section.text(styler: styler) }
    return text
  }
}

extension SectionExplanation {
  fileprivate func text(styler: Styler) -> String {
    let heading = "\(title) (module \(module), index \(indexName), backend \(backend)): \(status.rawValue)"
    var lines = [styler.apply(.bold, to: heading.visiblyEscaped())]
    switch status {
    case .hidden: lines.append("  The query has no word and showItemsOnEmptyQuery is false: nothing is sent.")
    case .unsent: lines.append("  Nothing was sent: the backend is remote.")
    case .error: lines.append("  \(error.map { "\($0.code.rawValue): \($0.message)" } ?? "")".visiblyEscaped())
    case .ok, .empty: break
    }
    for (number, request) in requests.enumerated() { lines += Self.lines(of: request, number: number + 1) }
    for (names, subject) in [(idleParameters, "Without effect"), (idleSettings, "Settings without effect")]
    where !names.isEmpty {
      lines.append("  \(subject): \(names.joined(separator: ", "))".visiblyEscaped())
    }
    if let call { lines += call.lines }
    if !rules.isEmpty { lines.append("  Rules") }
    lines += rules.flatMap(\.lines)
    if let queryAfterRemoval {
      lines.append("  Words were removed because the whole query found nothing: \(queryAfterRemoval.visiblyEscaped())")
    }
    if !hits.isEmpty { lines.append("  Hits") }
    for (place, hit) in hits.enumerated() {
      lines += hit.lines(number: hit.record.position ?? place + 1, styler: styler)
    }
    if let record {
      lines += record.lines
      let misfit = hits.first { $0.objectID.hasSameBytes(as: record.objectID) }?.misfit
      if let misfit { lines.append("    \(misfit)".visiblyEscaped()) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of request: SearchSubrequest, number: Int) -> [String] {
    let members = request.json.objectValue ?? [:]
    let facet = members["facet"]?.stringValue.map { ", values of \($0)" } ?? ""
    return ["  Request \(number): \(request.indexName)\(facet)".visiblyEscaped()]
      + (members["params"]?.objectValue ?? [:]).map {
        "    \($0.key): \($0.value.text())".visiblyEscaped()
      }
  }
}

extension HTTPCall {
  /// The call with its secrets hidden.
  fileprivate var lines: [String] {
    var lines = ["  \(method.rawValue) \(target.hidden)"] + headers.map { "    \($0.name): \($0.value.hidden)" }
    if let body { lines += String(decoding: body.bytes, as: UTF8.self).split(separator: "\n").map { "    \($0)" } }
    return lines.map { $0.visiblyEscaped() }
  }
}

extension RuleExplanation {
  fileprivate var lines: [String] {
    let conditions = conditions.joined(separator: "; ")
    return ["    \(objectID) (\(conditions))".visiblyEscaped()]
      + effects.map { "      \($0.description)".visiblyEscaped() }
  }
}

extension RecordExplanation {
  fileprivate var lines: [String] {
    let name = objectID.visiblyEscaped()
    var lines = [position.map { "  Record \(name) is hit \($0)" } ?? "  Record \(name) is not a hit"]
    if let promotedBy { lines.append("    because the rule '\(promotedBy.visiblyEscaped())' promotes it") }
    lines += reasons.map { "    because \($0.description.visiblyEscaped())" }
    if !stopWords.isEmpty {
      lines.append("    stop words left out: \(stopWords.joined(separator: ", "))".visiblyEscaped())
    }
    lines += words.flatMap(\.lines).map { "    \($0)" }
    lines += criteria.map { "    \($0.name): \($0.value?.text() ?? "none")".visiblyEscaped() }
    return lines
  }
}

extension HitExplanation {
  fileprivate func lines(number: Int, styler: Styler) -> [String] {
    let criteria = record.criteria.map { "\($0.name) \($0.value?.text() ?? "none")" }.joined(separator: " · ")
    var lines = [
      "    \(number). \(objectID.visiblyEscaped())  " + styler.apply(.dim, to: criteria.visiblyEscaped())
    ]
    if let misfit { lines.append("       \(misfit)".visiblyEscaped()) }
    if let rule = record.promotedBy { lines.append("       promoted by the rule '\(rule.visiblyEscaped())'") }
    return lines + record.words.flatMap(\.lines).map { "       \($0)" }
  }
}

extension WordExplanation {
  /// What the word matches, as one line, and what it does not mark for a better match, as another one.
  fileprivate var lines: [String] {
    var lines = ["\(queryWord) matches \(matches.isEmpty ? "nothing" : Self.list(matches))"]
    if !outranked.isEmpty { lines.append("  not marked beside a better match: \(Self.list(outranked))") }
    return lines.map { $0.visiblyEscaped() }
  }

  private static func list(_ matches: [Match]) -> String {
    matches.map { "\($0.recordWord) in \($0.attribute) (\($0))" }.joined(separator: ", ")
  }
}
