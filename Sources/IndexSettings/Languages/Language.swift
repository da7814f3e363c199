/// One of the languages that Algolia knows, by its code as `ignorePlurals`, `removeStopWords` and `queryLanguages`
/// write it.
package struct Language: Sendable, Hashable {
  package static let english = Language(knownCode: "en")
  package static let french = Language(knownCode: "fr")
  package static let german = Language(knownCode: "de")
  package static let spanish = Language(knownCode: "es")

  package let code: String

  /// The language of a code, nil when Algolia knows none.
  package init?(_ code: String) {
    guard Self.codes.contains(code) else { return nil }
    self.code = code
  }

  private init(knownCode code: String) {
    self.code = code
  }

  /// The code of the language whose words count for this one as well.
  var wordsCode: String {
    switch code {
    case "nb": "no"
    case "pt-br": "pt"
    default: code
    }
  }

  /// The codes of all languages that Algolia knows, sorted.
  package static let codes: [String] = """
    af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ku ky lt lv mi
    mn mr ms mt nb nl no ns pl ps pt pt-br qu ro ru sk sq sv sw ta te th tl tn tr tt uk ur uz zh
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let all = codes.map(Language.init(knownCode:))

  /// The languages whose plurals are known, sorted by code.
  static let withPlurals = all.filter { Lexicon.knowsPlurals(of: $0) }
  /// The languages whose stop words are known, sorted by code.
  static let withStopWords = all.filter { StopWords.knows($0) }
}

extension [Language] {
  /// The codes for messages: `en, es, fr`.
  var codes: String { map(\.code).joined(separator: ", ") }
}
