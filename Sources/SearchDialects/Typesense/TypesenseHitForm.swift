import SearchModel

/// What hits carry beside their records, as a request asks for it whatever its text.
struct TypesenseHitForm {
  let index: TypesenseIndex
  let retrieved: TypesenseSelection
  let highlighted: [TypesenseMarker.Target]
  let snippets: [TypesenseMarker.Target]
  let marks: TypesenseMarker.Form
  let hasRankingInfo: Bool
  /// The members that hits have beside their records, which replace attributes of these names.
  let added: [String]

  init(_ request: TypesenseRequest) {
    let parameters = request.parameters
    index = request.index
    retrieved = TypesenseSelection(
      parameters["attributesToRetrieve"]?.stringListValue ?? ["*"],
      without: request.index.settings["unretrievableAttributes"]?.stringListValue ?? [])
    let isUnmarked = request.isUnmarked
    highlighted = request.highlightedAttributes.map { .init($0, isUnmarked: isUnmarked($0)) }
    snippets = request.snippets.map { .init($0.attribute, words: $0.words, isUnmarked: isUnmarked($0.attribute)) }
    marks = TypesenseMarker.Form(
      tags: parameters.highlightTags, marks: request.marks,
      ellipsis: parameters["snippetEllipsisText"]?.stringValue ?? "…",
      onlyMatching: parameters["restrictHighlightAndSnippetArrays"]?.boolValue ?? false,
      completesLastWord: (parameters["queryType"] ?? "prefixLast") != "prefixNone")
    hasRankingInfo = parameters["getRankingInfo"]?.boolValue ?? false
    added = [
      highlighted.isEmpty ? nil : "_highlightResult", snippets.isEmpty ? nil : "_snippetResult",
      hasRankingInfo ? "_rankingInfo" : nil,
    ].compactMap { $0 }
  }
}
