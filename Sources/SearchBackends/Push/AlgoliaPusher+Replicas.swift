import SearchDialects
import SearchModel

// A replica shows the records of its primary, whose setting `replicas` makes it. What it has of its own is sent to it.
extension AlgoliaPusher {
  /// Gives a replica its settings, and a standard one its synonyms and rules, in the place of those that it has.
  ///
  /// - Throws: ``SearchError`` with the code `badRequest` when Algolia has no such replica.
  func push(
    _ upload: IndexUpload, as replica: UploadedReplica, progress: @Sendable (PushProgress) -> Void
  ) async throws(SearchError) -> PushResult {
    var settings = try AlgoliaMark.settings(of: upload, as: replica)
    guard let present = try await presentSettings(of: upload.name, as: replica) else {
      throw SearchError(
        .badRequest,
        "'\(upload.name)' is not there as a replica of '\(replica.primary)', whose upload makes it: upload that index, too"
      )
    }
    // What is not named stays as it is; null resets it.
    for name in present.keys where settings[name] == nil && replica.mayHave(name) { settings[name] = .null }
    progress(.preparing)
    var tasks = [try await task(of: .algoliaSettings(settings, of: upload.name), index: upload.name)]
    if !replica.isVirtual {
      for (objects, kind) in [(upload.synonyms, AlgoliaObjects.synonyms), (upload.rules, .rules)] {
        for call in HTTPCall.algoliaReplacement(objects, of: kind, in: upload.name) {
          tasks.append(try await task(of: call, index: upload.name))
        }
      }
    }
    progress(.waiting)
    for task in tasks { try await wait(for: task, of: upload.name) }
    return PushResult(index: upload.name, records: nil, hasReplaced: true)
  }

  /// What a push to a replica would do.
  func plan(_ upload: IndexUpload, as replica: UploadedReplica) throws(SearchError) -> [PushStep] {
    let path = HTTPCall.algoliaPath(of: upload.name)
    let settings = try AlgoliaMark.settings(of: upload, as: replica)
    var steps = [
      PushStep(.get, "\(path)/settings", "looks whether it is a replica of '\(replica.primary)'"),
      PushStep(.put, "\(path)/settings", settings.keys.joined(separator: ", ")),
    ]
    if !replica.isVirtual {
      for (objects, kind) in [(upload.synonyms, AlgoliaObjects.synonyms), (upload.rules, .rules)] {
        for call in HTTPCall.algoliaReplacement(objects, of: kind, in: upload.name) {
          let summary = objects.isEmpty ? "none" : "\(objects.count) in place of those there"
          steps.append(PushStep(call.method, call.target.hidden, summary))
        }
      }
    }
    steps.append(PushStep(.get, "\(path)/task/*", "waits until all of it is done"))
    return steps
  }

  /// The settings that a replica has now or in a moment: it is made when its primary is told of it. nil when there is
  /// no such replica.
  private func presentSettings(
    of name: String, as replica: UploadedReplica
  ) async throws(SearchError) -> JSONObject? {
    var present: JSONObject?
    // Nothing makes it when its primary is not uploaded, too.
    _ = try await polling(for: replica.isMade ? Self.moveTimeout : .zero).waits { _ async throws(SearchError) in
      let settings = try await settings(of: name)
      guard settings?["primary"]?.stringValue == replica.primary else { return false }
      present = settings
      return true
    }
    return present
  }
}

extension UploadedReplica {
  /// Whether the replica may have a setting of its own.
  fileprivate func mayHave(_ name: String) -> Bool {
    guard let parameter = SearchParameter.byName[name], parameter.isSetting, name != "replicas" else { return false }
    return !isVirtual || parameter.isQueryParameter || ["ranking", "customRanking", "userData"].contains(name)
  }
}

/// What an index holds beside its records.
enum AlgoliaObjects: String {
  case synonyms, rules

  /// The parameter by which a batch takes the place of what is there.
  var replacing: String {
    switch self {
    case .synonyms: "replaceExistingSynonyms"
    case .rules: "clearExistingRules"
    }
  }
}

extension HTTPCall {
  /// Puts synonyms or rules in the place of those of an index: the first batch removes what was there.
  static func algoliaReplacement(
    _ objects: [JSONObject], of kind: AlgoliaObjects, in index: String
  ) -> [HTTPCall] {
    guard !objects.isEmpty else {
      return [
        HTTPCall(
          .post, GuardedText("\(algoliaPath(of: index))/\(kind.rawValue)/clear"), body: .json([:]), isRead: false)
      ]
    }
    return objects.batches(of: AlgoliaPusher.maximumBatchCount).enumerated().map { place, batch in
      .algoliaObjects(
        batch, path: "\(kind.rawValue)/batch\(place == 0 ? "?\(kind.replacing)=true" : "")", of: index)
    }
  }
}
