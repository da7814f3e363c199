import Diagnostics
import SpecLoader
import TestSupport
import Testing

struct SecretTests {
  private func cluster(_ rest: String) -> String {
    """
    backends:
      cluster: { type: typesense, \(rest) }
    indexModules: [indexName: movies]
    """
  }

  private func rendered(_ reading: SpecReading) -> String {
    DiagnosticRenderer(sources: [reading.source]).render(reading.diagnostics)
  }

  @Test func secretsAreCollected() {
    let reading = read(
      """
      backends:
        shop:
          type: http
          request:
            url: "https://me:pass@shop.example/{index}?token=t0k3n&q={query}"
            query: { q: "{query}", key: query-key }
            headers: { Authorization: "Bearer ${SHOP_KEY}" }
          response: { hits: $.hits }
      indexModules: [indexName: movies]
      """, options: SpecReadingOptions(environment: ["SHOP_KEY": "abc"]))
    #expect(reading.specification != nil)
    expectEqual(reading.secrets, ["Bearer abc", "query-key", "t0k3n", "pass", "me"])
  }

  @Test func tokenInAHeaderIsASecretOfItsOwn() {
    let text = cluster("nodes: ['http://h'], apiKey: k, headers: { A: 'Bearer 0123456789', B: 'x=${TOKEN};' }")
    let reading = read(text, options: SpecReadingOptions(environment: ["TOKEN": "a-long-token"]))
    expectEqual(reading.secrets, ["Bearer 0123456789", "x=a-long-token;", "a-long-token", "0123456789", "k"])
  }

  /// Servers repeat a part of what they were sent.
  @Test(arguments: [
    "query: { q: '{query}', tok: 'Bearer ${KEY}' }", "query: { tok: 'a ${KEY} z' }", "query: { tok: 'key=${KEY}' }",
    "query: { tok: '{query}${KEY}{page}' }", "query: { tok: '${KEY}' }", "headers: { A: 'Token ${KEY}; v=1' }",
  ])
  func variableInAValueThatIsSentIsASecretOfItsOwn(part: String) {
    let reading = read(
      """
      backends: { b: { type: http, request: { url: "http://h/s", \(part) }, response: { hits: $ } } }
      indexModules: [indexName: movies]
      """, options: SpecReadingOptions(environment: ["KEY": "s3cret9-long"]))
    #expect(reading.errors.isEmpty)
    #expect(reading.secrets.contains("s3cret9-long"), "\(reading.secrets)")
  }

  @Test(arguments: ["http://h/s?t=pre-${KEY}&q={query}", "http://u:a${KEY}@h/s", "http://${KEY}@h/s"])
  func variableInASecretPartOfAURLIsASecretOfItsOwn(url: String) {
    let reading = read(
      """
      backends: { b: { type: http, request: { url: "\(url)" }, response: { hits: $ } } }
      indexModules: [indexName: movies]
      """, options: SpecReadingOptions(environment: ["KEY": "s3cret9-long"]))
    #expect(reading.errors.isEmpty)
    #expect(reading.secrets.contains("s3cret9-long") && !reading.secrets.contains("{query}"), "\(reading.secrets)")
  }

  @Test(arguments: ["{secretsecret1}", "{query}-{{key}}", #"{\"k\":[1]}"#, "{{secretsecret1}}"])
  func userInfoInBracesIsNoTemplate(password: String) {
    let reading = read(cluster("nodes: [\"http://user:\(password)@h:1\"], apiKey: k"))
    #expect(reading.secrets.contains(password.replacing(#"\""#, with: "\"")), "\(reading.secrets)")
  }

  /// What stands before the slash would be taken for the host, and what follows for the path.
  @Test(
    arguments: ["nodes: [$]", "nearestNode: $, nodes: ['http://n']", "url"],
    [
      "ab+/SECRETxyz", "abcd/SECRETxyz:pw", "12/SECRETxyz", "user:12/SECRETxyz", "ab?SECRETxyz", "ab#SECRETxyz",
      "u:a@b/SECRETxyz",
    ])
  func urlWithARawSlashInItsUserInfoIsRefusedAndHidden(key: String, userInfo: String) {
    let value = "\"http://\(userInfo)@127.0.0.1:8108\""
    let text =
      key == "url"
      ? "backends: { b: { type: http, request: { url: \(value) }, response: { hits: $ } } }\nindexModules: [indexName: m]"
      : cluster("\(key.replacing("$", with: value)), apiKey: k")
    let reading = read(text)
    #expect(!reading.errors.isEmpty)
    #expect(!rendered(reading).contains("SECRET"), "\(rendered(reading))")
  }

  @Test func excerptOfAnotherErrorOnTheLineHidesTheKey() {
    let reading = read(cluster("nodes: ['http://localhost:1'], apiKey: s3cr3t, retires: 3"))
    let text = rendered(reading)
    expectEqual(reading.errors.map(\.place), ["unknown-key 2:78"])
    #expect(!text.contains("s3cr3t"))
    #expect(text.contains("retires: 3"))
  }

  @Test(
    arguments: ["proxy: $", "nodes: [$]", "nearestNode: $"],
    [
      "http://usr:SECRET@h:x", "http://usr:SECRET@h:99999", "usr:SECRET@h:1", "http://usr:top SECRET@h:1",
      "//usr:SECRET@h",
      "http:usr:SECRET@h", "http:/usr:SECRET@h", "http//usr:SECRET@h", "http://h:99999?SECRET", "http://h:99999#SECRET",
      "h/?k=SECRET",
    ])
  func urlThatCannotBeReadIsHiddenWhole(key: String, url: String) {
    let value = key.replacing("$", with: "\"\(url)\"")
    let reading = read(cluster("\(value), apiKey: k"))
    #expect(!reading.errors.isEmpty)
    #expect(!rendered(reading).contains("SECRET"), "\(rendered(reading))")
  }

  @Test(arguments: ["k", "s3cr3t", "two words", "'a quoted one'", "\"é日本語😀\"", "a-very-long-secret-of-many-characters"])
  func excerptShowsNothingOfASecretsForm(secret: String) {
    let quote = secret.first.flatMap { "\"'".contains($0) ? String($0) : nil } ?? ""
    let column = 62 + secret.unicodeScalars.count
    let reading = read(cluster("nodes: ['http://h'], apiKey: \(secret), retires: 3"))
    expectEqual(reading.errors.map(\.place), ["unknown-key 2:\(column)"])
    let lines = rendered(reading).split(separator: "\n")
    let line = "  2 |   cluster: { type: typesense, nodes: ['http://h'], apiKey: \(quote)***\(quote), retires: 3 }"
    #expect(lines[1] == line)
    // The caret stands under the key.
    let start = line.distance(from: line.startIndex, to: line.firstRange(of: "retires")?.lowerBound ?? line.startIndex)
    expectEqual(lines[2], "    |" + String(repeating: " ", count: start - 5) + "^~~~~~~")
  }

  @Test func secretOfSeveralLinesAndOneThatIsWrongItselfAreThreeAsterisks() {
    let folded = read("backends:\n  b:\n    apiKey: 'one two\n      three four'\nindexModules: [indexName: movies]\n")
    expectEqual(folded.source.line(3).map { !$0.contains("one") }, true)
    let wrong = read(cluster("nodes: ['http://user:hunter2@h:x/?k=v4lue-long'], apiKey: [a, b-longer]"))
    expectEqual(wrong.errors.count, 2)
    #expect(rendered(wrong).contains("nodes: ['***'], apiKey: [***, ***]"), "\(rendered(wrong))")
  }

  @Test func wrongSecretIsNotShown() {
    let reading = read(cluster("nodes: ['ftp://user:hunter22@host/?k=v4lue'], apiKey: [s3cr3t-1234]"))
    let text = rendered(reading)
    expectEqual(reading.errors.count, 2)
    for secret in ["hunter22", "v4lue", "s3cr3t"] { #expect(!text.contains(secret)) }
  }

  @Test func secretWrittenAsAVariableIsHiddenThere() {
    let reading = read(
      "variables: { KEY: s3cr3t-1234, my-key: x }\n" + cluster("nodes: ['http://h'], apiKey: '${KEY}'"))
    expectEqual(reading.codes, ["invalid-name"])
    #expect(!rendered(reading).contains("s3cr3t"))
  }

  @Test func defaultOfAVariableIsHidden() {
    let reading = read(cluster("nodes: ['http://h'], apiKey: '${NONE:-s3cr3t}', retires: 3"))
    #expect(!rendered(reading).contains("s3cr3t"))
  }

  /// Mistakes beside secrets, which none of the formats may show.
  @Test(arguments: [
    "b: { type: algolia, applicationID: A, apiKey: k, hosts: ['https://uu5:SECRET@h/?k=SECRET'] }",
    "b: { type: algolia, applicationID: A, apiKey: k, hosts: 'https://uu5:SECRET@h/?k=SECRET' }",
    "b: { type: algola, applicationID: A, apiKey: SECRET, retires: 3 }",
    "b: { applicationID: A, apiKey: SECRET, headers: { A: SECRET } }",
    "b: { type: embedded, apiKey: SECRET, headers: { A: SECRET } }",
    "b: { type: http, apiKey: SECRET, headers: [ 'A: SECRET' ], request: { url: 'http://h' }, response: { hits: $ } }",
    "b: { type: typesense, nodes: ['http://h'], apiKey: k, headers: { A: first, A: SECRET } }",
    "b: { type: typesense, nodes: ['http://h'], apiKey: k, apiKey: SECRET }",
    "b: { type: embedded }, b: { type: algolia, applicationID: A, apiKey: SECRET }",
    "b: { type: http, request: { url: 'http://h', query: { k: a, k: SECRET } }, response: { hits: $ } }",
    "b: { type: http, request: { url: 'http://h', query: { k: a }, query: { k: SECRET } }, response: { hits: $ } }",
    "b: { type: algolia, applicationID: A, apikey: SECRET }",
    "b: { type: algolia, applicationID: A, api-key: SECRET, header: { A: SECRET } }",
    "b: { type: algolia, applicationID: A, apiKey: k, timeout: 'http://a:SECRET@h' }",
    "b: { type: algolia, applicationID: A, apiKey: k, timeout: 'http://a:SEC/RET-SECRET@h' }",
    "b: { type: algolia, applicationID: A, apiKey: k, timeout: 'see http://h http://a:SECRET@h' }",
    "b: { type: algolia, applicationID: A, apiKey: k, timeout: 'http://h/s?mail=a@b.c&k=SECRET' }",
    "b: { type: algolia, applicationID: A, apiKey: k, <<: { apiKey: SECRET } , retires: 3}",
    "b: { type: algolia, applicationID: A, retires: 3, headers: { 'A: SECRET' } }",
    "b: { type: typesense, nodes: ['http://h'], nodes: ['http://a:SECRET@h'], apiKey: k }",
    "b: { type: typesense, node: ['a:SECRET@h'], apiKey: k }",
    "type: algolia, applicationID: A, apiKey: SECRET",
  ])
  func mistakesBesideSecretsDoNotShowThem(backend: String) {
    for (secret, variables) in [
      ("s3cret9", ""), ("s3cret9-very-long", ""), ("${KEY}", "variables: { KEY: s3cret9-long }\n"),
    ] {
      let text = variables + "backends: { " + backend.replacing("SECRET", with: secret) + " }\n"
      let reading = read(text + "indexModules: [indexName: movies]\n")
      #expect(!reading.errors.isEmpty)
      let shown = rendered(reading) + reading.diagnostics.map { "\($0.fields)" + $0.gitHubAnnotation }.joined()
      #expect(!shown.contains("s3cret9"), "\(shown)")
      if variables.isEmpty {
        #expect(reading.secrets.contains { $0.contains(secret) } || backend.contains("SEC/RET"), "\(reading.secrets)")
      }
    }
  }

  @Test func duplicateSectionHidesItsSecrets() {
    let reading = read("backends: { b: { type: embedded } }\nbackends: { b: { apiKey: s3cr3t } }\nbackend: b\n")
    #expect(reading.codes.contains("duplicate-key"))
    #expect(!rendered(reading).contains("s3cr3t"))
  }

  @Test func keysWithoutSecretsStayReadable() {
    let reading = read(cluster("nodes: ['http://127.0.0.1:8108/a-b'], apiKey: k, rate: 5, timeout: 7, retires: 1"))
    expectEqual(reading.errors.count, 3)
    let text = rendered(reading)
    for shown in ["http://127.0.0.1:8108/a-b", "rate: 5", "timeout: 7", "retires: 1"] { #expect(text.contains(shown)) }
  }

  @Test func secretCutByAMessageIsHidden() {
    let reading = read(
      "name: { a: b }\nbackend: '\(String(repeating: "x", count: 50))s3cret9-and-more'\n"
        + cluster("nodes: ['http://h'], apiKey: s3cret9-and-more"))
    #expect(!reading.errors.isEmpty)
    #expect(!rendered(reading).contains("s3cret9"))
  }

  @Test(arguments: [
    ("key=s3cret/9+x!", "key=***"), ("key=s3cret%2F9%2Bx%21&a", "key=***&a"), ("key=s3cret%2f9%2bx%21", "key=***"),
    ("czNjcmV0LzkreCE=", "***="), ("short", "short"), ("s3cret/9", "s3cret/9"), ("", ""),
    // me:s3cret/9+x! and x:s3cret/9+x! in base64.
    ("bWU6czNjcmV0LzkreCE=", "bWU6***="), ("eDpzM2NyZXQvOSt4IQ==", "eD***=="),
  ])
  func maskHidesSecretsInEveryForm(text: String, expected: String) {
    let mask = SecretMask(["s3cret/9+x!", "short"])
    expectEqual(mask.hiding(text), expected)
    expectEqual(SecretMask([]).hiding(text), text)
  }

  @Test func secretIsHiddenEvenWhenTheFileIsNoYAML() {
    let reading = read(
      """
      backends:
        cluster: { type: typesense, apiKey: s3cr3t, nodes: [ }
        shop:
          headers:
            X-Token: t0k3n: broken
      """)
    #expect(!reading.errors.isEmpty)
    let masked = String(decoding: reading.source.bytes, as: UTF8.self)
    #expect(!masked.contains("s3cr3t"))
    #expect(!masked.contains("t0k3n"))
  }
}
