import Diagnostics
import IndexSettings
import RecordFiles
import SearchModel
import SpecLoader
import SpecStarter
import Testing

/// Records of a JSON list.
func records(_ json: String) throws -> [JSONObject] {
  try #require(JSON(parsing: Array(json.utf8)).arrayValue).map { try #require($0.objectValue) }
}

/// What is wrong with a starter spec: diagnostics of its text, and records that do not fit their hit schema.
func problems(of text: String, for indices: [StarterIndex]) -> [String] {
  let reading = SpecReader.read(bytes: Array(text.utf8), file: "search.yaml")
  var problems = reading.diagnostics.map { "\($0.range?.start.line ?? 0): \($0.fullMessage)" }
  guard let specification = reading.specification else { return problems + ["no spec"] }
  if specification.indices.map(\.records.files) != indices.map({ [$0.path] }) { problems.append("other paths") }
  // Sections of facet values may follow those of hits.
  let sections = specification.modules.compactMap { module in
    if case .hits(let hits) = module.content { hits } else { nil }
  }
  if sections.count != indices.count { problems.append("\(sections.count) sections of hits") }
  for (hits, index) in zip(sections, indices) {
    guard let schema = hits.schema else { continue }
    for record in index.records { problems += schema.decode(record).problems.map(\.description) }
  }
  return problems
}

/// The hit schema of the only section of a starter spec.
func schema(of text: String) throws -> HitSchema {
  let reading = SpecReader.read(bytes: Array(text.utf8), file: "search.yaml")
  guard case .hits(let hits)? = reading.specification?.modules.first?.content else { return HitSchema(fields: []) }
  return try #require(hits.schema)
}

/// The starter spec of records in a file called `data/things.json`.
func starter(_ json: String) throws -> (text: String, indices: [StarterIndex]) {
  let indices = [StarterIndex(path: "data/things.json", records: try records(json))]
  return (try StarterSpec.text(for: indices), indices)
}

/// The lines of a text that hold one of some words, without indentation.
func lines(of text: String, with words: String...) -> [String] {
  text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { line in
    words.contains { line.hasPrefix($0) }
  }
}
