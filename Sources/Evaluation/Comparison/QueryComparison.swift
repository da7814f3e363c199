import Diagnostics
import Presentation
import SearchModel

/// How the answers of two sides to one query differ, section by section.
package struct QueryComparison: Sendable, Hashable {
  /// The text searched for, that of the left where both have one.
  package let query: String
  /// The query's id, that of the left where both have one.
  package let id: String?
  /// The text on the right, if it differs.
  package let rightQuery: String?
  /// The id on the right, if it differs.
  package let rightID: String?
  /// The side that alone has the query; nil when both have it.
  package let onlySide: ComparisonSide?
  /// The sections that both sides have, in the order of the left; of a query on one side only, its sections.
  package let sections: [SectionComparison]
  /// The modules that only one side has.
  package let unpairedModules: [ComparisonSide: [String]]
  /// How the sections of both sides ended.
  package let tally: SectionTally
  /// How often the query was asked; 1 where that is not known.
  package let count: Int

  /// Whether a section changed.
  package var isChanged: Bool { sections.contains(where: \.isChanged) }

  /// Compares the answers of two sides.
  package init(_ left: ResultOutline, _ right: ResultOutline, options: ComparisonOptions = ComparisonOptions()) {
    query = left.query
    id = left.id
    rightQuery = right.query.hasSameBytes(as: left.query) ? nil : right.query
    rightID = right.id == left.id ? nil : right.id
    onlySide = nil
    let leftSections = left.sections.filter(options.includes)
    let rightSections = right.sections.filter(options.includes)
    let rightByModule = Dictionary(rightSections.map { ($0.module, $0) }, uniquingKeysWith: { first, _ in first })
    let leftModules = Set(leftSections.map(\.module))
    sections = leftSections.compactMap { section in
      rightByModule[section.module].map { SectionComparison(section, $0, options: options) }
    }
    unpairedModules = [
      .left: leftSections.map(\.module).filter { rightByModule[$0] == nil },
      .right: rightSections.map(\.module).filter { !leftModules.contains($0) },
    ].filter { !$0.value.isEmpty }
    tally = SectionTally(leftSections + rightSections)
    count = left.count
  }

  /// A query that only one side has.
  package init(_ result: ResultOutline, onlyOn side: ComparisonSide, options: ComparisonOptions = ComparisonOptions()) {
    let sections = result.sections.filter(options.includes)
    query = result.query
    id = result.id
    rightQuery = nil
    rightID = nil
    onlySide = side
    self.sections = sections.map { SectionComparison(only: $0, on: side, options: options) }
    unpairedModules = [:]
    tally = SectionTally(sections)
    count = result.count
  }
}

extension ComparisonOptions {
  /// Whether a section is compared at all.
  fileprivate func includes(_ section: SectionOutline) -> Bool {
    modules.isEmpty || modules.contains(section.module)
  }
}

/// How many sections were answered and how many were not, for the exit code.
package struct SectionTally: Sendable, Hashable {
  package var answeredCount = 0
  package var errorCount = 0
  package var refusedKeyCount = 0
  package var truncatedCount = 0

  package init(_ sections: [SectionOutline] = []) {
    for section in sections {
      if section.isTruncated { truncatedCount += 1 }
      guard section.status == .error else {
        answeredCount += 1
        continue
      }
      errorCount += 1
      if section.error?.isKeyRefused == true { refusedKeyCount += 1 }
    }
  }

  package static func += (tally: inout SectionTally, other: SectionTally) {
    tally.answeredCount += other.answeredCount
    tally.errorCount += other.errorCount
    tally.refusedKeyCount += other.refusedKeyCount
    tally.truncatedCount += other.truncatedCount
  }
}
