import ExampleScreen
import MultihitsKit

@MainActor
func loadASpec() async throws {
  let path = "\(ExampleData.folder)/movie-night/search.yaml"

  let workspace = try await SearchWorkspace.open(path)
  for finding in workspace.diagnostics { print(finding.fullMessage) }

  let result = await workspace.search("hitchcock")
  for section in result.sections {
    print(section.module, section.counts?.nbHits ?? 0)
  }

  for try await result in workspace.run(["tom", "star wars", "xyzzy"], jobs: 2) {
    print(result.query, result.sections.map(\.status.rawValue))
  }

  let connector = try workspace.makeConnector()
  connector.searcher.query = "hitchcock"
  await connector.searcher.searchAndWait()
  let film: DynamicHit? = try connector.interactor.hit(atIndex: 0, inSection: 1)
  print(film?.fields["title"]?.stringValue ?? "")

  do {
    let spec = try WorkspaceReading(path, options: .init(modules: ["movie"])).checked()
    let workspace = try await spec.open()
    print(workspace.indices.keys.sorted())
  } catch let error as SpecificationError {
    for finding in error.diagnostics { print(finding.fullMessage) }
  } catch let error as UnknownNameError {
    print(error)
  }
}
