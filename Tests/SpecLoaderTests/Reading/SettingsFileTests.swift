import Diagnostics
import IndexSettings
import SearchModel
import SpecLoader
import TestSupport
import Testing

/// Settings in a file of their own.
struct SettingsFileTests {
  private func read(_ settings: String?, _ index: String = "") -> SpecReading {
    let files = ScriptedFiles(
      missing: settings == nil ? ["s.json": "there is no such file"] : [:], settings: ["s.json": settings ?? ""])
    let spec = """
      indices:
        a:
          records: a.json
          settings: s.json
      \(index)
      indexModules:
        - { indexName: a, disjunctiveFacets: [genre] }
      """
    return SpecReader.read(bytes: Array(spec.utf8), file: "search.yaml", options: SpecReadingOptions(files: files))
  }

  @Test(arguments: [
    #"{"searchableAttributes": ["title"], "attributesForFaceting": ["genre"], "customRanking": null}"#,
    #"{"settings": {"searchableAttributes": ["title"], "attributesForFaceting": ["genre"]}, "rules": [], "synonyms": []}"#,
    "searchableAttributes: [title]\nattributesForFaceting: [genre]\n",
  ])
  func aFileHasTheSettingsOfTheIndex(text: String) throws {
    let reading = read(text)
    expectEqual(reading.diagnostics, [])
    let index = try #require(reading.specification?.indices.first)
    expectEqual(index.settings, ["searchableAttributes": ["title"], "attributesForFaceting": ["genre"]])
    expectEqual(index.settingsFile, "s.json")
    expectEqual(reading.attributeUses.first?.range.start.line, 4)
  }

  @Test func errorsNameTheLineOfTheFile() {
    let reading = read("{\n  \"searchableAttributes\": [\"title\"],\n  \"hitsPerPage\": \"many\"\n}")
    expectEqual(reading.errors.map(\.place), ["invalid-settings 4:15"])
    expectEqual(reading.errors.first?.message.hasPrefix("'s.json': line 3: "), true, "\(reading.diagnostics)")
    #expect(reading.specification == nil)
  }

  @Test(arguments: ["[1]", "{", "tr\u{0}ue", ""]) func aFileOfOtherContentsIsAnError(text: String) {
    let reading = read(text)
    #expect(reading.specification == nil)
    expectEqual(reading.errors.first?.place, "invalid-settings 4:15", "\(reading.diagnostics)")
  }

  @Test func jsonIsReadAsJSON() throws {
    let export = #"""
      {"settings": {"searchableAttributes": ["title"], "attributesForFaceting": ["genre"],
       "userData": {"a": "\ud83c\udf89\u0001", "n": 1e400, "t": "true"}},
       "synonyms": [{"objectID": "\ud83c\udf89\#u{7F}", "type": "synonym", "synonyms": ["a", "b"]}]}
      """#
    let reading = read(export)
    expectEqual(reading.diagnostics.map(\.code), ["unread-member"])
    let data = try #require(reading.specification?.indices.first?.settings["userData"]?.objectValue)
    #expect(data["a"] == "\u{1F389}\u{1}" && data["t"] == "true")
    expectEqual(
      read("{\"searchableAttributes\": [\"title\"],\n}").errors.first?.message.hasPrefix("'s.json': line 2: "), true)
    expectEqual(read("{\"paginationLimitedTo\": 1, \"paginationLimitedTo\": 2}").errors.count, 1)
  }

  @Test func aMissingFileIsAnError() {
    expectEqual(read(nil).errors.map(\.place), ["missing-file 4:15"])
  }

  @Test func warningsStandAtTheName() {
    let reading = read(#"{"searchableAttributes": ["title"], "primary": "b", "attributesToIndex": ["x"]}"#)
    #expect(reading.warnings.map(\.place).contains("former-setting 4:15"), "\(reading.warnings)")
    #expect(reading.warnings.map(\.place).contains("undeclared-facet 7:41"), "\(reading.warnings)")
  }

  @Test func whatStandsBesideTheSettingsOfAnExportIsTold() {
    let reading = read(
      #"{"settings": {"attributesForFaceting": ["genre"]}, "rules": [{}], "synonyms": [], "customRanking": ["asc(x)"]}"#
    )
    expectEqual(reading.errors, [])
    let found = reading.warnings.filter { $0.code == "unread-member" }
    expectEqual(
      found.map(\.message),
      [
        "'s.json': line 1: 'customRanking' stands beside 'settings', and is not read here",
        "'s.json': line 1: 'rules' stands beside 'settings', and is not read here; an index names a file of them by its "
          + "key 'rules'",
      ])
  }

  @Test func whatIsReadOfAnExportElsewhereOrIsNothingIsNotTold() throws {
    let export = #"{"settings": {"attributesForFaceting": ["genre"]}, "rules": [{}], "synonyms": [{}], "more": null}"#
    let reading = read(export, "    synonyms: ./s.json")
    expectEqual(
      reading.warnings.filter { $0.code == "unread-member" }.map { $0.message.contains("'rules' stands") }, [true])
  }

  @Test func aFileMayListReplicasAndAReplicaMayHaveAFile() throws {
    let replica = "  by_year: { settings: t.json }"
    let reading = read(#"{"attributesForFaceting": ["genre"], "replicas": ["by_year"]}"#, replica)
    expectEqual(reading.errors, [])
    let indices = try #require(reading.specification?.indices)
    expectEqual(indices.map(\.name), ["a", "by_year"])
    expectEqual(indices.last?.settingsFile, "t.json")
  }
}
