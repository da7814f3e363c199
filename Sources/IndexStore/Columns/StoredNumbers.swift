package import SearchModel

/// The numbers of the documents at a path, each as often as it occurs.
package struct StoredNumbers: Sendable {
  package let column: CodeColumn
  let layout: NumberLayout
  /// Whether every comparison holds for one range of the elements.
  private let isMonotone: Bool
  /// The greatest magnitude of a number when all are integers, else nil.
  let greatestInteger: Int?

  init(_ image: IndexImage, _ name: String, _ entry: JSONObject) {
    column = CodeColumn(image, name, entry["rows"]?.objectValue ?? [:])
    switch entry["layout"]?.stringValue {
    case "frame":
      let scale = min(entry.size("scale"), NumberLayout.mostDecimals)
      layout = .frame(base: entry["base"]?.integerValue ?? 0, scale: scale)
      greatestInteger = scale == 0 ? entry["greatest"]?.integerValue : nil
      isMonotone = true
    case "table":
      layout = .table(
        NumberTable(
          bits: NarrowColumn(image.section("\(name).table"), width: 8),
          kinds: NarrowColumn(image.section("\(name).integers"), width: 1)))
      greatestInteger = nil
      isMonotone = entry["isMonotone"]?.boolValue ?? false
    default:
      layout = .doubles
      greatestInteger = nil
      isMonotone = true
    }
  }

  /// Asks for the bytes that are read for every document.
  func check() {
    column.check()
    if case .table(let table) = layout { table.check() }
  }

  /// The elements that compare with a number.
  package func test(_ comparison: NumericOperator, _ number: PlainNumber) -> ElementTest {
    guard isMonotone else { return test { NumericComparison.holds($0, comparison, number) } }
    let end = column.codes.valueCount
    func first() -> UInt64 { firstElement { !NumericComparison.holds($0, .less, number) } }
    func behind() -> UInt64 { firstElement { NumericComparison.holds($0, .greater, number) } }
    switch comparison {
    case .less: return .range(0, below: first())
    case .lessOrEqual: return .range(0, below: behind())
    case .equal: return .range(first(), below: behind())
    case .notEqual:
      let (first, behind) = (first(), behind())
      return first < behind ? .outside(first, below: behind) : .range(0, below: end)
    case .greaterOrEqual: return .range(first(), below: end)
    case .greater: return .range(behind(), below: end)
    }
  }

  /// The elements that lie between two numbers, both included.
  package func test(from lower: PlainNumber, to upper: PlainNumber) -> ElementTest {
    guard isMonotone else {
      return test {
        NumericComparison.holds($0, .greaterOrEqual, lower) && NumericComparison.holds($0, .lessOrEqual, upper)
      }
    }
    return .range(
      firstElement { NumericComparison.holds($0, .greaterOrEqual, lower) },
      below: firstElement { !NumericComparison.holds($0, .lessOrEqual, upper) })
  }

  /// The elements whose numbers meet a condition, asked one by one.
  private func test(_ holds: (JSON) -> Bool) -> ElementTest {
    guard case .table(let table) = layout else { return .none }
    let count = Int(min(column.codes.valueCount, UInt64(table.count)))
    return .elements((0..<count).filter { holds(table.number($0)) })
  }

  /// The first element from which on a condition holds; one past the last when it holds for none.
  private func firstElement(_ holds: (JSON) -> Bool) -> UInt64 {
    (0..<column.codes.valueCount).partitioningIndex { holds(layout.number($0)) }
  }
}
