// Sums and products of numbers that come from servers and files, which may be anything.

/// The sum, at most `Int.max` and at least `Int.min`.
package func saturatingSum(_ left: Int, _ right: Int) -> Int {
  let (sum, overflows) = left.addingReportingOverflow(right)
  return overflows ? (right > 0 ? .max : .min) : sum
}

/// The product of two numbers that are not negative, at most `Int.max`.
package func saturatingProduct(_ left: Int, _ right: Int) -> Int {
  let (product, overflows) = left.multipliedReportingOverflow(by: right)
  return overflows ? .max : product
}

/// How many pages of a size it takes to hold so many hits; none where pages hold nothing.
package func pageCount(of hits: Int, size: Int) -> Int {
  guard size > 0, hits > 0 else { return 0 }
  return hits / size + (hits % size > 0 ? 1 : 0)
}
