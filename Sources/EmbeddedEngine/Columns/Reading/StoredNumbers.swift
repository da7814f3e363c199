import OrderedCollections
import SearchModel

/// The numbers of the documents at a path, each as often as it occurs.
struct StoredNumbers: Sendable {
  let rows: CodeColumn
  let layout: NumberLayout
  /// Whether every comparison holds for a stretch of the elements.
  private let isMonotone: Bool
  /// The greatest magnitude when all numbers are integers, else nil.
  let greatestInteger: Int?

  init(_ image: IndexImage, _ name: String, _ entry: JSONObject) {
    rows = CodeColumn(image, name, entry["rows"]?.objectValue ?? [:])
    switch entry["layout"]?.stringValue {
    case "frame":
      let scale = min(entry.size("scale"), NumberLayout.mostDecimals)
      layout = .frame(base: entry["base"]?.integerValue ?? 0, scale: scale)
      greatestInteger = scale == 0 ? entry["greatest"]?.integerValue : nil
      isMonotone = true
    case "table":
      let table = NumberTable(
        bits: NarrowColumn(image.section("\(name).table"), width: 8),
        kinds: NarrowColumn(image.section("\(name).integers"), width: 1))
      layout = .table(table)
      greatestInteger = nil
      isMonotone = entry["isMonotone"]?.boolValue ?? false
    default:
      layout = .doubles
      greatestInteger = nil
      isMonotone = true
    }
  }

  /// The elements that compare with a number.
  func test(_ comparison: NumericOperator, _ number: PlainNumber) -> ElementTest {
    guard isMonotone else { return test { NumericComparison.holds($0, comparison, number) } }
    let end = rows.valueCount
    let first = firstElement { !NumericComparison.holds($0, .less, number) }
    let behind = firstElement { NumericComparison.holds($0, .greater, number) }
    func range(_ start: UInt64, _ end: UInt64) -> ElementTest { start < end ? .range(start...(end - 1)) : .none }
    switch comparison {
    case .less: return range(0, first)
    case .lessOrEqual: return range(0, behind)
    case .equal: return range(first, behind)
    case .notEqual: return first < behind ? .outside(first...(behind - 1)) : range(0, end)
    case .greaterOrEqual: return range(first, end)
    case .greater: return range(behind, end)
    }
  }

  /// The elements that lie between two numbers, both included.
  func test(from lower: PlainNumber, to upper: PlainNumber) -> ElementTest {
    guard isMonotone else {
      return test {
        NumericComparison.holds($0, .greaterOrEqual, lower) && NumericComparison.holds($0, .lessOrEqual, upper)
      }
    }
    let first = firstElement { NumericComparison.holds($0, .greaterOrEqual, lower) }
    let behind = firstElement { !NumericComparison.holds($0, .lessOrEqual, upper) }
    return first < behind ? .range(first...(behind - 1)) : .none
  }

  /// The elements whose numbers meet a condition, asked one by one.
  private func test(_ holds: (JSON) -> Bool) -> ElementTest {
    guard case .table(let table) = layout else { return .none }
    return .elements((0..<table.bits.count).filter { holds(table.number($0)) }, of: table.bits.count)
  }

  /// The first element from which on a condition holds, ``CodeColumn/valueCount`` without any.
  private func firstElement(_ holds: (JSON) -> Bool) -> UInt64 {
    var (low, high): (UInt64, UInt64) = (0, rows.valueCount)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(layout.number(middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
