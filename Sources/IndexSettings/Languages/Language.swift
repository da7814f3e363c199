/// A language of which the engine knows words, by its code as `ignorePlurals`, `removeStopWords` and `queryLanguages`
/// write it.
package enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case french = "fr"
  case german = "de"
  case spanish = "es"

  /// The languages whose plurals are known, sorted by code.
  static let withPlurals: [Language] = [.english, .spanish, .french]
  /// The languages whose stop words are known, sorted by code.
  static let withStopWords: [Language] = [.german, .english, .spanish, .french]
}

extension [Language] {
  /// The codes for messages: `en, es, fr`.
  var codes: String { map(\.rawValue).joined(separator: ", ") }
}
