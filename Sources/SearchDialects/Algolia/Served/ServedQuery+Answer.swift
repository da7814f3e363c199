package import SearchModel

extension ServedQuery {
  /// The answer in Algolia's members.
  ///
  /// - Parameters:
  ///   - response: what was found.
  ///   - milliseconds: how long that took.
  ///   - namesIndex: whether the answer names the index, as one of several does.
  ///   - settings: those of the index, where parameters say nothing.
  package func content(
    _ response: SearchResponse, milliseconds: Int, namesIndex: Bool, settings: SearchParameters = [:]
  ) -> JSON {
    var content = response.content
    guard target == .hits else {
      content["processingTimeMS"] = .integer(milliseconds)
      return .object(content)
    }
    let isExact = JSON.bool(response.isExhaustive)
    content["exhaustiveTypo"] = isExact
    content["exhaustive"] = ["facetsCount": isExact, "nbHits": isExact, "typo": isExact]
    content["query"] = .string(parameters.query)
    content["params"] = .string(echo)
    if namesIndex { content["index"] = .string(indexName) }
    content["renderingContent"] = content["renderingContent"] ?? [:]
    content["processingTimeMS"] = .integer(milliseconds)
    return .object(wanted(content, settings))
  }

  /// The members that `responseFields` asks for; some are always there.
  private func wanted(_ content: JSONObject, _ settings: SearchParameters) -> JSONObject {
    guard let fields = (parameters["responseFields"] ?? settings["responseFields"])?.stringListValue,
      !fields.contains("*")
    else { return content }
    return content.filter { fields.contains($0.key) || Self.constantMembers.contains($0.key) }
  }

  private static let constantMembers: Set<String> = ["message", "warning", "cursor", "processed", "queryAfterRemoval"]
}
