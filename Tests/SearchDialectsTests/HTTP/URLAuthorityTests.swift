import SearchDialects
import TestSupport
import Testing

struct URLAuthorityTests {
  @Test(arguments: [
    ("http://h", "h", nil), ("HTTPS://h:1/a:b@c", "h", 1), ("http://a.b-c_d:65535?x=:99999", "a.b-c_d", 65_535),
    ("https://u:p@h:080#@x:y", "h", 80), ("http://[::1]:8108/", "[::1]", 8108),
    ("http://[fe80::1%25eth0]", "[fe80::1%25eth0]", nil), ("http://münchen.example/", "münchen.example", nil),
    ("http://@h", "h", nil),
  ])
  func hostAndPortAreFound(url: String, host: String, port: Int?) throws {
    let authority = try URLAuthority(url)
    expectEqual(authority.host, host)
    expectEqual(authority.port, port)
    expectEqual(authority.isSecure, url.lowercased().hasPrefix("https"))
  }

  @Test func whatStandsAroundIsToldApart() throws {
    let full = try URLAuthority("http://u:p@h:1/a?b#c")
    #expect(full.userInfo == "u:p" && full.rest == "/a?b#c")
    let bare = try URLAuthority("http://h?q=@")
    #expect(bare.userInfo == nil && bare.rest == "?q=@")
  }

  @Test(arguments: [
    ("", URLAuthority.Fault.scheme), ("h", .scheme), ("ftp://h", .scheme), ("http:/h", .scheme), ("//h", .scheme),
    ("http://", .host), ("http:///p", .host), ("http://user@", .host), ("http://:80", .host), ("http://[::1", .host),
    ("http://[::1]x", .host), ("http://[]", .host), ("http://[h]", .host), ("http://a b", .host), ("http://{h}", .host),
    ("http://a\\b", .host), ("http://::1", .host), ("http://h\n", .host), ("http://[::1 ]", .host),
    ("http://h:", .port), ("http://h:0", .port), ("http://h:65536", .port), ("http://h:-1", .port),
    ("http://h:+1", .port), ("http://h:abc", .port), ("http://h:1:2", .port), ("http://u:pass/word@h", .port),
    ("http://h:99999999999999999999999", .port), ("http://[::1]:", .port), ("http://a:1::2", .port),
    ("http://u@v@h", .userInfo),
    ("http://u:p@ss@h:1/x", .userInfo),
  ])
  func whatCannotBeAskedIsRefused(url: String, fault: URLAuthority.Fault) {
    #expect(throws: fault) { try URLAuthority(url) }
  }

  @Test(arguments: [
    "http://ab+/tail@h:1/s", "http://ab?tail@h", "http://user:12/tail@h", "http://u:p@h/x@y", "http://h#@",
    "http://h?q=@",
  ])
  func anAtAfterTheHostIsRefusedInWhatAPersonWrote(url: String) throws {
    _ = try URLAuthority(url)
    #expect(throws: URLAuthority.Fault.afterHost) { try URLAuthority(written: url) }
  }

  @Test func otherFaultsAndURLsAreTheSameWhoeverWroteThem() throws {
    #expect(throws: URLAuthority.Fault.userInfo) { try URLAuthority(written: "http://u@v@h") }
    try expectEqual(URLAuthority(written: "http://u:p@h/a%40b"), URLAuthority("http://u:p@h/a%40b"))
  }

  @Test(arguments: [
    ("http://u%41%2F%20%7F:%e4@h:1", nil), ("socks5://u%+1%g0%@h", nil), ("http://u%0@h", nil),
    ("http://u%e4%0A@h", "%0A"), ("socks5h://u:%00%1f@h", "%00"), ("https://%1f@h", "%1f"),
  ])
  func anEncodedControlCharacterKeepsAProxyFromBeingUsed(url: String, code: String?) {
    expectEqual(ProxyURL.fault(of: url), code.map { "has a control character in its user or password: \($0)" })
  }
}
