import SearchModel

extension StoredNumbers {
  /// The statistics of the numbers of documents, nil without any.
  ///
  /// - Parameter documents: the documents, each once, ascending: a sum of doubles depends on its order.
  func statistics(over documents: some Sequence<DocumentID>) -> FacetStats? {
    if case .frame(let base, scale: 0) = layout, let greatestInteger {
      let sum = IntegerStatistics(over: documents, column.codes)
      if sum.isExact(upTo: greatestInteger) { return sum.result(base: base) }
    }
    let codes = column.codes
    var statistics = NumberStatistics()
    for document in documents { codes.forEachElement(of: codes[document]) { statistics.add(layout.double($0)) } }
    return statistics.result
  }
}

/// Adds up the elements of documents, which stand for integers.
private struct IntegerStatistics {
  private var least = UInt64.max
  private var greatest: UInt64 = 0
  private var sum: UInt64 = 0
  private var count = 0

  init(over documents: some Sequence<DocumentID>, _ codes: Codes) {
    for document in documents {
      codes.forEachElement(of: codes[document]) { element in
        least = min(least, element)
        greatest = max(greatest, element)
        sum &+= element
        count &+= 1
      }
    }
  }

  /// Whether doubles that were added up one by one, in whatever order, would never have been rounded.
  ///
  /// - Parameter magnitude: no integer has a greater one.
  func isExact(upTo magnitude: Int) -> Bool {
    let (bound, overflow) = magnitude.multipliedReportingOverflow(by: count)
    return !overflow && bound < NumberLayout.firstInexact
  }

  /// The statistics, nil without a number.
  ///
  /// - Parameter base: the integer that the element 0 stands for.
  func result(base: Int) -> FacetStats? {
    guard count > 0 else { return nil }
    let total = Double(base &* count &+ Int(truncatingIfNeeded: sum))
    return FacetStats(
      least: Double(base &+ Int(truncatingIfNeeded: least)),
      greatest: Double(base &+ Int(truncatingIfNeeded: greatest)), sum: total, count: count, areWhole: true)
  }
}

/// Adds up numbers one by one.
struct NumberStatistics {
  private var least = 0.0
  private var greatest = 0.0
  private var sum = 0.0
  private var count = 0
  private var areWhole = true

  @inline(__always)
  mutating func add(_ number: Double) {
    if count == 0 { (least, greatest) = (number, number) }
    least = min(least, number)
    greatest = max(greatest, number)
    sum += number
    count += 1
    areWhole = areWhole && number == number.rounded()
  }

  /// The statistics, nil without a number.
  var result: FacetStats? {
    count == 0
      ? nil : FacetStats(least: least, greatest: greatest, sum: sum, count: count, areWhole: areWhole)
  }
}

extension FacetStats {
  /// Statistics as Algolia gives them: the mean of whole numbers is cut to a whole number, and where a number is not
  /// whole, all four have six significant digits.
  fileprivate init(least: Double, greatest: Double, sum: Double, count: Int, areWhole: Bool) {
    let mean = sum / Double(count)
    if areWhole {
      self.init(min: least, max: greatest, avg: mean.rounded(.towardZero), sum: sum)
    } else {
      self.init(
        min: least.withSixDigits, max: greatest.withSixDigits, avg: mean.withSixDigits, sum: sum.withSixDigits)
    }
  }
}
