import SearchBackends
import TestSupport
import Testing

struct RequestLedgerTests {
  @Test func costsOfASectionAddUp() {
    let ledger = RequestLedger()
    ledger.add(RequestLedger.Cost(requests: 2, attempts: 3), to: "a")
    ledger.add(RequestLedger.Cost(requests: 1, attempts: 1), to: "a")
    ledger.add(RequestLedger.Cost(requests: 7, attempts: 8), to: "b")
    expectEqual(ledger.cost(of: "a"), RequestLedger.Cost(requests: 3, attempts: 4))
    expectEqual(ledger.cost(of: "b"), RequestLedger.Cost(requests: 7, attempts: 8))
    expectEqual(ledger.cost(of: "c"), RequestLedger.Cost())
  }

  @Test func sumsStayAtTheLargestNumber() {
    let ledger = RequestLedger()
    for _ in 0..<2 { ledger.add(RequestLedger.Cost(requests: .max, attempts: .max), to: "a") }
    expectEqual(ledger.cost(of: "a"), RequestLedger.Cost(requests: .max, attempts: .max))
  }
}
