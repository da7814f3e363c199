import SearchModel
import TestSupport
import Testing

struct SynonymTests {
  private func decode(_ text: String) throws -> (synonyms: [Synonym], problems: [SynonymProblem]) {
    Synonym.decode(try #require(try JSON(parsing: Array(text.utf8)).arrayValue))
  }

  @Test(
    arguments: [
      (
        #"{"objectID": "a", "type": "synonym", "synonyms": ["tv", "TV set"]}"#, .synonym(["tv", "TV set"])
      ),
      (
        #"{"objectID": "a", "type": "oneWaySynonym", "input": "phone", "synonyms": ["iphone"]}"#,
        .oneWaySynonym(input: "phone", synonyms: ["iphone"])
      ),
      (
        #"{"objectID": "a", "type": "onewaysynonym", "input": "phone", "synonyms": ["iphone"]}"#,
        .oneWaySynonym(input: "phone", synonyms: ["iphone"])
      ),
      (
        #"{"objectID": "a", "type": "altCorrection1", "word": "car", "corrections": ["vehicle", "auto"]}"#,
        .altCorrection(word: "car", corrections: ["vehicle", "auto"], typos: 1)
      ),
      (
        #"{"objectID": "a", "type": "altcorrection2", "word": "car", "corrections": ["vehicle"]}"#,
        .altCorrection(word: "car", corrections: ["vehicle"], typos: 2)
      ),
      (
        #"{"objectID": "a", "type": "placeholder", "placeholder": "<Street>", "replacements": ["main st"], "_highlightResult": {}}"#,
        .placeholder(placeholder: "<Street>", replacements: ["main st"])
      ),
    ] as [(String, Synonym.Kind)])
  func everyTypeIsRead(text: String, kind: Synonym.Kind) throws {
    let (synonyms, problems) = try decode("[\(text)]")
    expectEqual(synonyms, [Synonym(objectID: "a", kind: kind)])
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    ("7", "[0]: expected an object, found an integer"),
    ("{}", "[0].objectID: is missing"),
    (#"{"objectID": 7}"#, "[0].objectID: expected a string, found an integer"),
    (#"{"objectID": " "}"#, "[0].objectID: is empty"),
    (#"{"objectID": "a"}"#, "[0].type: is missing"),
    (
      #"{"objectID": "a", "type": "Synonym"}"#,
      "[0].type: unknown type 'Synonym'; expected synonym, oneWaySynonym, altCorrection1, altCorrection2 or placeholder"
    ),
    (#"{"objectID": "a", "type": "synonym"}"#, "[0].synonyms: is missing"),
    (
      #"{"objectID": "a", "type": "synonym", "synonyms": "tv"}"#, "[0].synonyms: expected a list, found a string"
    ),
    (
      #"{"objectID": "a", "type": "synonym", "synonyms": ["tv"]}"#,
      "[0].synonyms: expected at least 2 strings, found 1"
    ),
    (
      #"{"objectID": "a", "type": "synonym", "synonyms": ["tv", 1]}"#,
      "[0].synonyms[1]: expected a string, found an integer"
    ),
    (#"{"objectID": "a", "type": "synonym", "synonyms": ["tv", ""]}"#, "[0].synonyms[1]: is empty"),
    (#"{"objectID": "a", "type": "oneWaySynonym", "synonyms": ["tv"]}"#, "[0].input: is missing"),
    (
      #"{"objectID": "a", "type": "oneWaySynonym", "input": "a", "synonyms": []}"#,
      "[0].synonyms: expected at least 1 string, found 0"
    ),
    (
      #"{"objectID": "a", "type": "altCorrection1", "word": "a b", "corrections": ["c"]}"#,
      "[0].word: 'a b' is not a single word"
    ),
    (
      #"{"objectID": "a", "type": "altCorrection1", "word": "a", "corrections": ["b", "c d"]}"#,
      "[0].corrections[1]: 'c d' is not a single word"
    ),
    (#"{"objectID": "a", "type": "placeholder", "placeholder": "<x>"}"#, "[0].replacements: is missing"),
    (
      #"{"objectID": "a", "type": "synonym", "synonyms": ["a", "b"], "word": "c"}"#,
      "[0].word: an object of the type 'synonym' has no such member; it has objectID, synonyms, type"
    ),
  ])
  func whatIsWrongIsNamed(text: String, problem: String) throws {
    let (synonyms, problems) = try decode("[\(text)]")
    #expect(synonyms.isEmpty)
    expectEqual(problems.map(\.description), [problem])
  }

  @Test func everyWrongObjectIsTold() throws {
    let good = #"{"objectID": "a", "type": "synonym", "synonyms": ["a", "b"]}"#
    let (synonyms, problems) = try decode("[1, \(good), {}, \(good)]")
    expectEqual(synonyms.map(\.objectID), ["a"])
    expectEqual(problems.map(\.element), [0, 2, 3])
    expectEqual(problems.last?.description, "[3].objectID: 'a' is already that of [1]")
  }
}
