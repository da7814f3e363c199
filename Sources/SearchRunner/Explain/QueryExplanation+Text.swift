import EmbeddedEngine
import OrderedCollections
import SearchModel
public import TerminalText

extension QueryExplanation {
  /// The explanation for people.
  public func text(styler: Styler) -> String {
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
    case .hidden: lines.append("  The query is empty and showItemsOnEmptyQuery is false: nothing is sent.")
    case .unsent: lines.append("  Nothing was sent: the backend is remote.")
    case .error: lines.append("  \(error.map { "\($0.code.rawValue): \($0.message)" } ?? "")".visiblyEscaped())
    case .ok, .empty: break
    }
    for (number, request) in requests.enumerated() { lines += Self.lines(of: request, number: number + 1) }
    if let queryAfterRemoval {
      lines.append("  Words were removed because the whole query found nothing: \(queryAfterRemoval.visiblyEscaped())")
    }
    if !hits.isEmpty { lines.append("  Hits") }
    for (place, hit) in hits.enumerated() {
      let criteria = hit.rankingInfo.elements.map { "\($0.key) \($0.value.text())" }.joined(separator: " · ")
      lines.append(
        "    \(place + 1). \(hit.objectID.visiblyEscaped())  " + styler.apply(.dim, to: criteria.visiblyEscaped()))
    }
    if let record { lines += record.lines }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of request: SearchSubrequest, number: Int) -> [String] {
    let members = request.json.objectValue ?? [:]
    let facet = members["facet"]?.stringValue.map { ", values of \($0)" } ?? ""
    return ["  Request \(number): \(request.indexName)\(facet)".visiblyEscaped()]
      + (members["params"]?.objectValue ?? [:]).elements.map {
        "    \($0.key): \($0.value.text())".visiblyEscaped()
      }
  }
}

extension RecordExplanation {
  fileprivate var lines: [String] {
    let name = objectID.visiblyEscaped()
    var lines = [position.map { "  Record \(name) is hit \($0)" } ?? "  Record \(name) is not a hit"]
    lines += reasons.map { "    because \($0.description.visiblyEscaped())" }
    if !stopWords.isEmpty {
      lines.append("    stop words left out: \(stopWords.joined(separator: ", "))".visiblyEscaped())
    }
    for word in words {
      let matches = word.matches.map { "\($0.recordWord) in \($0.attribute) (\($0.kind))" }
      let found = matches.isEmpty ? "nothing" : matches.joined(separator: ", ")
      lines.append("    \(word.queryWord) matches \(found)".visiblyEscaped())
    }
    lines += criteria.map { "    \($0.name): \($0.value?.text() ?? "none")".visiblyEscaped() }
    return lines
  }
}
