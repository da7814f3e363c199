import SearchDialects
import SearchModel

// The calls of Algolia's API that make and change indices.
extension HTTPCall {
  /// Asks for the settings of an index.
  static func algoliaSettings(of index: String) -> HTTPCall {
    HTTPCall(.get, GuardedText("\(algoliaPath(of: index))/settings?getVersion=2"))
  }

  /// Changes some settings of an index, which is created if needed.
  static func algoliaSettings(_ settings: JSONObject, of index: String) -> HTTPCall {
    HTTPCall(.put, GuardedText("\(algoliaPath(of: index))/settings"), body: .json(.object(settings)), isRead: false)
  }

  /// Adds synonyms or rules.
  static func algoliaObjects(_ objects: [JSONObject], path: String, of index: String) -> HTTPCall {
    HTTPCall(
      .post, GuardedText("\(algoliaPath(of: index))/\(path)"), body: .json(.array(objects.map(JSON.object))),
      isRead: false)
  }

  /// Adds records.
  static func algoliaRecords(_ records: [JSONObject], of index: String) -> HTTPCall {
    let requests = records.map { JSON.object(["action": "addObject", "body": .object($0)]) }
    return HTTPCall(
      .post, GuardedText("\(algoliaPath(of: index))/batch"), body: .json(["requests": .array(requests)]), isRead: false)
  }

  /// Counts the records of an index.
  static func algoliaCount(of index: String) -> HTTPCall {
    let parameters: SearchParameters = [
      "analytics": false, "distinct": false, "enableRules": false, "hitsPerPage": 0, "query": "",
    ]
    return HTTPCall(
      .post, GuardedText("\(algoliaPath(of: index))/query"), body: .json(["params": .string(parameters.urlEncoded)]))
  }

  /// Asks for the state of a task.
  static func algoliaTask(_ task: Int, of index: String) -> HTTPCall {
    HTTPCall(.get, GuardedText("\(algoliaPath(of: index))/task/\(task)"))
  }

  /// Renames an index, in the place of the one by that name.
  static func algoliaMove(_ index: String, onto destination: String) -> HTTPCall {
    HTTPCall(
      .post, GuardedText("\(algoliaPath(of: index))/operation"),
      body: .json(["operation": "move", "destination": .string(destination)]), isRead: false)
  }

  /// Deletes an index.
  static func algoliaDeletion(of index: String) -> HTTPCall {
    HTTPCall(.delete, GuardedText(algoliaPath(of: index)), isRead: false)
  }

  /// The path of an index.
  static func algoliaPath(of index: String) -> String {
    "/1/indexes/\(PercentEncoding.encodedSegment(index))"
  }
}
