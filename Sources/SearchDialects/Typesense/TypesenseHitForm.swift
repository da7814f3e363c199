import SearchModel

/// What hits carry beside their records, as a request asks for it whatever its text.
struct TypesenseHitForm {
  let index: TypesenseIndex
  let retrieved: TypesenseSelection
  let highlighted: [TypesenseMarker.Target]
  let snippets: [TypesenseMarker.Target]
  let marks: TypesenseMarker.Form
  /// What hits have beside their records, in the order in which they have it.
  let additions: [Addition]
  /// What earlier records were shaped by.
  let layouts = TypesenseHitLayouts()

  /// A member that a hit has beside its record. It replaces an attribute of its name.
  enum Addition: String {
    case highlights = "_highlightResult"
    case snippets = "_snippetResult"
    case rankingInfo = "_rankingInfo"
  }

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
    additions = [
      highlighted.isEmpty ? nil : .highlights, snippets.isEmpty ? nil : .snippets,
      parameters["getRankingInfo"]?.boolValue == true ? .rankingInfo : nil,
    ].compactMap { $0 }
  }
}
