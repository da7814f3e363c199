/// What a name tells about numbers.
extension AttributeName {
  /// How well a number under this name says that a record matters, 0 being best; nil when it does not.
  var importance: Int? {
    guard let first = words.compactMap(Self.importanceWords.firstIndex).min() else { return nil }
    // A `popularity_score` says as much as a `popularity`, a `funny_rating` less than a `rating`.
    let isQualified = !words.allSatisfy { word in
      Self.importanceWords.contains(word) || Self.countWords.contains(word) || Self.meanWords.contains(word)
    }
    return first + (isQualified ? Self.importanceWords.count : 0)
  }

  /// Whether the name says that something was counted: `nbTalks`, `word_count` …
  var isCount: Bool {
    // A `flight_number` is a name rather than a count, a `number_of_flights` is one.
    words.enumerated().contains { offset, word in
      Self.countWords.contains(word) && !(["number", "num"].contains(word) && offset == words.count - 1)
    }
  }

  /// Whether the name says that something was measured, so that nobody chooses a single value: `price`, `age` …
  var isMeasured: Bool { words.contains(where: Self.measureWords.contains) }

  /// Whether the numbers say where something lies on a map.
  var isCoordinate: Bool { Self.coordinateWords.contains(lastWord) }

  private static let importanceWords = [
    "popularity", "population", "score", "rating", "ratings", "stars", "stargazers", "votes", "vote", "likes", "sales",
    "sold", "downloads", "followers", "citations", "plays", "visits", "views", "viewed", "view", "reviews",
  ]
  private static let meanWords: Set<String> = ["average", "avg", "mean", "of"]
  private static let countWords: Set<String> = ["count", "counts", "nb", "num", "number", "total"]
  private static let coordinateWords: Set<String> = [
    "lat", "lng", "lon", "long", "latitude", "longitude", "alt", "altitude", "elevation", "x", "y",
  ]
  private static let measureWords: Set<String> = [
    "price", "prices", "cost", "costs", "amount", "fee", "salary", "revenue", "budget", "gross", "discount", "age",
    "weight", "height", "width", "length", "depth", "area", "volume", "distance", "duration", "runtime", "speed",
    "temperature", "temp", "power", "horsepower", "acceleration", "percent", "percentage", "ratio", "rate", "lat",
    "lng",
    "lon", "latitude", "longitude", "altitude", "elevation",
  ]
}
