/// How results are written: the values of `--format`.
package enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  /// Headings and lines for people, with emphasis where colour is on.
  case text
  /// One indented object for a search, an array of them for a batch.
  case json
  /// One compact object a line.
  case ndjson
  /// One row a hit, RFC 4180 with LF.
  case csv
  /// One row a hit, cells separated by tabs, with `\t \n \r \\` escaped.
  case tsv
  /// Headings and tables in GitHub's Markdown.
  case markdown
}

extension OutputFormat {
  /// Whether results of this form say what was expected of them.
  package var hasExpectations: Bool {
    switch self {
    case .json, .ndjson: true
    case .text, .csv, .tsv, .markdown: false
    }
  }

  /// A renderer of this format.
  ///
  /// - Parameters:
  ///   - shape: What is known of the results before the first one comes.
  ///   - options: What the user and the terminal ask for.
  package func renderer(
    for shape: OutputShape, options: RenderingOptions = RenderingOptions()
  ) -> any ResultRenderer {
    switch self {
    case .text: TextRenderer(shape: shape, options: options)
    case .json: JSONRenderer(shape: shape)
    case .ndjson: NDJSONRenderer(shape: shape)
    case .csv: DelimitedRenderer(syntax: .csv, shape: shape, options: options)
    case .tsv: DelimitedRenderer(syntax: .tsv, shape: shape, options: options)
    case .markdown: MarkdownRenderer(shape: shape)
    }
  }
}
