import SearchModel

/// The JSON Schemas of the files that the program reads and writes.
package enum SchemaDocument: String, Sendable, CaseIterable {
  /// Of specs.
  case spec
  /// Of YAML query files.
  case queries
  /// Of results in JSON.
  case results
  /// Of reports on tests in JSON.
  case test

  /// The file that holds the schema in the project's folder `schemas`.
  package var fileName: String {
    switch self {
    case .spec: "multihits.schema.json"
    case .queries: "queries.schema.json"
    case .results: "results.schema.json"
    case .test: "test.schema.json"
    }
  }

  /// The schema (draft 2020-12) as indented JSON with a line feed at its end; always the same bytes.
  package var text: String {
    JSON.object(schema).text(indentation: 2) + "\n"
  }

  private var schema: JSONObject {
    var builder = SchemaBuilder()
    switch self {
    case .spec:
      let root = builder.object(SpecDeclarations.root)
      return builder.document(
        fileName: fileName, title: SpecDeclarations.root.title, description: SpecDeclarations.root.description,
        schema: root)
    case .queries:
      let root = builder.schema(of: QueryFileDeclarations.root)
      return builder.document(
        fileName: fileName, title: "Multihits query file",
        description: "Queries, alone or with what is common to them: a list, or a mapping with the key queries.",
        schema: root)
    case .results:
      return ResultsSchema.document(fileName: fileName)
    case .test:
      return TestReportSchema.document(fileName: fileName)
    }
  }
}
