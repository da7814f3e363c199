import SearchModel

/// How an index that was made here is known.
enum AlgoliaMark {
  private static let member = "multihits"

  /// Whether settings as received are those of an index that was made here, by this name.
  static func isOn(_ settings: JSONObject, of index: String) -> Bool {
    settings["userData"]?.objectValue?[member]?.objectValue?["index"]?.stringValue == index
  }

  /// The settings of an upload as they are sent with its temporary index: without what belongs to queries alone,
  /// without replicas, and with the mark.
  ///
  /// - Throws: ``SearchError`` with the code `badRequest` for `userData` that leaves the mark no room.
  static func settings(of upload: IndexUpload) throws(SearchError) -> JSONObject {
    try settings(upload.settings, of: upload)
  }

  /// The settings of an upload as they are sent to a replica: all of a standard one, which Algolia made of other
  /// settings perhaps; of a virtual one its own, since it takes no others.
  static func settings(of upload: IndexUpload, as replica: UploadedReplica) throws(SearchError) -> JSONObject {
    try settings(replica.isVirtual ? replica.ownSettings : upload.settings, of: upload)
  }

  private static func settings(
    _ parameters: SearchParameters, of upload: IndexUpload
  ) throws(SearchError) -> JSONObject {
    var settings = parameters
    for name in parameters.values.keys where SearchParameter.byName[name]?.scope == .query { settings[name] = nil }
    settings["replicas"] = nil
    guard var userData = (settings["userData"] ?? [:]).objectValue, userData[member] == nil else {
      throw SearchError(
        .badRequest,
        "'userData' of the index '\(upload.name)' must be an object without '\(member)', which marks the index")
    }
    userData[member] = ["index": .string(upload.name)]
    settings["userData"] = .object(userData)
    return settings.object
  }
}
