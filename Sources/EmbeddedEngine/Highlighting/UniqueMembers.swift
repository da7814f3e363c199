import SearchModel

/// The members of an object that is being put together from names that are known to differ, so that none has to be
/// looked up.
struct UniqueMembers {
  private var names: [String] = []
  private var values: [JSON] = []

  init(minimumCapacity: Int) {
    names.reserveCapacity(minimumCapacity)
    values.reserveCapacity(minimumCapacity)
  }

  var isEmpty: Bool { names.isEmpty }

  mutating func append(_ name: String, _ value: JSON) {
    names.append(name)
    values.append(value)
  }

  var object: JSONObject { JSONObject(uncheckedUniqueKeys: names, values: values) }
}
