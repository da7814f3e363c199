import Evaluation
import Presentation
import Reports
import SearchModel

/// The kinds of errors in which sections of a comparison ended, counted: a table of a comment has a row for each.
struct ComparedErrors: Sendable {
  /// How many kinds are told apart.
  private static let mostKinds = 20

  private struct Kind: Hashable {
    let module: String
    /// Nil for both.
    let side: ComparisonSide?
    let code: SearchError.Code
    let message: String
  }

  private var kinds: [(kind: Kind, count: Int)] = []
  private var otherCount = 0

  var isEmpty: Bool { kinds.isEmpty }

  /// Counts the errors of a section.
  mutating func add(_ section: SectionComparison) {
    let (left, right) = (section.left?.error, section.right?.error)
    if let left, section.change == .failed { return add(left, of: section.module, nil) }
    if let left { add(left, of: section.module, .left) }
    if let right { add(right, of: section.module, .right) }
  }

  private mutating func add(_ error: SearchError, of module: String, _ side: ComparisonSide?) {
    let kind = Kind(module: module, side: side, code: error.code, message: error.message)
    if let place = kinds.firstIndex(where: { $0.kind == kind }) {
      kinds[place].count += 1
    } else if kinds.count < Self.mostKinds {
      kinds.append((kind, 1))
    } else {
      otherCount += 1
    }
  }

  /// The columns of the table.
  static let columns = ["section", "side", "times", "error"]

  /// The rows of the table in the order in which the errors came, then how many are of other kinds.
  ///
  /// - Parameters:
  ///   - size: how many bytes the rows may have.
  ///   - cell: makes a text from data fit for a table.
  func text(fitting size: Int, _ cell: (String) -> String) -> String {
    var rows = KeptRows(limit: Self.mostKinds)
    for (kind, count) in kinds {
      rows.add(
        MarkdownText.row([
          cell(kind.module), kind.side?.rawValue ?? "both", "\(count)", "`\(kind.code.rawValue)` " + cell(kind.message),
        ]))
    }
    let rest = otherCount == 0 ? "" : "\n… and \(String(otherCount, "other error", "other errors"))\n"
    return rows.text(fitting: size) + rest
  }
}
