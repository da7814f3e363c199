import SearchDialects
import SearchModel
import TestSupport
import Testing

struct ServedKeysTests {
  private let keys = ServedKeys(search: "search", admin: "admin")

  private func status(_ key: String?, _ target: String, keys: ServedKeys? = nil, at time: Int = 1_000) -> Int? {
    do throws(ServedFault) {
      let request = ServedRequest(
        target.contains("query") ? "POST" : "GET", target: target, headers: key.map { ["x-algolia-api-key": $0] } ?? [:]
      )
      _ = try (keys ?? self.keys).access(of: request, at: time).check(ServedOperation(request))
      return nil
    } catch {
      return error.status
    }
  }

  /// The key that the clients make of "search" and the text behind it.
  private static let limited =
    "YTNiZjM5ZTI0YTIwNGNiYWRhMjFkNjVhYWE2ZGMxYWUwYjU3ZDRmZGMyODYyOWU3NzE2MDU2YWYxOGYzOTczYmZpbHRlcnM9Z2VucmVzJTNBRHJhbWEmcmVzdHJpY3RJbmRpY2VzPWZpbG1zJnZhbGlkVW50aWw9MjAwMA=="
  private static let filtered =
    "YTRmNmJlYjA1YmExM2U4Y2MxYjRmNWU1YzEwMjU0MDhlMjUxMTc1ZmNjNjY3NjY5YzAyODMwMjM4NmE2MWU4ZmZpbHRlcnM9Z2VucmVzJTNBQ3JpbWUlMjBPUiUyMGdlbnJlcyUzQURyYW1hJmhpdHNQZXJQYWdlPTM="
  private static let unlimited =
    "ZWIxYzlhZWM3MDUwNWQxNzgyZDQyZTAzNWUwYWQ0MjRjYmU4NDk0NDk2MGM5NTE4YWQ0ZDg5OGI0MjIyMDFmOA=="
  private static let patterned =
    "Nzk1YzhlOWNkYzUwNjA3ZDBmZjJmODc4OGRjMGE2ODdmZWEwOTY0MTEzYTRmZTAzNGE4Y2YxMzllN2JiM2JlYnJlc3RyaWN0SW5kaWNlcz0lNUIlMjJkZXZfJTJBJTIyJTJDJTIyZmlsbXMlMjIlNUQ="

  @Test func withoutKeysAnyIsTaken() {
    for key in [nil, "", "anything"] { #expect(status(key, "/1/indexes/f/settings", keys: ServedKeys()) == nil) }
  }

  @Test func eachKeyMayDoItsPart() {
    #expect(status("search", "/1/indexes/f/query") == nil)
    expectEqual(status("search", "/1/indexes/f/settings"), 403)
    expectEqual(status("search", "/1/indexes"), 403)
    expectEqual(status("search", "/1/indexes/f/browse"), 403)
    #expect(status("admin", "/1/indexes/f/browse") == nil)
    expectEqual(status("other", "/1/indexes/f/query"), 403)
    expectEqual(status(nil, "/1/indexes/f/query"), 403)
  }

  /// Whatever their bytes have in common.
  @Test(arguments: [("skey", "akey"), ("aaaa", "aaab"), ("baaa", "aaaa"), ("abab", "baba"), ("key-1", "key-2")])
  func keysOfOneLengthAreToldApart(_ search: String, _ admin: String) {
    let keys = ServedKeys(search: search, admin: admin)
    expectEqual(status(search, "/1/indexes", keys: keys), 403)
    #expect(status(search, "/1/indexes/f/query", keys: keys) == nil)
    #expect(status(admin, "/1/indexes", keys: keys) == nil)
    expectEqual(status(admin, "/1/indexes", keys: ServedKeys(search: search)), 403)
  }

  @Test func keysMayStandInTheAddress() {
    #expect(status(nil, "/1/indexes/f/query?x-algolia-api-key=search&x-algolia-application-id=A") == nil)
    #expect(status(nil, "/1/indexes/f/query?X-Algolia-API-Key=search") == nil)
  }

  @Test func anApplicationMustBeNamedWhereOneIsGiven() {
    let keys = ServedKeys(search: "search", applicationID: "APP")
    expectEqual(status("search", "/1/indexes/f/query", keys: keys), 403)
    #expect(status("search", "/1/indexes/f/query?x-algolia-application-id=APP", keys: keys) == nil)
  }

  @Test func securedKeysAreLimited() {
    #expect(status(Self.limited, "/1/indexes/films/query") == nil)
    expectEqual(status(Self.limited, "/1/indexes/films/query", at: 2_000), 403)
    expectEqual(status(Self.limited, "/1/indexes/actors/query"), 403)
    expectEqual(status(Self.limited, "/1/indexes/films/settings"), 403)
    // A record by its id would evade the filters.
    expectEqual(status(Self.limited, "/1/indexes/films/1"), 403)
    #expect(status(Self.patterned, "/1/indexes/dev_films/query") == nil)
    #expect(status(Self.patterned, "/1/indexes/films/1") == nil)
    expectEqual(status(Self.patterned, "/1/indexes/prod_films/query"), 403)
  }

  @Test func aSecuredKeyMayDemandNothing() {
    #expect(status(Self.unlimited, "/1/indexes/films/query") == nil)
    expectEqual(status(Self.unlimited, "/1/indexes/films/settings"), 403)
  }

  @Test func securedKeysOfOtherKeysAreRefused() {
    expectEqual(status(Self.limited, "/1/indexes/films/query", keys: ServedKeys(search: "another")), 403)
    expectEqual(status(String(Self.limited.dropLast(4)) + "AAAA", "/1/indexes/films/query"), 403)
  }

  @Test func securedKeysCountWhereAnyKeyIsTaken() {
    expectEqual(status(Self.limited, "/1/indexes/actors/query", keys: ServedKeys()), 403)
  }

  @Test func whatASecuredKeyDemandsHolds() throws {
    let request = ServedRequest(
      "POST", target: "/1/indexes/films/query", headers: ["x-algolia-api-key": Self.filtered],
      body: Array(#"{"query":"a","filters":"x:1 OR x:2","hitsPerPage":50}"#.utf8))
    let operation = try keys.access(of: request, at: 0).check(ServedOperation(request))
    guard case .query(let query) = operation else {
      Issue.record("it is another operation")
      return
    }
    expectEqual(query.parameters.filters, "( x:1 OR x:2 ) AND ( genres:Crime OR genres:Drama )")
    expectEqual(query.parameters.hitsPerPage, 3)
    expectEqual(query.parameters.query, "a")
  }
}
