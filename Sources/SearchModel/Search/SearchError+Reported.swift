extension SearchError {
  /// The error for an HTTP status that is not a success, with the answer's message.
  public init(status: Int, message: String) {
    let code: Code =
      switch status {
      case 401: .auth
      case 403: .forbidden
      case 404: .indexNotFound
      case 408, 504: .timeout
      case 413: .tooLarge
      case 429: .rateLimited
      case 400..<500: .badRequest
      case 500...: .server
      // A redirect without a place, or what else is neither an answer nor an error.
      default: .badResponse
      }
    self.init(code, message)
  }

  /// The error that an answer reports instead of results, nil for an answer with results.
  ///
  /// Read leniently, `{"message": "Index x does not exist", "status": 404}` would be an empty page.
  init?(reportedIn content: JSONObject) {
    guard content["hits"] == nil, content["facetHits"] == nil, let status = content["status"]?.integerValue,
      status >= 400
    else { return nil }
    self.init(status: status, message: content["message"]?.stringValue ?? "the backend answered with status \(status)")
  }
}
