public import MultihitsKit

/// The record files of the examples beside this package.
public enum ExampleData {
  /// The folder of the examples: the first argument, or the parent of the working directory, which is right when a
  /// program is run from the folder of this package.
  public static let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : ".."

  /// Actors and films, as the example `movie-night` has them.
  public static func movieNight() throws -> EmbeddedService {
    EmbeddedService(indices: [
      try EmbeddedIndex(
        name: "actors", recordFiles: ["\(folder)/movie-night/data/actors.json"], objectIDAttribute: "id",
        settings: ["searchableAttributes": ["name", "alternative_name"], "customRanking": ["desc(rating)"]]),
      try EmbeddedIndex(
        name: "movies", recordFiles: ["\(folder)/movie-night/data/films.json"],
        settings: [
          "searchableAttributes": ["title", "original_title", "cast", "directors"],
          "attributesForFaceting": ["searchable(genres)", "year", "country", "cat.lvl0", "cat.lvl1"],
          "customRanking": ["desc(ratings.average)"],
        ]),
    ])
  }

  /// The products of the example `categories-and-hits`.
  public static func shop() throws -> EmbeddedService {
    EmbeddedService(indices: [
      try EmbeddedIndex(
        name: "products", recordFiles: ["\(folder)/categories-and-hits/data/products.json"],
        settings: [
          "searchableAttributes": ["name", "categories", "brand", "colours", "description"],
          "attributesForFaceting": ["searchable(categories)", "brand", "colours", "price"],
          "customRanking": ["desc(likes)"],
        ])
    ])
  }

  /// Products and what people search for, as the example `query-suggestions` has them.
  public static func electronics() throws -> EmbeddedService {
    EmbeddedService(indices: [
      try EmbeddedIndex(
        name: "suggestions", recordFiles: ["\(folder)/query-suggestions/data/suggestions.jsonl"],
        settings: ["searchableAttributes": ["query"], "customRanking": ["desc(popularity)"]]),
      try EmbeddedIndex(
        name: "products", recordFiles: ["\(folder)/query-suggestions/data/products.json"],
        settings: [
          "searchableAttributes": ["name", "categories", "brand", "description"],
          "customRanking": ["desc(popularity)"],
        ]),
    ])
  }
}
