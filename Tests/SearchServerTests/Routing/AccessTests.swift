import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import SearchServer

/// Who may ask, as browsers and networks see it.
struct AccessTests {
  @Test(arguments: [
    ("127.0.0.1:7700", true), ("localhost", true), ("[::1]:7700", true), ("app.localhost:3000", true),
    ("LOCALHOST:1", true), ("evil.example", false), ("127.0.0.1.evil.example", false),
    ("localhost:80@evil.example", false), ("127.0.0.256", false), ("", false),
  ])
  func onlyNamesOfThisMachineAreHosts(_ host: String, _ isAllowed: Bool) async throws {
    expectEqual(AllowedHosts(host: "127.0.0.1").allows(host), isAllowed)
    #expect(AllowedHosts(host: nil).allows(host))
  }

  @Test(
    arguments: [
      ("https://shop.example", nil), ("http://localhost:3000", nil), ("https://[::1]:8443", nil),
      ("HTTPS://Shop.Example", nil), ("capacitor://localhost", nil), ("http://shop.example:443", nil),
      ("https://shop.example:443", ": browsers leave out the port 443 of https"),
      ("http://a.example:80", ": browsers leave out the port 80 of http"),
      ("https://*.shop.example", ": there are no patterns"),
      ("https://müller.example", ": browsers write its name in ASCII (xn--…)"), ("https://shop.example?x", ""),
      ("https://shop example", ""), ("https://shop.example/", ""), ("shop.example", ""), ("null", ""), ("https://", ""),
      ("https://shop.example:", ""), ("https://shop.example:0443", ""), ("https://u@shop.example", ""),
      ("https://[::1", ""),
    ] as [(String, String?)])
  func whatNoBrowserSendsIsNoOrigin(_ text: String, _ problem: String?) {
    expectEqual(ServeRequest.problem(ofOrigin: text), problem)
  }

  @Test func aRequestForAnotherHostLearnsNothing() async throws {
    let server = try await ServerFixture()
    for target in ["/", "/health", "/1/isalive", "/api/v1/spec"] {
      await expectEqual(server.reply("GET", target, headers: ["host": "evil.example"]).status, 403)
    }
  }

  @Test(
    arguments: [
      ("http://localhost:3000", nil, true), ("https://127.0.0.1", nil, true), ("https://evil.example", nil, false),
      ("http://localhost:80@evil.example", nil, false), ("null", nil, false),
      ("https://shop.example", ["https://shop.example"], true), ("http://localhost", ["https://shop.example"], false),
      ("https://any.example", ["*"], true),
    ] as [(String, [String]?, Bool)])
  func pagesOfTheseOriginsMayRead(_ origin: String, _ origins: [String]?, _ mayRead: Bool) async throws {
    let server = try await ServerFixture(origins: origins)
    let reply = await server.reply("POST", "/1/indexes/films/query", "{}", headers: ["origin": origin])
    expectEqual(reply.header("access-control-allow-origin"), (mayRead ? origin : nil))
    expectEqual(reply.header("vary"), "origin")
    let asked = await server.reply(
      "OPTIONS", "/1/indexes/films/query",
      headers: ["origin": origin, "access-control-request-headers": "x-algolia-api-key, content-type"])
    expectEqual(asked.status, 204)
    expectEqual(asked.header("access-control-allow-headers"), (mayRead ? "x-algolia-api-key, content-type" : nil))
  }

  @Test func beyondThisMachineAllButHealthNeedsTheKey() async throws {
    let server = try await ServerFixture(keys: ServedKeys(search: "secret"), host: nil)
    for target in ["/", "/page.js", "/api/v1/spec", "/api/v1/search?query=tom"] {
      await expectEqual(server.reply("GET", target, headers: ["host": "search.example"]).status, 403)
    }
    await expectEqual(server.reply("GET", "/health", headers: ["host": "search.example"]).status, 200)
    let shown = await server.reply("GET", "/?x-algolia-api-key=secret", headers: ["host": "search.example"])
    #expect(shown.status == 303 && shown.header("location") == "/")
    let kept = await server.reply(
      "GET", "/?query=tom&x-algolia-api-key=secret", headers: ["host": "search.example"])
    expectEqual(kept.header("location"), "/?query=tom")
    let cookie = String(try #require(shown.header("set-cookie")?.split(separator: ";").first))
    for target in ["/", "/page.js", "/api/v1/search?query=tom&x-algolia-api-key=secret"] {
      let headers = ["host": "search.example", "cookie": "other=1; \(cookie)"]
      await expectEqual(server.reply("GET", target, headers: headers).status, 200)
    }
    // Algolia's interface takes no cookies, which browsers send unasked.
    await expectEqual(
      server.reply("GET", "/1/indexes", headers: ["host": "search.example", "cookie": cookie]).status, 403)
  }

  @Test func nothingIsAnsweredThatItsConnectionRefused() async throws {
    let server = try await ServerFixture()
    var request = ServerRequest(
      method: "POST", path: "/1/indexes/films/query", query: "",
      headers: ["host": "localhost", "origin": "http://localhost"],
      body: [], connection: 1)
    request.refusal = ServedFault(413, "The body has more than 8 bytes")
    let reply = await server.router.answer(request)
    #expect(reply.status == 413 && reply.header("access-control-allow-origin") == "http://localhost")
  }
}
