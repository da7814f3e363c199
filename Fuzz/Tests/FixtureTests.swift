import FileSystem
import Testing

/// Inputs on which a target failed once, or which must stay right for another reason: none may fail again.
struct FixtureTests {
  /// The folder of the fixtures, a folder a target.
  private static let folder = String(#filePath.dropLast("Fuzz/Tests/FixtureTests.swift".count)) + "Tests/Fixtures/fuzz/"

  static func files(of target: String) throws -> [String] {
    try Glob.files(matching: "*", inFolder: folder + target)
  }

  @Test(arguments: FuzzTargets.all.map(\.name))
  func fixturesHoldTheirProperties(name: String) async throws {
    let target = try #require(FuzzTargets.target(named: name))
    for file in try Self.files(of: name) {
      let input = try FileReading.bytes(ofFile: file)
      await #expect(throws: Never.self, "\(file)") { try await target.run(input) }
    }
  }

  @Test(arguments: FuzzTargets.all.map(\.name))
  func emptyAndSenselessInputsHoldProperties(name: String) async throws {
    let target = try #require(FuzzTargets.target(named: name))
    for input: [UInt8] in [[], [0], [0xFF, 0xFE], Array("a\n\"{[:\r\n- b".utf8)] {
      await #expect(throws: Never.self, "\(input)") { try await target.run(input) }
    }
  }

  @Test func everyFolderOfFixturesBelongsToATarget() throws {
    let folders = try Glob.files(matching: "*/*", inFolder: Self.folder).compactMap {
      $0.split(separator: "/").dropLast().last
    }
    #expect(Set(folders.map(String.init)).isSubset(of: FuzzTargets.all.map(\.name)))
  }
}
