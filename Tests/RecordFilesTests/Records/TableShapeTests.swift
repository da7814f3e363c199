import Diagnostics
import SearchModel
import TestSupport
import Testing

@testable import RecordFiles

/// How tables are written is told from the files, and said.
struct TableShapeTests {
  private func load(_ text: String, name: String = "t.csv", id: String = "id") throws -> RecordLoading {
    let folder = try TemporaryFolder()
    try folder.write(name, text)
    var loading = RecordFileReader.load([name], inFolder: folder.path, objectIDAttribute: id)
    for index in loading.warnings.indices { loading.warnings[index].file = name }
    return loading
  }

  @Test(arguments: [
    (";", "';'"), ("\t", "tabs"), ("|", "'|'"),
  ])
  func theSeparatorIsToldFromTheFile(separator: String, name: String) throws {
    let text = "id,name,note\n1,lamp,\"a; b\tc|d\"\n2,cup,x\n".replacing(",", with: separator)
    let loading = try load(text)
    expectEqual(loading.records.map { $0.attributes["name"] }, ["lamp", "cup"])
    expectEqual(loading.records.first?.attributes["note"], "a; b\tc|d")
    expectEqual(loading.warnings.map(\.fullMessage), ["the columns are separated by \(name)"])
    expectEqual(loading.warnings.first?.severity, .note)
  }

  @Test(arguments: [
    "id,a;b\n1,x\n", "id,\"a;b;c;d\"\n1,x;y;z\n", "id\n1;2\n", "id,a|b,c\n", "id,a;b;c\n1,2\n",
  ])
  func commasWinWhereTheyFit(text: String) throws {
    let loading = try load(text)
    #expect(loading.diagnostics.isEmpty && loading.warnings.isEmpty)
  }

  @Test(arguments: ["id;b, EUR;c\n1;1,50;3\n2;12,99;10\n", "id;b;c, d;e\n1;1,5;3,0;x\n"])
  func theSeparatorOfMostFieldsWins(text: String) throws {
    let loading = try load(text)
    expectEqual(loading.warnings.first?.message, "the columns are separated by ';'")
    #expect(loading.diagnostics.isEmpty)
  }

  @Test func rowsThatDoNotFitTellASeparatorApart() throws {
    let loading = try load("id,tags;x;y\n1,a;b;c\n2,a\n")
    #expect(loading.diagnostics.isEmpty && loading.warnings.isEmpty)
  }

  @Test func aTableOfTabsByItsNameKeepsThem() throws {
    let loading = try load("id\ta;b\n1\tx;y\n", name: "t.tsv")
    #expect(loading.records.first?.attributes["a;b"] == "x;y" && loading.warnings.isEmpty)
  }

  @Test(arguments: [
    "id\tn\n\"1\"\t\"x, y\"\n\"2\"\t\"z\"\n", "\"id\"\t\"n\"\n1\tx, y\n2\tz\n", "id\tn\tm\n1\tx, y\t\"a\tb\"\n2\tz\t\n",
  ])
  func quotesOfATableOfTabsAreLeftOutWhereAllHaveThemOrTheyHoldTabs(text: String) throws {
    let loading = try load(text, name: "t.tsv")
    expectEqual(loading.records.map(\.objectID), ["1", "2"])
    expectEqual(loading.records.map { $0.attributes["n"] }, ["x, y", "z"])
    expectEqual(loading.warnings.map(\.message), ["the quotes around cells are no part of them"])
    let folder = try TemporaryFolder()
    try folder.write("t.tsv", text)
    let declared = TableReading(separator: UInt8(ascii: "\t"))
    let source = RecordSource(["t.tsv"], identity: .attribute("id"), tables: declared)
    expectEqual(RecordFileReader.load(source, inFolder: folder.path).records, loading.records)
  }

  @Test func aCellOfTabsThatKeepsItsQuotesIsSaid() throws {
    let loading = try load("id\tn\n1\t\"Smith, John\"\n2\tBob\n", name: "t.tsv")
    expectEqual(loading.records.map { $0.attributes["n"] }, ["\"Smith, John\"", "Bob"])
    expectEqual(loading.warnings.map(\.code), ["quoted-cells"])
    expectEqual(loading.warnings.first?.range?.start.line, 2)
  }

  @Test func aHeaderOfTabsMayHoldALineEndInQuotes() throws {
    let loading = try load("name\t\"a\nb\"\tid\nlamp\tx\t1\n", name: "t.tsv")
    expectEqual(loading.diagnostics.map(\.message), [])
    expectEqual(loading.records.map(\.objectID), ["1"])
    expectEqual(loading.records.first?.attributes["a\nb"], "x")
    // Quotes that are none leave what was wrong before.
    let other = try load("name\t\"a\nlamp\tx\n", name: "t.tsv")
    expectEqual(other.diagnostics.map(\.code), ["missing-object-id"])
  }

  @Test func whatBackslashesBecomeInATableOfTabsIsSaid() throws {
    let loading = try load("id\tn\n1\tx\\y\n2\tC:\\new\n", name: "t.tsv")
    expectEqual(loading.records.map { $0.attributes["n"] }, ["x\\y", "C:\new"])
    expectEqual(loading.warnings.map { $0.range?.start.line }, [3])
  }

  @Test func rowsOfNothingAreLeftOut() throws {
    let loading = try load("id,n\n1,x\n,\n2,y\n,\n")
    expectEqual(loading.records.map(\.objectID), ["1", "2"])
    expectEqual(loading.warnings.map(\.message), ["2 empty rows are left out"])
  }

  @Test func spreadsheetsNameTheSeparatorInALineOfItsOwn() throws {
    for lineEnd in ["\n", "\r\n"] {
      let loading = try load("sep=;\(lineEnd)id;n\(lineEnd)1;x\(lineEnd)2;x;y\(lineEnd)")
      expectEqual(loading.diagnostics.map(\.range?.start), [SourcePosition(line: 4, column: 5)])
    }
    for line in ["sep=,", "\"sep=;\""] {
      let separator = line.contains(";") ? ";" : ","
      try expectEqual(load("\(line)\nid\(separator)n\n1\(separator)x\n").records.first?.attributes["n"], "x")
    }
  }

  @Test func columnsWithoutANameAreCalledByTheirPlace() throws {
    let loading = try load(",id,name,\n0,1,lamp,\n1,2,cup,\n")
    expectEqual(
      loading.records.map { JSON.object($0.attributes).text() },
      [
        #"{"column1":0,"id":"1","name":"lamp"}"#, #"{"column1":1,"id":"2","name":"cup"}"#,
      ])
    expectEqual(
      loading.warnings.map(\.fullMessage),
      [
        "column 1 has no name, and is called 'column1'", "column 4 has no name, and is called 'column4'",
      ])
    try expectEqual(load("column2,\n1,2\n", id: "column2").diagnostics.count, 1)
  }

  @Test func lineFeedsInCellsAreNoRowsWhereCarriageReturnsEndThem() throws {
    let loading = try load("id,\"n\"\r1,\"a\nb \"\"c\"\"\"\r2,y\r")
    expectEqual(loading.records.map { $0.attributes["n"] }, ["a\nb \"c\"", "y"])
    let mixed = try load("id,n\r1,x\n2,y\r\n")
    expectEqual(mixed.diagnostics.first?.message.hasPrefix("a carriage return that does not end a line"), true)
  }

  @Test(arguments: [("t.csv", "id,n\r1,x\r2,y\r"), ("t.jsonl", "{\"id\":1}\r{\"id\":2}\r")])
  func linesMayEndWithCarriageReturnsAlone(name: String, text: String) throws {
    try expectEqual(load(text, name: name).records.map(\.objectID), ["1", "2"])
  }
}
