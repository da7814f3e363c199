import SearchModel

extension TypesenseRequest {
  /// How many hits suffice before words with more typos are left out: more than there ever are, so that all count.
  static let allTypos = 1_000_000_000
  /// How many words of an index may stand for one word of the query, by their beginning or with typos.
  static let candidates = 10_000

  /// The query without Typesense's own signs where they are not meant.
  static func spelling(of query: String, _ parameters: SearchParameters, in index: TypesenseIndex) -> String {
    if query.utf8.arePlainWords { return query }
    let isAdvanced = parameters["advancedSyntax"]?.boolValue ?? false
    let features = parameters["advancedSyntaxFeatures"]?.stringListValue ?? ["exactPhrase", "excludeWords"]
    var text = ""
    var previous: Character = " "
    for character in query {
      switch character {
      case "\"" where !(isAdvanced && features.contains("exactPhrase")): text.append(" ")
      case "-" where previous.isWhitespace && !(isAdvanced && features.contains("excludeWords")): text.append(" ")
      default: text.append(character)
      }
      previous = text.last ?? " "
    }
    let symbols = index.collection?.symbolsToIndex ?? []
    return text.contains { $0.isLetter || $0.isNumber || !$0.isASCII || symbols.contains($0) } ? text : "*"
  }

  /// The member of a search that holds the query's text; nothing else in it depends on which words that has.
  static let textMember = "q"

  /// Whether the query has words.
  var hasText: Bool { Self.isText(query) }

  /// Whether a query has words.
  static func isText(_ query: String) -> Bool { query != "*" }

  func addQuery(to search: inout JSONObject) throws(SearchError) {
    search[Self.textMember] = .string(query)
    guard hasText else { return }
    let fields = searchFields
    guard !fields.isEmpty else {
      // The server says that fields are missing; where its schema is known, nothing can be found.
      guard index.collection != nil else { return }
      throw SearchError(
        .badRequest,
        "no attribute to search: Typesense searches texts, and none of those to search is a text field of the collection"
      )
    }
    search["query_by"] = .string(fields.map(\.name).joined(separator: ","))
    let ranks = (fields.map(\.rank).max() ?? 0) + 1
    let weights = fields.map { String(max(1, min(127, ranks) - $0.rank)) }
    search["query_by_weights"] = .string(weights.joined(separator: ","))
    search["prefix"] = .string(
      perField(fields, switchedOffBy: "disablePrefixOnAttributes", on: isPrefix ? "true" : "false", off: "false"))
    addTypos(to: &search, fields)
    search["drop_tokens_threshold"] = .integer(removesWords ? 1 : 0)
    search["max_candidates"] = .integer(Self.candidates)
    if parameters["exactOnSingleWordQuery"] == "none" { search["prioritize_exact_match"] = false }
  }

  private var isPrefix: Bool { (parameters["queryType"] ?? "prefixLast") != "prefixNone" }

  private var removesWords: Bool {
    (parameters["removeWordsIfNoResults"]?.stringValue ?? "none") != "none"
  }

  private func addTypos(to search: inout JSONObject, _ fields: [TypesenseIndex.SearchField]) {
    let tolerance = parameters["typoTolerance"] ?? true
    guard tolerance != false, tolerance != "false" else {
      search["num_typos"] = "0"
      search["split_join_tokens"] = "off"
      return
    }
    search["num_typos"] = .string(
      perField(fields, switchedOffBy: "disableTypoToleranceOnAttributes", on: "2", off: "0"))
    search["min_len_1typo"] = .integer(parameters["minWordSizefor1Typo"]?.integerValue ?? 4)
    search["min_len_2typo"] = .integer(parameters["minWordSizefor2Typos"]?.integerValue ?? 8)
    search["typo_tokens_threshold"] = .integer(tolerance == "min" ? 1 : Self.allTypos)
  }

  /// One value for all fields, or a list of one for each where a parameter names some.
  private func perField(
    _ fields: [TypesenseIndex.SearchField], switchedOffBy parameter: String, on: String, off: String
  ) -> String {
    let names = (parameters[parameter] ?? index.settings[parameter])?.stringListValue ?? []
    let values = fields.map { field in
      names.contains { field.name == $0 || field.name.hasPrefix($0 + ".") } ? off : on
    }
    return Set(values).count == 1 ? values[0] : values.joined(separator: ",")
  }
}

extension String.UTF8View {
  /// Whether it holds words without any of Typesense's own signs, as most queries do.
  fileprivate var arePlainWords: Bool {
    var previous = UInt8(ascii: " ")
    var hasWord = false
    for byte in self {
      switch byte {
      case UInt8(ascii: "\""), 0x00..<0x20, 0x7F...: return false
      case UInt8(ascii: "-") where previous == UInt8(ascii: " "): return false
      default: if byte.isWordPart { hasWord = true }
      }
      previous = byte
    }
    return hasWord
  }
}
