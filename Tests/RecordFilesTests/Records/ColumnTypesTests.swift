import Diagnostics
import SearchModel
import TestSupport
import Testing

@testable import RecordFiles

struct ColumnTypesTests {
  private func values(_ cells: String...) throws -> [JSON?] {
    let folder = try TemporaryFolder()
    var text = "objectID\tv\n"
    for (index, cell) in cells.enumerated() { text += "\(index)\t\(cell)\n" }
    try folder.write("t.tsv", text)
    return RecordFileReader.load(["t.tsv"], inFolder: folder.path).records.map { $0.attributes["v"] }
  }

  private func warnings(_ cells: String...) throws -> [String] {
    let folder = try TemporaryFolder()
    var text = "id,v\n"
    for (index, cell) in cells.enumerated() { text += "\(index),\(cell)\n" }
    try folder.write("t.csv", text)
    let loading = RecordFileReader.load(["t.csv"], inFolder: folder.path, objectIDAttribute: "id")
    #expect(loading.diagnostics.isEmpty && loading.warnings.allSatisfy { $0.severity != .error })
    return loading.warnings.map(\.message)
  }

  @Test func canonicalNumbersAreNumbers() throws {
    try expectEqual(
      values("1", "-2", "0", "0.5", "", "1e+16", "9223372036854775807"),
      [1, -2, 0, 0.5, nil, .literal("1e+16"), .integer(.max)])
  }

  @Test(
    arguments: [
      ("2.50", .literal("2.50")), ("10.00", .literal("10.00")), ("1e3", .literal("1e3")), ("1e+05", .literal("1e+05")),
      ("9.51E-05", .literal("9.51E-05")), ("48.053808600000004", .literal("48.053808600000004")), ("1.1", 1.1),
      ("48.0538086000000041", .literal("48.0538086000000041")), ("+5", 5), ("+0.5", 0.5), (".5", 0.5), ("-.5", -0.5),
      ("1.", .literal("1.0")), ("5 ", 5), ("  -7", -7), ("-0", .literal("-0")),
      ("9223372036854775808", .literal("9223372036854775808")),
      ("-99999999999999999999", .literal("-99999999999999999999")), ("0", 0), ("0.10", .literal("0.10")),
    ] as [(String, JSON)])
  func numbersAreNumbersInAnyNotation(cell: String, value: JSON) throws {
    try expectEqual(values("1", cell, "0.5"), [1, value, 0.5])
  }

  @Test(arguments: ["NA", "N/A", "n/a", "#N/A", "NaN", "NULL", "null", "None", "\\\\N", "-", ""])
  func usualWordsAreMissingAmongNumbersAndDates(cell: String) throws {
    try expectEqual(values("1", cell, "0.5"), [1, nil, 0.5])
    try expectEqual(values("2024-05-01", cell, "2024/5/1 10:00"), ["2024-05-01", nil, "2024/5/1 10:00"])
    try expectEqual(
      values("yes", cell, "no"), ["yes", cell.isEmpty ? nil : .string(cell == "\\\\N" ? "\\N" : cell), "no"])
  }

  @Test func aNumberIsPrintedAsTheTableHasIt() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let sign = Bool.random(using: &random) ? "-" : ""
      let whole =
        ["0", "7", "42", "123456", "9007199254740993", "12345678901234567"].randomElement(using: &random) ?? ""
      let decimals = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        ["0", "0", "5", "9", "1"].randomElement(using: &random) ?? ""
      }
      let text = sign + whole + (decimals.isEmpty ? "" : "." + decimals.joined())
      guard case .value(let number) = TableNumber(text) else {
        Issue.record("\(text) is no number")
        continue
      }
      expectEqual(number.text(), text)
      expectEqual(number.doubleValue, Double(text))
    }
  }

  @Test func aColumnOfMissingWordsAloneIsText() throws {
    try expectEqual(values("NA", "", "None"), ["NA", nil, "None"])
    try expectEqual(
      warnings("NA", "", "None"),
      [
        "v is text: 2 of 2 cells are words for missing values (line 2: 'NA'); under 'missing' they are left out"
      ])
  }

  @Test(arguments: [
    "007", "00", "-007", "20417E88", "20417e88", "+4930123456", "nan", "inf", "0x1", "1,5", "1e", "1e999", "--1", "+",
    "1 2",
    "1.2.3", "12e", "٣",
  ])
  func oneOtherCellMakesAColumnText(cell: String) throws {
    try expectEqual(values("1", cell, "0.5"), ["1", .string(cell), "0.5"])
  }

  @Test func aColumnThatIsMostlyNumbersSaysWhyItIsText() throws {
    try expectEqual(warnings("1", "2", "free"), ["v is text: 1 of 3 cells is no number (line 4: 'free')"])
    try expectEqual(
      warnings("1", "NA", "2", "3", "free", "x"), ["v is text: 2 of 5 cells are no numbers (line 6: 'free')"])
    try expectEqual(warnings("1", "02", "3"), ["v is text: 1 of 3 cells is a code (line 3: '02')"])
    try expectEqual(warnings("1", "NA", "", "-"), ["v: 2 of 3 cells are missing (line 3: 'NA')"])
    for cells in [["a", "1", "b"], ["1", "2"], ["01", "02"], ["1", "a"], [""]] {
      let folder = try TemporaryFolder()
      try folder.write("t.csv", "objectID,v\n" + cells.enumerated().map { "\($0),\($1)\n" }.joined())
      #expect(RecordFileReader.load(["t.csv"], inFolder: folder.path).warnings.isEmpty, "\(cells)")
    }
  }

  /// As German spreadsheets write it.
  @Test(arguments: [
    (["1.000", "2.500", "300"], "1.234,50", true), (["1.000"], "99,90", true), (["-1.000", "+12.500"], "5,0", true),
    (["1.000", "1.5"], "99,90", false), (["0.125"], "99,90", false), (["1.0000"], "99,90", false),
    (["1.000"], "1,234", false), (["1.000"], "99.90", false), (["1.000"], "word", false), (["1234.000"], "9,5", false),
  ])
  func pointsThatMayStandBetweenThousandsAreTold(numbers: [String], other: String, isTold: Bool) throws {
    let folder = try TemporaryFolder()
    let rows = numbers.enumerated().map { "\($0);\($1);\(other)\n" }
    try folder.write("t.csv", "id;v;w\n" + rows.joined())
    func warnings(_ types: ExactDictionary<ColumnType> = [:]) -> [String] {
      let source = RecordSource(["t.csv"], identity: .attribute("id"), tables: TableReading(types: types))
      let loading = RecordFileReader.load(source, inFolder: folder.path)
      return loading.warnings.filter { $0.code == "possible-thousands" }.map(\.message)
    }
    expectEqual(warnings().count, isTold ? 1 : 0)
    if isTold {
      #expect(warnings()[0].hasPrefix("v is numbers with decimals, but another column has decimal commas: "))
    }
    expectEqual(warnings(["v": .number]), [])
  }

  @Test func booleansAreAllTrueOrFalse() throws {
    try expectEqual(values("true", "", "false"), [true, nil, false])
    try expectEqual(values("true", "no"), ["true", "no"])
    try expectEqual(values("true", "1"), ["true", "1"])
    // As pandas and spreadsheets write them.
    try expectEqual(values("True", "FALSE", "NA", "true"), [true, false, nil, true])
    try expectEqual(values("True", "tRUE"), ["True", "tRUE"])
  }

  @Test func cellsOfSpacesAreMissingInColumnsOfAnythingButTexts() throws {
    try expectEqual(values("1", "  ", "2"), [1, nil, 2])
    try expectEqual(values("1", " NA ", "2"), [1, nil, 2])
    try expectEqual(warnings("1", "  ", "2"), ["v: 1 of 3 cells is missing (line 3: '  ')"])
    try expectEqual(values("2024-05-01", " ", "true"), ["2024-05-01", " ", "true"])
    try expectEqual(values("2024-05-01", " "), ["2024-05-01", nil])
  }

  @Test(arguments: [
    ["$10.50", "$1,200"], ["10 EUR", "7 EUR"], ["15%", "7.5 %"], ["1 000", "12 000 000"], ["€1", "-€2"], ["3 kg", "4"],
    ["1\u{202F}000"], ["1'000", "12'345.50"], ["R$ 5", "R$ 10"], ["USD 5", "USD 6"], ["12.5mm", "3mm"],
    ["16GB", "8GB"],
    ["20°", "-5 °C"], ["1,000", "1,234,567"],
  ])
  func numbersWithMoreThanDigitsStayTextAndSaySo(cells: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("t.csv", "objectID,v\n" + cells.enumerated().map { "\($0),\"\($1)\"\n" }.joined())
    let loading = RecordFileReader.load(["t.csv"], inFolder: folder.path)
    expectEqual(loading.records.map { $0.attributes["v"] }, cells.map { .string($0) })
    let message = try #require(loading.warnings.first?.message)
    #expect(message.contains("v is text: "))
    #expect(message.contains("(line 2: '\(cells[0])')") || message.contains("with commas"))
  }

  @Test(arguments: [
    ["Jan 5, 2020", "Feb 6, 2020"], ["10 AM", "11 PM"], ["555 1234", "555 9876"], ["Row 5", "Row 6"],
    ["HP 15", "HP 16"],
    ["A 4", "A 5"], ["7,9,11", "1,2,3"], ["3D", "2D"], ["1E1", "2E1"],
  ])
  func textsWithNumbersAreNoNumbers(cells: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("t.csv", "objectID,v\n" + cells.enumerated().map { "\($0),\"\($1)\"\n" }.joined())
    let loading = RecordFileReader.load(["t.csv"], inFolder: folder.path)
    expectEqual(loading.records.map { $0.attributes["v"] }, cells.map { .string($0) })
    expectEqual(loading.warnings, [])
  }

  @Test(
    arguments: [
      (["-999"], ["-999", "5", "6"], [nil, 5, 6]), (["0"], ["0", "7"], [nil, 7]), (["99.0"], ["99.0", "1"], [nil, 1]),
      (["false"], ["false", "true"], [nil, true]), (["[]"], ["[]", "[1]"], [nil, [1]]),
      (["?"], [" ? ", "2"], [nil, 2]),
      (["x"], ["x", "y"], [nil, "y"]),
    ] as [([String], [String], [JSON?])])
  func listedWordsAreMissingWhateverTheyLookLike(words: [String], cells: [String], values: [JSON?]) throws {
    let folder = try TemporaryFolder()
    try folder.write("t.csv", "id,v\n" + cells.enumerated().map { "\($0),\"\($1)\"\n" }.joined())
    let source = RecordSource(
      ["t.csv"], identity: .attribute("id"), tables: TableReading(missingWords: ExactSet(words)))
    let loading = RecordFileReader.load(source, inFolder: folder.path)
    #expect(loading.diagnostics.isEmpty && loading.records.map { $0.attributes["v"] } == values)
  }

  @Test func oneOtherCellDoesNotHideWhyAColumnIsText() throws {
    try expectEqual(
      warnings("$1", "$2", "$3", "free"),
      [
        "v is text: 3 of 4 cells are numbers with signs, units or spaces (line 2: '$1')"
      ])
    try expectEqual(warnings("7%", "x"), [])
    try expectEqual(
      warnings("7%", "8%", "#DIV/0!", "20"),
      [
        "v is text: 2 of 4 cells are numbers with signs, units or spaces (line 2: '7%')"
      ])
    try expectEqual(
      warnings("true", "True", "maybe"),
      [
        "v is text: 1 of 3 cells is neither true nor false (line 4: 'maybe')"
      ])
    try expectEqual(
      warnings("[1]", "[2]", "[3"),
      [
        "v is text: 1 of 3 cells is no list or object of JSON (line 4: '[3')"
      ])
  }

  @Test func datesHaveMonthsAndDays() throws {
    try expectEqual(values("2024-05-01", "NA"), ["2024-05-01", nil])
    try expectEqual(values("31.12.2024", "12/31/24", "-"), ["31.12.2024", "12/31/24", nil])
    for cell in ["2024-13-05", "2024-12-45", "2024-00-01", "32.12.2024", "13.13.2024", "0/1/24"] {
      try expectEqual(values(cell, "NA"), [.string(cell), "NA"])
    }
  }

  @Test func wholeNumbersInAnyFormAreOneFacetValue() throws {
    try expectEqual(
      values("5", "5.00", "5.0", "1e3", "0.5"), [5, .literal("5.00"), .literal("5.0"), .literal("1e3"), 0.5])
  }

  @Test(arguments: [["A1", "B2"], ["Apollo 11"], ["12 monkeys"], ["1.2.3"], ["$"], ["24/7"], ["#1", "#2"], ["1A"]])
  func namesWithDigitsAreNoNumbers(cells: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("t.csv", "objectID,v\n" + cells.enumerated().map { "\($0),\($1)\n" }.joined())
    #expect(RecordFileReader.load(["t.csv"], inFolder: folder.path).warnings.isEmpty)
  }

  @Test func listsAndObjectsAreAllJSON() throws {
    try expectEqual(values("[\"a\"]", "{\"b\":1}", ""), [["a"], ["b": 1], nil])
    try expectEqual(values("[1]", "[oops"), ["[1]", "[oops"])
    try expectEqual(values("[1]", "2"), ["[1]", "2"])
  }

  @Test func aColumnHasOneTypeInAllTables() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.csv", "objectID,year,rank\n1,1990,1\n")
    try folder.write("b.csv", "rank,objectID,year\n2,2,unknown\n")
    let records = RecordFileReader.load(["*.csv"], inFolder: folder.path).records
    expectEqual(records.map { $0.attributes["year"] }, ["1990", "unknown"])
    expectEqual(records.map { $0.attributes["rank"] }, [1, 2])
  }

  @Test func theAttributesOfARowKeepTheColumnsOrder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.csv", "z,objectID,a\n1,x,\"p,\"\"q\"\"\"\n")
    let attributes = try #require(RecordFileReader.load(["a.csv"], inFolder: folder.path).records.first?.attributes)
    expectEqual(JSON.object(attributes).text(), "{\"z\":1,\"a\":\"p,\\\"q\\\"\"}")
  }
}
