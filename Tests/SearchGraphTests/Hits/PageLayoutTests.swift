import TestSupport
import Testing

@testable import SearchGraph

struct PageLayoutTests {
  /// The sizes of the pages one after the other, as a layout should have them.
  private struct Model {
    var sizes: [Int]

    func firstRow(ofPage page: Int) -> Int { sizes.prefix(page).reduce(0, +) }

    func page(ofRow row: Int) -> Int? {
      sizes.indices.first { firstRow(ofPage: $0) <= row && row < firstRow(ofPage: $0) + sizes[$0] }
    }
  }

  @Test(arguments: 0..<100)
  func rowsAndPagesAreThoseOfASumOverSizes(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let (hitsPerPage, pageCount) = (Int.random(in: 1...5, using: &generator), Int.random(in: 1...9, using: &generator))
    var model = Model(sizes: Array(repeating: hitsPerPage, count: pageCount))
    var layout = PageLayout()
    let isEarly = Bool.random(using: &generator)
    if isEarly { layout.setPaging(hitsPerPage: hitsPerPage, pageCount: pageCount) }
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let page = Int.random(in: 0..<pageCount, using: &generator)
      model.sizes[page] = Int.random(in: 0...7, using: &generator)
      layout.setSize(model.sizes[page], ofPage: page)
    }
    if !isEarly { layout.setPaging(hitsPerPage: hitsPerPage, pageCount: pageCount) }
    for page in 0..<pageCount {
      expectEqual(layout.firstRow(ofPage: page), model.firstRow(ofPage: page))
      expectEqual(layout.size(ofPage: page), model.sizes[page])
    }
    let rowCount = model.sizes.reduce(0, +)
    expectEqual(layout.lastRow, rowCount - 1)
    expectEqual(layout.lastPage, pageCount - 1)
    for row in 0..<rowCount { expectEqual(layout.page(ofRow: row), model.page(ofRow: row)) }
    #expect(layout.page(ofRow: rowCount) >= pageCount)
  }

  @Test func nothingIsKnownBeforeTheFirstAnswer() {
    let layout = PageLayout()
    #expect(layout.lastPage == -1 && layout.lastRow == -1)
    #expect(layout.firstRow(ofPage: 7) == 0 && layout.size(ofPage: 7) == 0 && layout.page(ofRow: 3) == 0)
  }

  @Test func pagesBeyondTheLastHoldNoRows() {
    var layout = PageLayout()
    layout.setPaging(hitsPerPage: 10, pageCount: 3)
    layout.setSize(0, ofPage: 99)
    #expect(layout.firstRow(ofPage: 99) == 30 && layout.firstRow(ofPage: 1_000) == 30)
    expectEqual(layout.lastRow, 29)
  }

  @Test func absurdNumbersStopAtTheLargest() {
    var layout = PageLayout()
    layout.setPaging(hitsPerPage: .max, pageCount: .max)
    layout.setSize(3, ofPage: .max)
    layout.setSize(4, ofPage: 1)
    expectEqual(layout.lastRow, .max - 1)
    expectEqual(layout.firstRow(ofPage: .max), .max)
    #expect(layout.page(ofRow: .max) > 0)
    layout.setPaging(hitsPerPage: -1, pageCount: .min)
    #expect(layout.lastRow == -1 && layout.hitsPerPage == 0)
    expectEqual(layout.page(ofRow: .max), .max)
  }
}
