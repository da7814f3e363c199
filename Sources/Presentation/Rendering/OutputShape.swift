/// What renderers know of an output before its first result: columns and headings must not depend on what is found.
package struct OutputShape: Sendable, Hashable {
  /// Whether an output holds one result or any number.
  package enum Run: Sendable, Hashable {
    /// One query; its result stands alone.
    case search
    /// The queries of files; each result names its query.
    case batch
  }

  /// One result or any number.
  package var run: Run
  /// The layouts of the sections that can appear, in the order of the spec.
  package var layouts: [SectionLayout]
  /// The names of the query file's columns that are carried to `csv` and `tsv`, in order.
  package var carriedColumns: [String]
  /// The only module whose sections are written, nil for all.
  package private(set) var module: String?

  /// The shape of an output with all its modules.
  package init(_ run: Run, layouts: [SectionLayout], carriedColumns: [String] = []) {
    self.run = run
    self.layouts = layouts
    self.carriedColumns = carriedColumns
  }

  /// The shape of an output of one module, as `--split` writes one file for each.
  package func restricted(to module: String) -> OutputShape {
    var shape = self
    shape.module = module
    shape.layouts = layouts.filter { $0.module == module }
    return shape
  }

  /// The sections of a result that the output shows, with what it shows of their hits.
  func sections(of result: QueryResult) -> [SectionResult] {
    let sections = module.map { module in result.sections.filter { $0.module == module } } ?? result.sections
    return sections.map { layout(of: $0).shown($0) }
  }

  /// The layout of a section; one without a schema when the module is unknown.
  func layout(of section: SectionResult) -> SectionLayout {
    layouts.first { $0.module == section.module } ?? SectionLayout(module: section.module)
  }
}
