import SearchModel
import TestSupport
import Testing

@testable import IndexSettings

struct CharacterCheckTests {
  private func messages(_ replacements: JSON) -> [String] {
    SettingChecks.problems(inSettings: ["customNormalization": ["default": replacements]]).map(\.message)
  }

  @Test func replacementsOfOneCharacterByTwoAtMostAreFine() {
    #expect(messages(["ä": "ae", "ß": "s", "'": ""]).isEmpty)
    expectEqual(messages(["ä": "aeo"]).count, 1)
    expectEqual(messages(["ab": "c"]).count, 1)
  }

  @Test func theMarkOfPlaceholdersIsNoReplacement() {
    let expected = "'ä': no character is replaced by U+0001, which placeholders of synonyms begin with"
    expectEqual(messages(["ä": "\u{1}"]), [expected])
    expectEqual(messages(["ä": "a\u{1}", "o": "u"]), [expected])
  }
}
