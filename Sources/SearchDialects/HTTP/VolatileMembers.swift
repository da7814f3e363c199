import SearchModel

/// Members of a backend's answers that differ from one time to the next although the answer is the same, such as how
/// long it took. Recordings are kept without them, so that recording once more changes nothing.
package struct VolatileMembers: Sendable, Hashable {
  /// Their names, in the answer itself.
  package var names: Set<String>
  /// The members that are lists of answers, in which they stand as well.
  package var lists: Set<String>

  /// Volatile members; by default none.
  package init(names: Set<String> = [], lists: Set<String> = []) {
    self.names = names
    self.lists = lists
  }

  /// An answer without them: numbers stand as 0, anything else is left out.
  package func removed(from reply: HTTPReply) -> HTTPReply {
    guard !names.isEmpty, let content = try? JSON(parsing: reply.body), let plain = plain(content) else { return reply }
    var reply = reply
    reply.body = Array(plain.text().utf8)
    return reply
  }

  /// A value without them; nil when it does not contain them.
  private func plain(_ value: JSON) -> JSON? {
    guard case .object(var members) = value else { return nil }
    var isChanged = removeOwn(from: &members)
    for name in lists {
      guard case .array(var elements)? = members[name] else { continue }
      for place in elements.indices {
        guard case .object(var element) = elements[place], removeOwn(from: &element) else { continue }
        elements[place] = .object(element)
        isChanged = true
      }
      members[name] = .array(elements)
    }
    return isChanged ? .object(members) : nil
  }

  private func removeOwn(from members: inout JSONObject) -> Bool {
    var isChanged = false
    for name in names {
      guard let value = members[name] else { continue }
      switch value {
      case .integer, .double, .literal: members[name] = .integer(0)
      default: members[name] = nil
      }
      isChanged = true
    }
    return isChanged
  }
}
