import Diagnostics
import SearchModel
import TestSupport
import Testing

@testable import RecordFiles

/// Places and tags that searches would leave out without a word.
struct SpecialMemberTests {
  private func warnings(
    _ text: String, name: String = "r.jsonl", limits: RecordLimits = .default
  ) throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    try folder.write(name, text)
    let loading = RecordFileReader.load([name], inFolder: folder.path, limits: limits)
    #expect(loading.diagnostics.isEmpty, "\(loading.diagnostics)")
    return loading.warnings.filter { $0.severity == .warning }
  }

  @Test(arguments: [
    (#"{"lat":48.1,"lon":11.5}"#, "'lon' should be 'lng'"),
    (#"{"latitude":48.1,"Longitude":11.5}"#, "'latitude' should be 'lat', and 'Longitude' should be 'lng'"),
    (
      #"{"lat":"48.1","lng":"11.5"}"#,
      "'lat' must be a number, found a string, and 'lng' must be a number, found a string"
    ),
    (#"{"lat":48.1,"lng":null}"#, "'lng' must be a number, found null"),
    (#"{"lat":48.1}"#, "'lng' is missing"),
    ("{}", "'lat' is missing, and 'lng' is missing"),
    ("[48.1,11.5]", #"numbers do not say which is the latitude; places are written {"lat": 48.1, "lng": 11.5}"#),
    (#""48.1,11.5""#, #"it is a string; places are written {"lat": 48.1, "lng": 11.5}"#),
    (#"{"lat":148,"lng":11.5}"#, "the latitude 148 is not between -90 and 90; perhaps it is the longitude"),
    (#"{"lat":-90.5,"lng":180}"#, "the latitude -90.5 is not between -90 and 90"),
    (#"{"lat":48.1,"lng":180.5}"#, "the longitude 180.5 is not between -180 and 180"),
    (#"{"lat":48.1,"lng":1e999}"#, "the longitude 1e999 is not between -180 and 180"),
    (
      #"{"type":"Point","coordinates":[11.5,48.1]}"#,
      #"it is GeoJSON, in which the longitude comes first; places are written {"lat": 48.1, "lng": 11.5}"#
    ),
  ])
  func whatIsNoPlaceIsToldWithItsRecordAndItsLine(value: String, reason: String) throws {
    let found = try warnings("{\"objectID\":\"a\"}\n {\"objectID\":\"p7\",\"_geoloc\":\(value)}\n")
    expectEqual(found.map(\.message), ["'_geoloc' of 'p7' is no place: \(reason)"])
    expectEqual(found.first?.code, "unfit-place")
    expectEqual(found.first?.range?.start, SourcePosition(line: 2, column: 2))
  }

  @Test func thePlaceOfAListThatIsNoneIsTold() throws {
    let found = try warnings(
      #"{"objectID":7,"_geoloc":[{"lat":1,"lng":2},{"lat":1,"lon":2}]}"# + "\n")
    expectEqual(found.map(\.message), ["item 2 of '_geoloc' of '7' is no place: 'lon' should be 'lng'"])
  }

  @Test(arguments: [
    ("7", "found an integer"), ("true", "found a boolean"), (#"{"a":"b"}"#, "found an object"),
    (#"["a",1.5]"#, "found a number in the list"), (#"[["a"]]"#, "found a list in the list"),
    (#"["a",null]"#, "found null in the list"),
  ])
  func tagsThatAreNoTextsAreTold(value: String, found: String) throws {
    let warnings = try warnings("{\"objectID\":\"p7\",\"_tags\":\(value)}\n")
    expectEqual(warnings.map(\.message), ["'_tags' of 'p7' must be a text or a list of texts, \(found)"])
    expectEqual(warnings.first?.code, "unfit-tags")
  }

  @Test(arguments: [
    #""_geoloc":{"lat":-90,"lng":180}"#, #""_geoloc":{"lat":48.1,"lng":11.5,"name":"here"}"#,
    #""_geoloc":[{"lat":1,"lng":2},{"lat":3.5,"lng":-4}]"#, #""_geoloc":[]"#, #""_geoloc":null"#,
    #""_tags":"a""#, #""_tags":["a","b\"]"]"#, #""_tags":[]"#, #""_tags":null"#,
    #""inner":{"_geoloc":1,"_tags":2}"#,
  ])
  func placesAndTagsOfTheRightFormAreSilent(member: String) throws {
    #expect(try warnings("{\"objectID\":\"1\",\(member)}\n").isEmpty)
    #expect(try warnings("[{\"objectID\":\"1\",\(member)}]", name: "r.json").isEmpty)
  }

  @Test func theFirstOnesOfAFileAreToldAndTheOthersCounted() throws {
    let lines = (1...25).map { #"{"objectID":"\#($0)","_geoloc":1,"_tags":1}"# + "\n" }.joined()
    let found = try warnings(lines, limits: RecordLimits(maximumProblemCount: 3))
    expectEqual(found.count, 7)
    expectEqual(found.last?.message, "and 22 more records with such places or tags in this file, from here on")
    expectEqual(found.last?.range?.start.line, 4)
    let folder = try TemporaryFolder()
    try folder.write("a.jsonl", lines.replacing("\"objectID\":\"", with: "\"objectID\":\"a"))
    try folder.write("b.jsonl", #"{"objectID":"b","_tags":1}"#)
    let both = RecordFileReader.load(["*.jsonl"], inFolder: folder.path, limits: RecordLimits(maximumProblemCount: 24))
    expectEqual(both.warnings.dropFirst(48).map(\.message).first?.hasPrefix("and 1 more record with such"), true)
    expectEqual(both.warnings.last?.message, "'_tags' of 'b' must be a text or a list of texts, found an integer")
  }

  @Test func cellsOfJSONArePlacesWhenTheyAreOfTheRightForm() throws {
    let table = """
      objectID,_geoloc,_tags
      1,"{""lat"":48.1,""lng"":11.5}","[""a""]"
      2,"{""lat"":48.1,""lon"":11.5}","[""b""]"
      3,,

      """
    let found = try warnings(table, name: "r.csv")
    expectEqual(found.map(\.message), ["'_geoloc' of '2' is no place: 'lon' should be 'lng'"])
    expectEqual(found.first?.range?.start, SourcePosition(line: 3, column: 1))
  }

  @Test func columnsOfLatitudeAndLongitudeArePlaces() throws {
    let table = "objectID,_geoloc.lat,_geoloc.lng\n1,48.1,11.5\n2,148,11.5\n3,,\n4,48.1,\n"
    let found = try warnings(table, name: "r.csv")
    expectEqual(
      found.map(\.message),
      [
        "'_geoloc' of '2' is no place: the latitude 148 is not between -90 and 90; perhaps it is the longitude",
        "'_geoloc' of '4' is no place: 'lng' is missing",
      ])
    expectEqual(found.map(\.range?.start.line), [3, 5])
  }

  @Test func aSurveyThatKnowsNoIdsSaysNothingOfPlaces() throws {
    let folder = try TemporaryFolder()
    try folder.write("r.jsonl", #"{"objectID":"1","_geoloc":1}"#)
    #expect(RecordFileReader.survey(folder["r.jsonl"]).loading.warnings.isEmpty)
  }
}
