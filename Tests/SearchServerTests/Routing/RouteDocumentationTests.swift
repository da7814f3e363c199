import Foundation
import SearchDialects
import TestSupport
import Testing

/// docs/serve.md lists every operation, and says of each whether it is served.
struct RouteDocumentationTests {
  @Test func theTablesAreThoseOfTheProgram() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "docs/serve.md"), encoding: .utf8)
    var documented: [String: Bool] = [:]
    for line in text.split(separator: "\n") {
      guard let row = line.wholeMatch(of: #/\| `\w+`.*? \| `(\w+) /1/([^`]+)` \| (yes|no)\b.*/#) else { continue }
      documented["\(row.1) \(row.2)"] = row.3 == "yes"
    }
    // Searches may be asked by GET as well, which their rows say.
    let routes = ServedRoute.all.filter {
      !($0.method == "GET" && ["searchSingleIndex", "browse"].contains($0.operation))
    }
    let served = Dictionary(routes.map { ("\($0.method) \($0.path)", $0.isServed) }, uniquingKeysWith: { $1 })
    for (route, isServed) in served { expectEqual(documented[route], isServed, "\(route)") }
    for route in documented.keys { #expect(served[route] != nil, "\(route) is no route") }
  }
}
