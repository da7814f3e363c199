import ExampleScreen
import MultihitsKit

@MainActor
func loadASpec() async throws {
  let path = "\(ExampleData.folder)/movie-night/search.yaml"

  let reading = SpecReader.read(bytes: try FileReading.bytes(ofFile: path), file: path)
  guard let specification = reading.specification else {
    for finding in reading.diagnostics { print(finding.fullMessage) }
    return
  }
  let loaded = await IndexLoader(specification: specification).load(specification.indices)
  let service = EmbeddedService(indices: loaded.compactMap(\.index))

  let loader = GraphLoader(specification: specification, services: [specification.defaultBackend: service])
  let search = loader.load()
  try search.prepare(query: "hitchcock")
  await search.search()

  let source = search.connector.interactor
  for (section, module) in loader.modules.enumerated() {
    print(module.id, source.numberOfHits(inSection: section))
  }
  let film: DynamicHit? = source.hit(atIndex: 0, inSection: 1)
  print(film?.fields["title"]?.stringValue ?? "")
}
