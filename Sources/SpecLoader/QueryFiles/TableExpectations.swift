import Diagnostics
import SearchModel

/// What the cells of a row expect: the columns `expect`, `nbHits`, and these with a module's id.
struct TableExpectations {
  /// Among how many first hits one must be where a row does not say.
  static let standardDepth = 10

  /// What a column expects.
  private enum Kind: String, CaseIterable {
    case hit = "expect"
    case count = "nbHits"
  }

  private let file: String
  private let modules: [String]?
  private typealias Cell = (kind: Kind, module: String?, text: String, position: SourcePosition)

  private var cells: [Cell] = []
  /// Among how many first hits one must be; nil when the row does not say.
  var within: Int?

  /// The expectations of a row that has none yet.
  init(file: String, modules: [String]?) {
    self.file = file
    self.modules = modules
  }

  /// Whether a column expects something.
  static func isColumn(_ name: String) -> Bool { Self.parts(of: name) != nil }

  private static func parts(of column: String) -> (kind: Kind, module: String?)? {
    for kind in Kind.allCases {
      if column == kind.rawValue { return (kind, nil) }
      if column.hasPrefix(kind.rawValue + ".") { return (kind, String(column.dropFirst(kind.rawValue.count + 1))) }
    }
    return nil
  }

  /// Adds a cell; an empty one expects nothing.
  mutating func add(_ text: String, column: String, at position: SourcePosition) {
    guard let (kind, module) = Self.parts(of: column), !text.allSatisfy(\.isWhitespace) else { return }
    cells.append((kind, module, text, position))
  }

  /// The blocks of the row, without cells that name a module that the spec does not have, and without numbers that are
  /// no condition.
  func blocks(noting problems: inout RowProblems) -> [ExpectationBlock] {
    var blocks: [ExpectationBlock] = []
    for cell in cells {
      guard let block = problems.noting({ () throws(QueryFileError) in try block(of: cell) }) else { continue }
      blocks.append(block)
    }
    return blocks
  }

  private func block(of cell: Cell) throws(QueryFileError) -> ExpectationBlock {
    let range = SourceRange(at: cell.position)
    if let module = cell.module {
      try QueryFileError.checkModule(module, among: modules, file: file, range: range)
    }
    // A spec with one module has one section that can be meant.
    let module = cell.module ?? (modules?.count == 1 ? modules?.first : nil)
    let scope = module.map(ExpectationBlock.Scope.module) ?? .page
    let check: Expectation.Check
    let expected: JSON
    switch cell.kind {
    case .hit:
      let depth = within ?? Self.standardDepth
      let (name, key): (HitName, String) =
        if let filter = Self.filter(cell.text) {
          // What excludes something, or asks for several things, is no id.
          (filter.isPlain ? .objectIDOrFilter(cell.text, filter) : .filter(filter, cell.text), "where")
        } else {
          (.objectID(cell.text), "objectID")
        }
      check = .contains(name, within: depth)
      expected = .object([key: .string(cell.text), "within": .integer(depth)])
    case .count:
      guard let condition = CountCondition(cell.text) else {
        throw error(
          "invalid-value", range,
          "'nbHits' must be \(TextFormat.countCondition.summary), found \(Diagnostic.quoted(cell.text))")
      }
      guard scope != .page else {
        let names = (modules ?? []).map { "nbHits.\($0)" }.joined(separator: ", ")
        throw error("missing-module", range, "'nbHits' must say of which section: \(names)")
      }
      check = .nbHits(condition)
      expected = condition.json(of: cell.text)
    }
    return ExpectationBlock(
      scope: scope, expectations: [Expectation(check: check, expected: expected, file: file, range: range)])
  }

  /// The filter of a text; nil for one that is an object id.
  private static func filter(_ text: String) -> FilterExpression? {
    guard let filter = try? FilterExpression(text), !filter.clauses.isEmpty else { return nil }
    // A word alone reads as a tag.
    let isWord = !text.utf8.contains { ":<>=".utf8.contains($0) }
    return isWord ? nil : filter
  }

  private func error(_ code: String, _ range: SourceRange, _ message: String) -> QueryFileError {
    QueryFileError(diagnostics: [Diagnostic(code: code, file: file, range: range, message: message)])
  }
}

extension FilterExpression {
  /// Whether it is a single filter that excludes nothing.
  fileprivate var isPlain: Bool {
    let filters = clauses.flatMap(\.filters)
    return filters.count == 1 && !filters[0].isNegated
  }
}
