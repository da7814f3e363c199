import Diagnostics
import SearchModel
package import SpecLoader

/// Finds the ids and tags of a selection that no query has, so that a misspelt one is no run of nothing.
package struct SelectionCheck: Sendable {
  /// How many ids, and how many tags, are remembered as what could have been meant.
  static let mostCandidates = 10_000

  private var missingIDs: ExactSet
  private var missingTags: ExactDictionary<String>
  private var ids: [String] = []
  private var tags: ExactSet = []
  private var count = 0

  /// A check that has seen no query.
  package init(_ selection: QuerySelection) {
    missingIDs = selection.ids
    missingTags = selection.tags
  }

  /// Takes note of a query, whether or not it is selected.
  package mutating func note(_ entry: QueryEntry) {
    count += 1
    if !missingIDs.isEmpty {
      missingIDs.remove(entry.id)
      if ids.count < Self.mostCandidates { ids.append(entry.id) }
    }
    guard !missingTags.isEmpty else { return }
    for (key, value) in entry.tags {
      if missingTags[key] == value { missingTags[key] = nil }
      if tags.count < Self.mostCandidates { tags.insert("\(key)=\(value)") }
    }
  }

  /// What is selected and no query has, as a sentence; nil when there is nothing of the kind.
  package var problem: String? {
    if let id = missingIDs.sorted().first {
      // A number beside other numbers is no misspelling.
      let size = "the files have \(count.counted("query", "queries"))"
      let hint = Int(id) == nil ? Suggestions.hint(for: id, among: ids) : "; \(size)"
      return "--only: no query has the id '\(id)'\(hint)"
    }
    guard let (key, value) = missingTags.min(by: { $0.key < $1.key }) else { return nil }
    let words = tags.isEmpty ? "no query has tags, which stand in YAML and JSON lines" : nil
    let hint = Suggestions.hint(for: "\(key)=\(value)", among: Array(tags), otherwise: words)
    return "--tag: no query has the tag '\(key)=\(value)'\(hint)"
  }
}
