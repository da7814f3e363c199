import SearchBackends
import SearchDialects
import TestSupport
import Testing

struct BackendHostTests {
  @Test(arguments: [
    ("http://user:abc@h:1/p", "http://***@h:1/p"), ("http://user:abc@S3cretTail@h", "http://***@h"),
    ("http://user:S3c/ret@h", "http://***@h"), ("h.example", "https://h.example"), ("http://h/a@b/", "http://***@b"),
    ("user:S3cret@h", "https://***@h"), ("http://@h", "http://@h"),
  ])
  func hostsShowNothingOfTheirUserInfo(host: String, shown: String) {
    let text = GuardedText(host: host)
    expectEqual(text.hidden, shown)
    #expect(
      text.revealed.contains("://") && text.revealed.hasSuffix(host.hasSuffix("/") ? String(host.dropLast()) : host))
  }
}
