import Foundation
import TestSupport
import Testing

@testable import SearchServer

struct PageFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/CEmbeddedFiles/Page")

  @Test func everyFileIsServedAsItIs() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    expectEqual(PageFile.all.map(\.name).sorted(), names)
    for file in PageFile.all {
      try expectEqual(Array(Data(contentsOf: Self.folder.appending(path: file.name))), file.bytes, "\(file.name)")
    }
  }

  @Test func nothingComesFromElsewhere() throws {
    for file in PageFile.all {
      let text = try #require(String(validating: file.bytes, as: UTF8.self))
      for part in [
        "src=\"http", "href=\"http", "@import", "from \"http", "style=\"", "onclick=", "innerHTML",
      ] {
        #expect(!text.contains(part), "\(file.name) has \(part)")
      }
      // What modules import is there.
      for match in text.matches(of: #/from "\./([a-z-]+\.js)"/#) {
        #expect(PageFile.at("/\(match.1)") != nil, "\(file.name) imports \(match.1)")
      }
    }
  }

  @Test func thePageHasAPolicy() throws {
    let reply = try #require(PageFile.at("/")?.reply)
    let policy = try #require(reply.header("content-security-policy"))
    #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
    expectEqual(reply.header("content-type"), "text/html; charset=utf-8")
    #expect(PageFile.at("/../Package.swift") == nil && PageFile.at("/none.js") == nil)
  }
}
