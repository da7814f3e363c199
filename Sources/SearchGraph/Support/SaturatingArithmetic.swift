/// The sum, at most `Int.max` and at least `Int.min`.
func saturatingSum(_ left: Int, _ right: Int) -> Int {
  let (sum, overflows) = left.addingReportingOverflow(right)
  return overflows ? (right > 0 ? .max : .min) : sum
}

/// The product of two numbers that are not negative, at most `Int.max`.
func saturatingProduct(_ left: Int, _ right: Int) -> Int {
  let (product, overflows) = left.multipliedReportingOverflow(by: right)
  return overflows ? .max : product
}
