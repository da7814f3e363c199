import Diagnostics
import SpecLoader
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
    #expect(reading.secrets == ["Bearer abc", "query-key", "t0k3n", "pass", "me"])
  }

  @Test func tokenInAHeaderIsASecretOfItsOwn() {
    let text = cluster("nodes: ['http://h'], apiKey: k, headers: { A: 'Bearer 0123456789', B: 'x=${TOKEN};' }")
    let reading = read(text, options: SpecReadingOptions(environment: ["TOKEN": "a-long-token"]))
    #expect(reading.secrets == ["Bearer 0123456789", "x=a-long-token;", "a-long-token", "0123456789", "k"])
  }

  @Test func excerptOfAnotherErrorOnTheLineHidesTheKey() {
    let reading = read(cluster("nodes: ['http://localhost:1'], apiKey: s3cr3t, retires: 3"))
    let text = rendered(reading)
    #expect(reading.errors.map(\.place) == ["unknown-key 2:78"])
    #expect(!text.contains("s3cr3t"))
    #expect(text.contains("******"))
    #expect(text.contains("retires: 3"))
  }

  @Test func wrongSecretIsNotShown() {
    let reading = read(cluster("nodes: ['ftp://user:hunter22@host/?k=v4lue'], apiKey: [s3cr3t-1234]"))
    let text = rendered(reading)
    #expect(reading.errors.count == 2)
    for secret in ["hunter22", "v4lue", "s3cr3t"] { #expect(!text.contains(secret)) }
  }

  @Test func secretWrittenAsAVariableIsHiddenThere() {
    let reading = read(
      "variables: { KEY: s3cr3t-1234, my-key: x }\n" + cluster("nodes: ['http://h'], apiKey: '${KEY}'"))
    #expect(reading.codes == ["invalid-name"])
    #expect(!rendered(reading).contains("s3cr3t"))
  }

  @Test func defaultOfAVariableIsHidden() {
    let reading = read(cluster("nodes: ['http://h'], apiKey: '${NONE:-s3cr3t}', retires: 3"))
    #expect(!rendered(reading).contains("s3cr3t"))
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
