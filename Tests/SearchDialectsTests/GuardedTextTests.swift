import SearchDialects
import Testing

struct GuardedTextTests {
  @Test func secretsAreSentAndNeverShown() {
    let url: GuardedText = "https://search.example/?key=" + .secret("a") + .secret("b") + "&q=tom"
    #expect(url.revealed == "https://search.example/?key=ab&q=tom")
    #expect(url.hidden == "https://search.example/?key=***&q=tom")
    #expect(url.secrets == ["ab"])
  }

  @Test func equalTextsAreEqualHoweverTheyWereJoined() {
    #expect(GuardedText("a") + "b" == "ab")
    #expect(GuardedText("a") + .secret("b") != "ab")
  }
}
