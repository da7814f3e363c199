import Diagnostics
import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import InteractiveSearch
import Runs
import SearchBackends
import SearchModel
import SpecLoader
import Synchronization
import Terminal
import Workspaces

extension FuzzTargets {
  /// What comes from a terminal gives the same keys however it is cut into chunks, and the decoder never keeps
  /// waiting. The byte 0xFF, which no terminal sends, stands for a pause.
  static let keys = FuzzTarget("keys", maximumLength: 512) { input in
    let pieces = input.split(separator: 0xFF, omittingEmptySubsequences: false)
    let whole = inputs(of: pieces, size: .max)
    for size in [1, 3] {
      try requireEqual(inputs(of: pieces, size: size), whole, "keys do not depend on chunks")
    }
  }

  /// The keys and pastes of pieces with pauses between them; characters are joined, since clusters end where chunks do.
  private static func inputs(of pieces: [ArraySlice<UInt8>], size: Int) -> [String] {
    var decoder = KeyDecoder()
    var texts: [String] = [""]
    func add(_ inputs: [TerminalInput]) {
      for input in inputs {
        switch input {
        case .key(let key):
          if case .character(let character) = key.base, key.modifiers.isEmpty {
            texts[texts.count - 1].append(character)
          } else {
            texts += ["key \(key.name)", ""]
          }
        case .paste(let text): texts += ["paste \(text)", ""]
        }
      }
    }
    for piece in pieces {
      var rest = piece
      while !rest.isEmpty {
        add(decoder.feed(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      add(decoder.flush())
    }
    for _ in 0..<2 { add(decoder.flush()) }
    return texts + [decoder.isPending ? "pending" : "at rest"]
  }

  /// A script is refused with a line, or played; it shows the same screens each time, and nothing on them acts on a
  /// terminal.
  static let scripts = FuzzTarget("scripts", maximumLength: 192) { input in
    let text = String(decoding: input, as: UTF8.self)
    let script: Script
    do throws(ScriptError) {
      script = try Script(text)
    } catch {
      let count = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
      try require((1...count).contains(error.line), "line \(error.line) of \(count)")
      return
    }
    // Large screens take time and show no more.
    for line in script.lines {
      if case .resize(let size) = line.action, size.columns > 200 || size.rows > 200 { return }
    }
    let first = try await play(script)
    try requireEqual(try await play(script), first, "a script shows the same screens each time")
    for screen in first.screens { try requireHarmless(screen) }
  }

  /// What a script showed, and how it ended.
  private struct Performance: Equatable {
    var screens: [String]
    var ending: String
  }

  private static func play(_ script: Script) async throws -> Performance {
    let screens = Screens()
    let size = TerminalSize(columns: 50, rows: 14)
    let player = ScriptPlayer(plan: try plan.get(), options: ScreenOptions(acceptsQueryAlone: true), size: size)
    let ending: String
    do {
      let outcome = try await player.play(script) { _, screen in
        screens.texts.withLock { $0.append(screen.lines.joined(separator: "\n")) }
      }
      ending = outcome == nil ? "goes on" : "ended"
    } catch let error as ScriptError {
      ending = "line \(error.line): \(error.message)"
    }
    return Performance(screens: screens.texts.withLock { $0 }, ending: ending)
  }

  private final class Screens: Sendable {
    let texts = Mutex<[String]>([])
  }

  /// A search of a few films.
  private static let plan = Result {
    let text = """
      version: 1
      indices:
        films:
          records: films.json
          settings: { searchableAttributes: [title, genre], attributesForFaceting: [searchable(genre), year] }
      indexModules:
        - id: films
          indexName: films
          hit: { title: string, year: integer }
          query: { hitsPerPage: 3, facets: [genre] }
          disjunctiveFacets: [genre]
        - { id: ideas, indexName: films, role: suggestions, hit: { title: string }, infiniteScrolling: off }
        - { id: genres, facet: { indexName: films, attribute: genre, refines: [films], operator: or } }
      """
    let reading = SpecReader.read(bytes: Array(text.utf8), file: "search.yaml")
    guard let specification = reading.specification else {
      throw BrokenProperty("the spec is sound: \(reading.diagnostics.map(\.message))")
    }
    let titles = [
      "Red hat", "Tom and Jerry", "Tomorrow", "Ein Hut\u{1B}[31m", "日本の歌 e\u{301}", "Alien", "Aliens", "Up",
    ]
    let records = titles.enumerated().map { number, title in
      Record(
        objectID: String(number),
        attributes: [
          "title": .string(title), "year": .integer(1_980 + number),
          "genre": .array([number % 2 == 0 ? "Drama" : "Comedy"]),
        ])
    }
    let index = try EmbeddedIndex(name: "films", records: records, settings: specification.indices[0].settings)
    let services = ExactDictionary(
      specification.backends.map { ($0.name, EmbeddedService(indices: [index]) as any SearchService) },
      uniquingKeysWith: { $1 })
    return RunPlan(loader: GraphLoader(specification: specification, services: services))
  }
}
