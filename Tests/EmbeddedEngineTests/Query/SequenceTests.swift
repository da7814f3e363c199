import EmbeddedEngine
import SearchModel
import Testing

/// Words that a query joins by characters other than spaces.
struct SequenceTests {
  @Test func wordsThatAHyphenJoinsMayStandApart() throws {
    let index = try makeIndex("luc and jean", "jean luc")
    #expect(try index.ids("jean-luc") == ["2", "1"])
    #expect(try index.highlight("jean-luc") == "<em>jean luc</em>")
  }

  @Test func onlyThePlaceOfTheSequenceCountsWhereThereIsOne() throws {
    let index = try makeIndex("luc meets jean-luc, not jean")
    for query in ["jean-luc", "jean.luc", "jean'luc"] {
      #expect(try index.highlight(query) == "luc meets <em>jean-luc</em>, not jean")
    }
    #expect(
      try index.highlight("jean luc") == "<em>luc</em> meets <em>jean</em>-<em>luc</em>, not <em>jean</em>")
  }

  @Test func wordsThatAnIndexedCharacterJoinsMustStandSideBySide() throws {
    let index = try makeIndex("ann@home", "ann @ work", "home @ ann", settings: ["separatorsToIndex": "@"])
    #expect(try index.ids("ann@home") == ["1"])
    #expect(try index.ids("ann@w") == ["2"])
    #expect(try index.ids("ann @ home").sorted() == ["1", "3"])
    #expect(try index.highlight("ann@home") == "<em>ann@home</em>")
  }

  @Test func otherFormsAndHalvesOfItsWordsArePartsOfASequence() throws {
    let index = try makeIndex("a red case and blue tooth", "case, red")
    #expect(try index.highlight("red-cases", ["ignorePlurals": ["en"]]) == "a <em>red case</em> and blue tooth")
    #expect(try index.highlight("and.bluetooth") == "a red case <em>and blue tooth</em>")
  }

  @Test func aSequenceThatMustStandSideBySideTakesTheCheapestWords() throws {
    let index = try makeIndex("-c®Cit", settings: ["separatorsToIndex": "-"])
    #expect(try index.rankingInfo("-cCit", "1", "nbTypos") == 0)
  }

  @Test func aHyphenAfterASpaceJoinsNothing() throws {
    let index = try makeIndex("steakhouse", "steak house")
    #expect(try index.ids("steak house") == ["2", "1"])
    #expect(try index.ids("steak -house") == ["2"])
  }

  @Test func beforeAnExcludedWordNoWordIsABeginning() throws {
    let index = try makeIndex("searching", "search", "search engine")
    #expect(try index.ids("search -engine", ["advancedSyntax": true]) == ["2"])
    #expect(try index.ids("-engine search", ["advancedSyntax": true]) == ["2", "1"])
  }

  @Test func halvesCountNoTypo() throws {
    let lacking = try makeIndex("blue tooth", "blue", "tooth")
    #expect(try lacking.ids("bluetooth") == ["1"])
    #expect(try lacking.rankingInfo("bluetooth", "1", "nbTypos") == 0)
    #expect(try lacking.highlight("bluetooth") == "<em>blue tooth</em>")
  }

  @Test func halvesCountWhereTheyAreNoRarerThanTheWord() throws {
    #expect(try makeIndex("blue tooth", "bluetooth").ids("bluetooth") == ["2", "1"])
    #expect(try makeIndex("blue tooth", "bluetooth", "a bluetooth").ids("bluetooth") == ["2", "3"])
    let both = try makeIndex("blue tooth and bluetooth")
    #expect(try both.highlight("bluetooth") == "blue tooth and <em>bluetooth</em>")
  }

  @Test func optionalWordsOfSettingsAndSearchAddUp() throws {
    let index = try makeIndex("red", "big", "shoe", settings: ["optionalWords": ["red"]])
    #expect(try index.ids("red shoe") == ["3"])
    #expect(try index.ids("red shoe", ["optionalWords": ["shoe"]]) == ["3", "1"])
  }

  @Test func aMissingWordIsFarAwayAndItsNeighboursMeet() throws {
    let index = try makeIndex("red shoe", "red old shoe")
    let parameters: SearchParameters = ["optionalWords": ["big"]]
    #expect(try index.rankingInfo("red big shoe", "1", "proximityDistance", parameters) == 9)
    #expect(try index.rankingInfo("red big shoe", "2", "proximityDistance", parameters) == 10)
  }

  @Test func removingWordsKeepsOne() throws {
    let index = try makeIndex("red", "shoe")
    #expect(try index.ids("zzzz yyyy", ["removeWordsIfNoResults": "lastWords"]).isEmpty)
    #expect(try index.ids("red yyyy", ["removeWordsIfNoResults": "lastWords"]) == ["1"])
    #expect(try index.ids("yyyy shoe", ["removeWordsIfNoResults": "firstWords"]) == ["2"])
  }
}
