import SearchModel

extension TypesenseDialect {
  /// Where results repeat what was asked.
  private enum EchoPath {
    static let page = ["page"]
    static let collection = ["request_params", "collection_name"]
    static let size = ["request_params", "per_page"]
    static let text = ["request_params", TypesenseRequest.textMember]
  }

  /// What the result of a search repeats of it: everything but filters. In place of an alias it has the name of the
  /// collection behind it.
  func echo(of search: JSON, place: Int) -> AnswerEcho? {
    guard let search = search.objectValue, let name = search["collection"]?.stringValue,
      let text = search[TypesenseRequest.textMember]?.stringValue,
      let page = search["page"]?.integerValue, let size = search["per_page"]?.integerValue
    else { return nil }
    let known = collections[name]?.name
    let collection = known ?? name
    return AnswerEcho(
      place: place, index: name,
      members: [
        AnswerEcho.Member(EchoPath.page, asked: .page(page)),
        AnswerEcho.Member(EchoPath.collection, asked: known.map(AnswerEcho.Value.name) ?? .alias(name)),
        AnswerEcho.Member(EchoPath.size, asked: .number(size)),
        AnswerEcho.Member(EchoPath.text, asked: .text(text)),
      ],
      // Later versions have more members in between.
      usualText: [
        "\"per_page\":\(size),\"\(TypesenseRequest.textMember)\":\(JSON.string(text).text())",
        "\"page\":\(page),\"request_params\":{\"collection_name\":\(JSON.string(collection).text()),",
      ])
  }
}
