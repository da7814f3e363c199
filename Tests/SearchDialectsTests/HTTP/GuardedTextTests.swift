import SearchDialects
import TestSupport
import Testing

struct GuardedTextTests {
  @Test func secretsAreSentAndNeverShown() {
    let url: GuardedText = "https://search.example/?key=" + .secret("a") + .secret("b") + "&q=tom"
    expectEqual(url.revealed, "https://search.example/?key=ab&q=tom")
    expectEqual(url.hidden, "https://search.example/?key=***&q=tom")
    expectEqual(url.secrets, ["ab"])
  }

  @Test func equalTextsAreEqualHoweverTheyWereJoined() {
    expectEqual(GuardedText("a") + "b", "ab")
    #expect(GuardedText("a") + .secret("b") != "ab")
  }

  @Test func whateverPrintsItShowsNoSecret() {
    let header = HTTPHeader("x-key", .secret("0123456789"))
    var dumped = ""
    dump(HTTPCall(.get, "/" + .secret("0123456789"), headers: [header]), to: &dumped)
    for text in ["\(header)", String(reflecting: header), dumped] {
      #expect(!text.contains("0123456789"))
    }
    #expect("\(header.value)" == "***" && String(reflecting: header.value) == "\"***\"")
  }
}
