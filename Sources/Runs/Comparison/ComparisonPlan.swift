package import Evaluation
import Presentation
import SearchModel
package import SpecLoader

/// What a comparison of two specs, or of one on two backends, asks of every query.
///
/// Workers ask both sides one query after the other.
package struct ComparisonPlan: Sendable {
  /// The spec as it is declared.
  package var left: RunPlan
  /// What it is compared with.
  package var right: RunPlan
  /// What is compared and how.
  package var options: ComparisonOptions
  /// Hides secrets in queries and in the messages of errors; ids are never rewritten.
  package var hiding: @Sendable (String) -> String

  /// A comparison of two plans.
  package init(
    left: RunPlan, right: RunPlan, options: ComparisonOptions = ComparisonOptions(),
    hiding: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.left = left
    self.right = right
    self.options = options
    self.hiding = hiding
  }

  /// The comparisons of the queries of files.
  package func run(
    _ reader: consuming sending QueryFileReader, options: QueryRunOptions = QueryRunOptions()
  ) -> QueryRun<QueryComparison> {
    QueryRun(reader, options: options, on: left.executor ?? right.executor) { ComparisonRunner(plan: self) }
  }
}

/// A worker of a comparison: a graph for each side. Confined to its task.
private struct ComparisonRunner: QuerySearching {
  private let plan: ComparisonPlan
  private let left: QueryRunner
  private let right: QueryRunner
  /// How the sections of each side are laid out.
  private let layouts: (left: [SectionLayout], right: [SectionLayout])

  init(plan: ComparisonPlan) {
    self.plan = plan
    left = QueryRunner(plan: plan.left)
    right = QueryRunner(plan: plan.right)
    layouts = (plan.left.layouts, plan.right.layouts)
  }

  func run(_ entry: QueryEntry) async -> QueryComparison {
    let (left, right) = (await left.run(entry), await right.run(entry))
    let rowLimit = plan.options.rowLimit
    var (leftOutline, rightOutline) = (
      ResultOutline(left, layouts: layouts.left, rowLimit: rowLimit),
      ResultOutline(right, layouts: layouts.right, rowLimit: rowLimit)
    )
    leftOutline.count = entry.count
    rightOutline.count = entry.count
    return QueryComparison(
      leftOutline.hiding(plan.hiding), rightOutline.hiding(plan.hiding), options: plan.options)
  }
}

extension ResultOutline {
  /// The outline with secrets hidden in the query and the messages of errors.
  fileprivate func hiding(_ hide: (String) -> String) -> ResultOutline {
    var outline = self
    outline.query = hide(query)
    for place in sections.indices {
      guard let error = sections[place].error else { continue }
      outline.sections[place].error?.message = hide(error.message)
    }
    return outline
  }
}
