/// The plurals of English words.
struct EnglishPlurals: PluralRules {
  private let irregular: IrregularPlurals
  /// Words that end like plurals but are singulars.
  private let endingInS: WordSet
  /// Words in `o` that take `es`.
  private let takingEs: WordSet
  /// Words in `i` and `u` that have plurals; most other words in `is` and `us` are singulars (`analysis`, `bonus`).
  private let endingInIOrU: WordSet
  /// Words whose `ch` is a `k`, so that `s` is enough.
  private let hardCh: WordSet

  init(_ normalizer: Normalizer) {
    irregular = IrregularPlurals(Self.irregularWords, normalizer)
    endingInS = WordSet(Self.wordsEndingInS, normalizer)
    takingEs = WordSet(Self.wordsTakingEs, normalizer)
    endingInIOrU = WordSet(Self.wordsEndingInIOrU, normalizer)
    hardCh = WordSet(Self.wordsWithHardCh, normalizer)
  }

  func plurals(of word: String) -> [String] {
    if let plurals = irregular.plurals(of: word) { return plurals }
    guard word.count > 1, let last = word.last else { return [] }
    switch last {
    case "s", "x", "z": return [word + "es"]
    case "h" where (word.hasSuffix("ch") && !hardCh.contains(word)) || word.hasSuffix("sh"): return [word + "es"]
    case "y":
      let stem = String(word.dropLast())
      let followsVowel = "aeiou".contains(stem.last ?? "a") && !stem.hasSuffix("qu")
      if !followsVowel, stem.count > 1 { return [stem + "ies"] }
    // Latin words are many, and English ones in `ae` few.
    case "a" where word.count > 3: return [word + "s", word + "e"]
    case "o" where takingEs.contains(word): return [word + "es", word + "s"]
    case "i", "u":
      if !endingInIOrU.contains(word) { return [] }
    default: break
    }
    return endingInS.contains(word + "s") ? [] : [word + "s"]
  }

  func singularCandidates(of word: String) -> [String] {
    let regular = [
      word.dropping("s"), word.dropping("es"), word.dropping("ies").map { $0 + "y" },
      word.dropping("ae").map { $0 + "a" },
    ]
    return irregular.singulars(of: word) + regular.compactMap { $0 }
  }

  private static let irregularWords = """
    addendum addenda
    alga algae
    alumna alumnae
    alumnus alumni
    analysis analyses
    antenna antennae antennas
    antithesis antitheses
    appendix appendices appendixes
    aquarium aquaria aquariums
    automaton automata automatons
    axe axes
    axis axes
    bacterium bacteria
    basis bases
    beau beaux beaus
    bookshelf bookshelves
    bureau bureaus bureaux
    businessman businessmen
    businesswoman businesswomen
    cactus cacti cactuses
    calf calves
    cameraman cameramen
    chairman chairmen
    chairwoman chairwomen
    chateau chateaux chateaus
    child children
    codex codices
    corpus corpora corpuses
    craftsman craftsmen
    craftswoman craftswomen
    crisis crises
    criterion criteria
    curriculum curricula curriculums
    datum data
    diagnosis diagnoses
    die dice dies
    dwarf dwarves dwarfs
    elf elves
    ellipsis ellipses
    emphasis emphases
    erratum errata
    fireman firemen
    fisherman fishermen
    foot feet
    formula formulas formulae
    freshman freshmen
    fungus fungi funguses
    gentleman gentlemen
    genus genera
    goose geese
    grandchild grandchildren
    half halves
    hoof hooves hoofs
    horseman horsemen
    housewife housewives
    hypothesis hypotheses
    index indices indexes
    jackknife jackknives
    knife knives
    larva larvae
    leaf leaves
    life lives
    loaf loaves
    locus loci
    louse lice
    man men
    matrix matrices matrixes
    meatloaf meatloaves
    medium media mediums
    memorandum memoranda memorandums
    midwife midwives
    millennium millennia millenniums
    mouse mice
    nebula nebulae nebulas
    nemesis nemeses
    neurosis neuroses
    nucleus nuclei
    oasis oases
    octopus octopuses octopi
    ox oxen
    parenthesis parentheses
    penknife penknives
    penny pennies pence
    person people persons
    phenomenon phenomena
    plateau plateaus plateaux
    policeman policemen
    policewoman policewomen
    postman postmen
    prosthesis prostheses
    quiz quizzes
    radius radii radiuses
    salesman salesmen
    salesperson salespeople salespersons
    saleswoman saleswomen
    scarf scarves scarfs
    self selves
    sheaf sheaves
    shelf shelves
    snowman snowmen
    spectrum spectra spectrums
    spokesman spokesmen
    spokesperson spokespeople spokespersons
    spokeswoman spokeswomen
    sportsman sportsmen
    sportswoman sportswomen
    stadium stadiums stadia
    stepchild stepchildren
    stimulus stimuli
    stratum strata
    syllabus syllabi syllabuses
    symposium symposia symposiums
    synopsis synopses
    synthesis syntheses
    tableau tableaux tableaus
    terminus termini terminuses
    thesis theses
    thief thieves
    tooth teeth
    vertebra vertebrae
    vertex vertices vertexes
    vortex vortices vortexes
    werewolf werewolves
    wharf wharves wharfs
    wife wives
    wolf wolves
    woman women
    workman workmen
    yogi yogis
    aircraft
    bison
    deer
    headquarters
    moose
    news
    salmon
    series
    sheep
    shrimp
    species
    swine
    trout
    tuna
    """

  private static let wordsEndingInS = """
    acoustics aerobics afterwards alias always amongst arkansas as asbestos athens athletics atlas backwards besides
    bias brussels canvas chaos charles christmas clothes cosmos cyprus dallas des diabetes dickens does dolores
    downwards economics electronics ethics ethos forwards gas genetics goods gymnastics hans has herpes hers his innings
    inwards its james jesus jones judas kansas kudos las lens les linguistics los lucas maldives marcus mars mas
    mathematics maths measles mercedes mumps naples nas news nicholas nicolas optics ours outwards pathos perhaps
    physics plus politics rabies rhinoceros robotics sas semantics series sometimes species summons texas theirs thomas
    thus towards upwards us vegas vos wales was yes yours
    """

  private static let wordsTakingEs = """
    archipelago buffalo cargo desperado domino echo embargo fiasco flamingo ghetto go grotto halo hero mango manifesto
    memento mosquito motto mulatto peccadillo portico potato proviso tomato tornado torpedo tuxedo veto virago volcano
    zero
    """

  private static let wordsEndingInIOrU = """
    adieu alibi api bayou bikini bonsai caribou chili corgi cpu daiquiri deli emoji emu flu gnu gpu graffiti gui guru
    haiku jacuzzi khaki kiwi lei lieu litchi lulu maori marabou martini menu mini nazi okapi origami panini pi rabbi
    ravioli safari salami sari semi ski sushi tatami taxi tipi tofu tsunami tutu wadi wiki yeti zebu zucchini
    """

  private static let wordsWithHardCh = """
    epoch eunuch loch matriarch monarch oligarch patriarch stomach tech triptych
    """
}
