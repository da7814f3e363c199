import SearchDialects
import SearchModel

extension FuzzTargets {
  /// What clients ask of the server: a line with the method, the target and a key, then the body. Faults have the
  /// statuses of Algolia's interface, and what a key demands stays within what was asked.
  static let servedRequests = FuzzTarget("served-requests", maximumLength: 4_096) { input in
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.endIndex
    let line = String(decoding: input[..<end], as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
    let request = ServedRequest(
      String(line.first ?? "GET"), target: line.count > 1 ? String(line[1]) : "/",
      headers: line.count > 2 ? ["x-algolia-api-key": String(line[2])] : [:], body: Array(input[end...].dropFirst()))
    let keys = ServedKeys(search: "s", admin: "a")
    for keys in [keys, ServedKeys()] {
      do throws(ServedFault) {
        let access = try keys.access(of: request, at: 1_000)
        let operation = try ServedOperation(request)
        let allowed = try access.check(operation)
        try requireSame(operation, allowed)
        for query in allowed.queries {
          try query.check()
          _ = query.request(settings: [:])
          _ = query.browseParameters
          _ = try query.browsedCount()
        }
        if case .runComposition(let run) = allowed { _ = try run.groups() }
        if case .definitions(_, _, let search) = allowed {
          _ = search.content(of: [["objectID": "1", "type": "synonym", "conditions": [["context": "x"]]]])
        }
      } catch {
        guard [400, 403, 404, 405, 422, 501].contains(error.status), !error.message.isEmpty else {
          throw BrokenProperty("a fault of this interface: \(error)")
        }
      }
    }
    if let cursor = ServedCursor(String(decoding: input, as: UTF8.self)) {
      try requireEqual(ServedCursor(cursor.text), cursor, "a cursor reads back")
    }
  }

  /// A key adds conditions; it never changes which indices are asked, or how many searches are made.
  private static func requireSame(_ operation: ServedOperation, _ allowed: ServedOperation) throws(ServedFault) {
    guard operation.queries.map(\.indexName) == allowed.queries.map(\.indexName) else {
      throw ServedFault(500, "a key changed the searches")
    }
  }
}
