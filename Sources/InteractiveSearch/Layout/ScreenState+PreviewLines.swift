import SearchGraph
import SearchModel

extension ScreenState {
  /// The record under the cursor as indented JSON, cut into lines.
  var previewLines: [String] {
    switch currentRow {
    case .hit(let hit, let received):
      var record = received ?? hit.fields
      for name in DynamicHit.annotationNames { record[name] = nil }
      if received == nil { record.updateValue(.string(hit.objectID), forKey: "objectID", insertingAt: 0) }
      return JSON.object(record).cuttingTexts(to: TextRun.mostCharacters).text(indentation: 2).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map(String.init)
    case .facet(let facet, _): return ["\(facet.value): \(facet.count)"]
    case .missing, nil: return ["Nothing under the cursor"]
    }
  }

  /// How many lines of the record fit.
  var previewPage: Int { max(layout.preview?.rows.count ?? 1, 1) }
}

extension JSON {
  /// The value with long texts cut, because a line of each is what can be seen.
  fileprivate func cuttingTexts(to limit: Int) -> JSON {
    switch self {
    case .string(let text) where text.utf8.count > 4 * limit: .string(text.prefix(limit) + "…")
    case .array(let elements): .array(elements.map { $0.cuttingTexts(to: limit) })
    case .object(let members): .object(members.mapValues { $0.cuttingTexts(to: limit) })
    default: self
    }
  }
}
