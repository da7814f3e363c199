/// The plurals of Spanish words.
///
/// Accents are no part of normalised words, so what only they tell apart has both plurals (`rubís`, `rubíes`).
struct SpanishPlurals: PluralRules {
  private let irregular: IrregularPlurals
  /// Words that end like plurals but are singulars.
  private let endingInS: WordSet

  init(_ normalizer: Normalizer) {
    irregular = IrregularPlurals(Self.irregularWords, normalizer)
    endingInS = WordSet(Self.wordsEndingInS, normalizer)
  }

  func plurals(of word: String) -> [String] {
    if let plurals = irregular.plurals(of: word) { return plurals }
    guard word.count > 1, let last = word.last else { return [] }
    return regularPlurals(of: word, last: last).filter { !endingInS.contains($0) }
  }

  private func regularPlurals(of word: String, last: Character) -> [String] {
    switch last {
    case "a", "e", "o", "á", "é", "ó": [word + "s"]
    case "i", "u", "í", "ú": [word + "s", word + "es"]
    case "z": [word.dropLast() + "ces"]
    case "d", "j", "l", "n", "r", "s", "x": [word + "es"]
    case "y": [word + "es", word + "s", word.dropLast() + "is"]
    // Words from other languages: clubs and clubes.
    default: [word + "s", word + "es"]
    }
  }

  func singularCandidates(of word: String) -> [String] {
    let regular = [
      word.dropping("s"), word.dropping("es"), word.dropping("ces").map { $0 + "z" },
      word.dropping("is").map { $0 + "y" },
    ]
    return irregular.singulars(of: word) + regular.compactMap { $0 }
  }

  private static let irregularWords = """
    cd cds
    dvd dvds
    internet
    lord lores lords
    sándwich sándwiches
    """

  private static let wordsEndingInS = """
    además análisis antes apenas as atrás autobús bus carlos compás cosmos crisis detrás después dios dos encima énfasis
    entonces es francés gas gratis gris hipótesis inglés interés jamás jesús jueves las lejos les los lunes luis más
    martes menos mes miércoles mis nos os país parís paréntesis pues quizás seis síntesis sis sus tesis tos tras través
    tres tus viernes virus vos
    """
}
