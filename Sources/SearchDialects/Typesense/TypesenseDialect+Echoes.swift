import SearchModel

extension TypesenseDialect {
  /// What the result of a search repeats of it: everything but filters. In place of an alias it has the name of the
  /// collection behind it.
  func echo(of search: JSON, place: Int) -> AnswerEcho? {
    guard let search = search.objectValue, let name = search["collection"]?.stringValue,
      let text = search[TypesenseRequest.textMember]?.stringValue,
      let page = search["page"]?.integerValue, let size = search["per_page"]?.integerValue
    else { return nil }
    let collection = collections[name]?.name ?? name
    return AnswerEcho(
      place: place, index: name,
      members: [
        AnswerEcho.Member("page", asked: .number(page)),
        AnswerEcho.Member("request_params", "collection_name", asked: .text(collection)),
        AnswerEcho.Member("request_params", "per_page", asked: .number(size)),
        AnswerEcho.Member("request_params", TypesenseRequest.textMember, asked: .text(text)),
      ],
      // Later versions have more members in between.
      usualText: [
        "\"per_page\":\(size),\"\(TypesenseRequest.textMember)\":\(JSON.string(text).text())",
        "\"page\":\(page),\"request_params\":{\"collection_name\":\(JSON.string(collection).text()),",
      ])
  }
}
