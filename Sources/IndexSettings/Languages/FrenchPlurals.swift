/// The plurals of French words.
struct FrenchPlurals: PluralRules {
  private let irregular: IrregularPlurals
  /// Words that end like plurals but are singulars.
  private let endingInS: WordSet
  /// Words in `al`, `au`, `eu` that take `s`.
  private let takingS: WordSet
  /// Words in `ou` that take `x`.
  private let takingX: WordSet

  init(_ normalizer: Normalizer) {
    irregular = IrregularPlurals(Self.irregularWords, normalizer)
    endingInS = WordSet(Self.wordsEndingInS, normalizer)
    takingS = WordSet(Self.wordsTakingS, normalizer)
    takingX = WordSet(Self.wordsTakingX, normalizer)
  }

  func plurals(of word: String) -> [String] {
    if let plurals = irregular.plurals(of: word) { return plurals }
    guard word.count > 1, let last = word.last, !"sxz".contains(last) else { return [] }
    if !takingS.contains(word) {
      if let stem = word.dropping("al") { return [stem + "aux"] }
      if word.hasSuffix("au") || word.hasSuffix("eu") || takingX.contains(word) { return [word + "x"] }
    }
    return endingInS.contains(word + "s") ? [] : [word + "s"]
  }

  func singularCandidates(of word: String) -> [String] {
    let regular = [word.dropping("s"), word.dropping("x"), word.dropping("aux").map { $0 + "al" }]
    return irregular.singulars(of: word) + regular.compactMap { $0 }
  }

  private static let irregularWords = """
    aïeul aïeux aïeuls
    ail ails aulx
    bail baux
    bonhomme bonshommes bonhommes
    ciel cieux ciels
    corail coraux
    email emails émaux
    final finals finaux
    gentilhomme gentilshommes
    idéal idéaux idéals
    madame mesdames madames
    mademoiselle mesdemoiselles mademoiselles
    monsieur messieurs
    œil yeux
    soupirail soupiraux
    travail travaux
    val vals vaux
    vantail vantaux
    ventail ventaux
    vitrail vitraux
    """

  private static let wordsEndingInS = """
    accès ailleurs alors ananas anglais après as atlas auprès avis bas bis bois bourgeois bras bus canevas cas ces chaos
    chinois colis compas concours congrès corps cours dans depuis des dessous dessus deux discours divers dos dès
    débarras décès encens ens envers excès fois français gas gens gras gros irlandais jamais japonais jus las les lilas
    longtemps lors los mais malgré matelas maïs mes moins mois nos nous os palais paradis parcours parfois paris pas
    pays poids polonais portugais printemps procès progrès près puis quelquefois ras recours relais remords repas revers
    ris secours sens ses succès suis surplus tapis temps tes toujours très univers us velours vers virus vis volontiers
    vos vous
    """

  private static let wordsTakingS = """
    bal bancal banal bleu carnaval cérémonial chacal choral corral émeu étal fatal festival fractal glacial landau mistral
    narval natal naval pal pneu récital régal santal sarrau sisal tonal
    """

  private static let wordsTakingX = """
    bijou caillou chou genou hibou joujou pou
    """
}
