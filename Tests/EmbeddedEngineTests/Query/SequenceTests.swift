import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

/// Words that a query joins by characters other than spaces.
struct SequenceTests {
  @Test func wordsThatAHyphenJoinsMayStandApart() throws {
    let index = try makeIndex("luc and jean", "jean luc")
    try expectEqual(index.ids("jean-luc"), ["2", "1"])
    try expectEqual(index.highlight("jean-luc"), "<em>jean luc</em>")
  }

  @Test func onlyThePlaceOfTheSequenceCountsWhereThereIsOne() throws {
    let index = try makeIndex("luc meets jean-luc, not jean")
    for query in ["jean-luc", "jean.luc", "jean'luc"] {
      try expectEqual(index.highlight(query), "luc meets <em>jean-luc</em>, not jean")
    }
    try expectEqual(index.highlight("jean luc"), "<em>luc</em> meets <em>jean</em>-<em>luc</em>, not <em>jean</em>")
  }

  @Test func wordsThatAnIndexedCharacterJoinsMustStandSideBySide() throws {
    let index = try makeIndex("ann@home", "ann @ work", "home @ ann", settings: ["separatorsToIndex": "@"])
    try expectEqual(index.ids("ann@home"), ["1"])
    try expectEqual(index.ids("ann@w"), ["2"])
    try expectEqual(index.ids("ann @ home").sorted(), ["1", "3"])
    try expectEqual(index.highlight("ann@home"), "<em>ann@home</em>")
  }

  @Test func otherFormsAndHalvesOfItsWordsArePartsOfASequence() throws {
    let index = try makeIndex("a red case and blue tooth", "case, red")
    try expectEqual(index.highlight("red-cases", ["ignorePlurals": ["en"]]), "a <em>red case</em> and blue tooth")
    try expectEqual(index.highlight("and.bluetooth"), "a red case <em>and blue tooth</em>")
  }

  @Test func aSequenceThatMustStandSideBySideTakesTheCheapestWords() throws {
    let index = try makeIndex("-c®Cit", settings: ["separatorsToIndex": "-"])
    try expectEqual(index.rankingInfo("-cCit", "1", "nbTypos"), 0)
  }

  @Test func aHyphenAfterASpaceJoinsNothing() throws {
    let index = try makeIndex("steakhouse", "steak house")
    try expectEqual(index.ids("steak house"), ["2", "1"])
    try expectEqual(index.ids("steak -house"), ["2"])
  }

  @Test func beforeAnExcludedWordNoWordIsABeginning() throws {
    let index = try makeIndex("searching", "search", "search engine")
    try expectEqual(index.ids("search -engine", ["advancedSyntax": true]), ["2"])
    try expectEqual(index.ids("-engine search", ["advancedSyntax": true]), ["2", "1"])
  }

  @Test func halvesCountNoTypo() throws {
    let lacking = try makeIndex("blue tooth", "blue", "tooth")
    try expectEqual(lacking.ids("bluetooth"), ["1"])
    try expectEqual(lacking.rankingInfo("bluetooth", "1", "nbTypos"), 0)
    try expectEqual(lacking.highlight("bluetooth"), "<em>blue tooth</em>")
  }

  @Test func halvesCountWhereTheyAreNoRarerThanTheWord() throws {
    try expectEqual(makeIndex("blue tooth", "bluetooth").ids("bluetooth"), ["2", "1"])
    try expectEqual(makeIndex("blue tooth", "bluetooth", "a bluetooth").ids("bluetooth"), ["2", "3"])
    let both = try makeIndex("blue tooth and bluetooth")
    try expectEqual(both.highlight("bluetooth"), "blue tooth and <em>bluetooth</em>")
  }

  @Test func optionalWordsOfSettingsAndSearchAddUp() throws {
    let index = try makeIndex("red", "big", "shoe", settings: ["optionalWords": ["red"]])
    try expectEqual(index.ids("red shoe"), ["3"])
    try expectEqual(index.ids("red shoe", ["optionalWords": ["shoe"]]), ["3", "1"])
  }

  @Test func aMissingWordIsFarAwayAndItsNeighboursMeet() throws {
    let index = try makeIndex("red shoe", "red old shoe")
    let parameters: SearchParameters = ["optionalWords": ["big"]]
    try expectEqual(index.rankingInfo("red big shoe", "1", "proximityDistance", parameters), 9)
    try expectEqual(index.rankingInfo("red big shoe", "2", "proximityDistance", parameters), 10)
  }

  @Test func removingWordsKeepsOne() throws {
    let index = try makeIndex("red", "shoe")
    #expect(try index.ids("zzzz yyyy", ["removeWordsIfNoResults": "lastWords"]).isEmpty)
    try expectEqual(index.ids("red yyyy", ["removeWordsIfNoResults": "lastWords"]), ["1"])
    try expectEqual(index.ids("yyyy shoe", ["removeWordsIfNoResults": "firstWords"]), ["2"])
  }
}
