package import SearchModel

extension ServedComposition {
  /// A record that a request wants to be injected.
  package struct InjectedItem: Sendable, Hashable {
    /// Its id.
    package var objectID: String
    /// What it says of itself in the answer.
    package var metadata: JSONObject = [:]

    /// How many records one group may name.
    package static let mostItems = 100

    /// The groups of records of a request.
    ///
    /// - Throws: ``ServedFault`` with 400.
    static func groups(in value: JSON) throws(ServedFault) -> [InjectedGroup] {
      guard let members = value.objectValue else { throw ServedFault(400, "'injectedItems' must be an object") }
      return try members.map { key, group throws(ServedFault) in
        guard let list = group.objectValue?["items"]?.arrayValue else {
          throw ServedFault(400, "'injectedItems.\(key)' must be an object with a list 'items'")
        }
        guard list.count <= mostItems else {
          throw ServedFault(400, "'injectedItems.\(key)' may have at most \(mostItems) items, found \(list.count)")
        }
        return InjectedGroup(key: key, items: try list.map { item throws(ServedFault) in try Self(item, of: key) })
      }
    }

    private init(_ value: JSON, of key: String) throws(ServedFault) {
      guard let members = value.objectValue, let id = members["objectID"]?.stringValue else {
        throw ServedFault(400, "each of 'injectedItems.\(key).items' must have a text 'objectID'")
      }
      try ServedOperation.refuseOthers(in: members, than: ["objectID", "metadata"])
      objectID = id
      guard let metadata = members["metadata"], metadata != .null else { return }
      guard let object = metadata.objectValue else {
        throw ServedFault(400, "'metadata' of 'injectedItems.\(key).items' must be an object")
      }
      self.metadata = object
    }
  }

  /// The records that a request wants to be injected as one of the groups of the composition.
  package struct InjectedGroup: Sendable, Hashable {
    /// The group's key.
    package var key: String
    /// The records.
    package var items: [InjectedItem]
  }
}
