// Runs the samples of the documentation; `make docs` checks that the articles have them word for word.
import MultihitsKit
import Terminal

func heading(_ title: String) {
  print("\n# \(title)")
}

heading("Several indices")
try await searchSeveralIndices()
heading("Hits and categories")
try await searchHitsAndCategories()
heading("Query suggestions")
try await suggestQueries()
heading("Multi hits")
try await showHitsOfSeveralIndices()
heading("Filters")
try await filterHits()
heading("Facet lists")
try await chooseAmongFacetValues()
heading("Hierarchies")
try await walkAHierarchy()
heading("Infinite scrolling")
try await scroll()
heading("Search box")
try await typeIntoASearchBox()
heading("Highlighting")
try await highlightMatches()
heading("Results")
try await readResults()
heading("Search sessions")
try await manageASearchSession()
heading("Custom backends")
try await askABackendOfOnesOwn()
heading("Isolation")
try await keepToOneActor()
heading("From YAML")
try await loadASpec()
