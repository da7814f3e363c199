import SearchModel

extension StoredNumbers {
  /// The statistics of the numbers of documents, nil without any.
  ///
  /// - Parameters:
  ///   - documents: the documents, each once.
  ///   - ordinals: the record of each document, empty when documents are numbered as records are.
  func statistics(over documents: some Sequence<DocumentID>, ordinals: NarrowColumn) -> FacetStats? {
    if case .frame(let base, scale: 0) = layout, let greatestInteger {
      let sum = IntegerStatistics(over: documents, column.codes)
      if sum.isExact(upTo: greatestInteger) { return sum.result(base: base) }
    }
    let codes = column.codes
    var statistics = NumberStatistics()
    // A sum of doubles depends on its order, which is that of the records.
    if ordinals.count == 0 {
      for document in documents { codes.forEachElement(of: codes[document]) { statistics.add(layout.double($0)) } }
    } else {
      ordinals.check()
      var places: [UInt64] = []
      for document in documents where codes[document] != 0 {
        places.append(ordinals.numbers[Int(document)] << 32 | UInt64(document))
      }
      RadixOrder.sort(&places, from: 32)
      for place in places {
        let code = codes[DocumentID(truncatingIfNeeded: place)]
        codes.forEachElement(of: code) { statistics.add(layout.double($0)) }
      }
    }
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
      min: Double(base &+ Int(truncatingIfNeeded: least)), max: Double(base &+ Int(truncatingIfNeeded: greatest)),
      avg: total / Double(count), sum: total)
  }
}

/// Adds up numbers one by one.
struct NumberStatistics {
  private var least = 0.0
  private var greatest = 0.0
  private var sum = 0.0
  private var count = 0

  @inline(__always)
  mutating func add(_ number: Double) {
    if count == 0 { (least, greatest) = (number, number) }
    least = min(least, number)
    greatest = max(greatest, number)
    sum += number
    count += 1
  }

  /// The statistics, nil without a number.
  var result: FacetStats? {
    count == 0 ? nil : FacetStats(min: least, max: greatest, avg: sum / Double(count), sum: sum)
  }
}
