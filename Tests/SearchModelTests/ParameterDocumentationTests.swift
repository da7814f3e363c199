import SearchModel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The table of parameters in the documentation says what the catalogue says.
struct ParameterDocumentationTests {
  private static let rows: [String: Substring] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    guard let text = try? String(contentsOf: root.appending(path: "docs/search.md"), encoding: .utf8) else {
      return [:]
    }
    let rows = text.split(separator: "\n").drop { !$0.contains("parameters: begin") }
      .prefix { !$0.contains("parameters: end") }.filter { $0.hasPrefix("| `") }
    return Dictionary(
      rows.compactMap { row in row.split(separator: "`").dropFirst().first.map { (String($0), row) } },
      uniquingKeysWith: { first, _ in first })
  }()

  @Test(arguments: SearchParameter.all)
  func documentationDescribesTheParameter(_ parameter: SearchParameter) throws {
    let row = try #require(Self.rows[parameter.name], "docs/search.md has no row for \(parameter.name)")
    let cells = row.split(separator: "|").map { $0.trimmed }
    let scope =
      switch parameter.scope {
      case .query: "query"
      case .setting: "settings"
      case .both: "both"
      }
    let support =
      switch parameter.support {
      case .works: "works"
      case .withoutEffect: "no effect"
      }
    #expect(cells.contains(scope))
    #expect(cells.contains(support))
    #expect(row.contains(parameter.summary.split(separator: "|").first ?? ""))
  }

  @Test func documentationHasNoRowForAParameterThatDoesNotExist() {
    let unknown = Self.rows.keys.filter { SearchParameter.byName[$0] == nil }
    #expect(Self.rows.count == SearchParameter.all.count)
    #expect(unknown.isEmpty)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
