import OrderedCollections
import SearchModel
import Testing

@testable import EmbeddedEngine
@testable import IndexSettings

struct PluralTests {
  private func forms(_ word: String, _ languages: Language...) -> Set<String> {
    let forms = Lexicon.plain.forms(of: Array(word.unicodeScalars), in: languages)
    return Set(forms.map { String(String.UnicodeScalarView($0)) })
  }

  static let english = [
    ("car", "cars"), ("box", "boxes"), ("class", "classes"), ("bus", "buses"), ("church", "churches"),
    ("brush", "brushes"), ("stomach", "stomachs"), ("waltz", "waltzes"), ("city", "cities"), ("boy", "boys"),
    ("soliloquy", "soliloquies"), ("movie", "movies"), ("tomato", "tomatoes"), ("photo", "photos"), ("zero", "zeros"),
    ("zero", "zeroes"), ("menu", "menus"), ("taxi", "taxis"), ("tv", "tvs"), ("man", "men"), ("woman", "women"),
    ("policeman", "policemen"), ("child", "children"), ("person", "people"), ("foot", "feet"), ("tooth", "teeth"),
    ("goose", "geese"), ("mouse", "mice"), ("ox", "oxen"), ("knife", "knives"), ("shelf", "shelves"),
    ("bookshelf", "bookshelves"), ("scarf", "scarves"), ("scarf", "scarfs"), ("analysis", "analyses"),
    ("axis", "axes"), ("axe", "axes"), ("ax", "axes"), ("criterion", "criteria"), ("datum", "data"),
    ("index", "indices"), ("index", "indexes"), ("formula", "formulae"), ("plateau", "plateaux"), ("quiz", "quizzes"),
    ("cactus", "cacti"), ("lens", "lenses"), ("virus", "viruses"),
  ]
  static let french = [
    ("chat", "chats"), ("cheval", "chevaux"), ("journal", "journaux"), ("festival", "festivals"), ("bateau", "bateaux"),
    ("noyau", "noyaux"), ("landau", "landaus"), ("jeu", "jeux"), ("pneu", "pneus"), ("genou", "genoux"),
    ("trou", "trous"), ("travail", "travaux"), ("detail", "details"), ("oeil", "yeux"), ("ciel", "cieux"),
    ("monsieur", "messieurs"), ("madame", "mesdames"), ("maison", "maisons"), ("idee", "idees"),
  ]
  static let spanish = [
    ("casa", "casas"), ("libro", "libros"), ("cafe", "cafes"), ("papel", "papeles"), ("camion", "camiones"),
    ("ciudad", "ciudades"), ("luz", "luces"), ("pez", "peces"), ("rey", "reyes"), ("mes", "meses"),
    ("pais", "paises"), ("ingles", "ingleses"), ("club", "clubes"), ("club", "clubs"), ("rubi", "rubies"),
    ("reloj", "relojes"), ("jersey", "jerseis"),
  ]

  @Test(arguments: english) func englishPluralsAndSingularsAreForms(singular: String, plural: String) {
    #expect(forms(singular, .english).contains(plural))
    #expect(forms(plural, .english).contains(singular))
  }

  @Test(arguments: french) func frenchPluralsAndSingularsAreForms(singular: String, plural: String) {
    #expect(forms(singular, .french).contains(plural))
    #expect(forms(plural, .french).contains(singular))
  }

  @Test(arguments: spanish) func spanishPluralsAndSingularsAreForms(singular: String, plural: String) {
    #expect(forms(singular, .spanish).contains(plural))
    #expect(forms(plural, .spanish).contains(singular))
  }

  @Test(arguments: [
    ("new", "news", Language.english), ("hi", "his", .english), ("a", "as", .english), ("it", "its", .english),
    ("analysi", "analysis", .english), ("bonu", "bonus", .english), ("glas", "glass", .english),
    ("pa", "pas", .french), ("pay", "pays", .french), ("ma", "mas", .spanish), ("do", "dos", .spanish),
    ("pri", "prix", .french), ("iphone4", "iphone4s", .english), ("кот", "котs", .english),
  ])
  func wordsThatOnlyLookLikePluralsAreNoForms(word: String, other: String, language: Language) {
    #expect(!forms(word, language).contains(other))
    #expect(!forms(other, language).contains(word))
  }

  @Test func otherPluralsOfTheSingularAreForms() {
    #expect(forms("cacti", .english).contains("cactuses"))
    #expect(forms("people", .english).contains("persons"))
  }

  /// Over all words of the tables and whatever the rules make of them.
  @Test(arguments: [([Language.english], english), ([.french], french), ([.spanish], spanish)])
  func formsAreSymmetric(languages: [Language], words: [(String, String)]) {
    for word in Set(words.flatMap { [$0.0, $0.1] }).sorted() {
      for form in Lexicon.plain.forms(of: Array(word.unicodeScalars), in: languages) {
        let back = Lexicon.plain.forms(of: form, in: languages)
        #expect(back.contains(Array(word.unicodeScalars)), "\(word), \(String(String.UnicodeScalarView(form)))")
      }
    }
  }

  @Test func pluralsMatchBothWays() throws {
    let index = try makeIndex("mouse", "mice", "horse")
    #expect(try index.ids("mouse", ["ignorePlurals": true]) == ["1", "2"])
    #expect(try index.ids("mice", ["ignorePlurals": ["en"]]) == ["1", "2"])
    #expect(try index.ids("mice") == ["2"])
    #expect(try index.ids("mice", ["ignorePlurals": ["fr"]]) == ["2"])
    #expect(try index.ids("mice", ["ignorePlurals": true, "queryLanguages": ["fr"]]) == ["2"])
    #expect(try index.ids("mice", ["ignorePlurals": true, "queryLanguages": ["fr", "en"]]) == ["1", "2"])
  }

  @Test func languagesOfTheRecordsCountWhereTheQueryNamesNone() throws {
    let query: SearchParameters = ["ignorePlurals": true]
    let french = try makeIndex("mice", "mouse", settings: ["indexLanguages": ["ja", "fr"]])
    #expect(try french.ids("mice", query) == ["1"])
    #expect(try french.ids("mice", query.overlaid(with: ["queryLanguages": ["en"]])) == ["1", "2"])
    let english = try makeIndex("mice", "mouse", settings: ["indexLanguages": ["ja", "en"]])
    #expect(try english.ids("mice", query) == ["1", "2"])
    let japanese = try makeIndex("mice", "mouse", settings: ["indexLanguages": "ja"])
    #expect(try japanese.ids("mice", query) == ["1"])
  }

  @Test func pluralsMayBeIgnoredInTheSettings() throws {
    let index = try makeIndex("mice", settings: ["ignorePlurals": ["en"]])
    #expect(try index.ids("mouse") == ["1"])
    #expect(try index.ids("mouse", ["ignorePlurals": false]).isEmpty)
  }

  @Test func pluralsCountNoTypoAndAreExactUnlessNotChosen() throws {
    let index = try makeIndex("red mice", settings: ["ignorePlurals": true])
    #expect(try index.rankingInfo("red mouse", "1", "nbTypos") == 0)
    #expect(try index.rankingInfo("red mouse", "1", "nbExactWords") == 2)
    #expect(try index.rankingInfo("red mouse", "1", "nbExactWords", ["alternativesAsExact": []]) == 1)
    #expect(
      try index.rankingInfo("red mouse", "1", "nbExactWords", ["alternativesAsExact": ["ignoreConjugations"]]) == 1)
  }

  @Test func pluralFillsTheAttribute() throws {
    let index = try makeIndex("cars", settings: ["ignorePlurals": true])
    #expect(try index.rankingInfo("car", "1", "nbExactWords") == 1)
    #expect(try index.rankingInfo("car", "1", "nbExactWords", ["alternativesAsExact": []]) == 0)
  }

  @Test func pluralsAreFoundWithoutPrefixes() throws {
    let index = try makeIndex("boxes", "boxing")
    let parameters: SearchParameters = ["ignorePlurals": true, "queryType": "prefixNone", "typoTolerance": false]
    #expect(try index.ids("box", parameters) == ["1"])
    #expect(try index.highlight("box", parameters) == "<em>boxes</em>")
    #expect(try index.matches("box", "1", parameters) == ["box: boxes (plural)"])
  }

  @Test func quotedWordsHaveNoPlurals() throws {
    let index = try makeIndex("cars", settings: ["ignorePlurals": true, "advancedSyntax": true])
    #expect(try index.ids("\"car\"").isEmpty)
  }

  @Test func keptDiacriticsAreKeptInPlurals() throws {
    let index = try makeIndex(
      "yeux", settings: ["ignorePlurals": ["fr"], "customNormalization": ["default": ["œ": "œ"]]])
    #expect(try index.ids("œil") == ["1"])
    #expect(try index.ids("oeil").isEmpty)
  }

  @Test func wholeFormIsMarkedAndReplacementsLeaveItAlone() throws {
    let index = try makeIndex("Mice here", settings: ["ignorePlurals": true])
    #expect(try index.highlight("mouse", ["replaceSynonymsInHighlight": true]) == "<em>Mice</em> here")
  }

  @Test(
    arguments: [
      (["ignorePlurals": ["en", "de"]], 1, "the plurals of 'de' are not known; known are those of en, es, fr"),
      (["ignorePlurals": "it"], nil, "the plurals of 'it' are not known; known are those of en, es, fr"),
      (["removeStopWords": ["it"]], 0, "the stop words of 'it' are not known; known are those of de, en, es, fr"),
      (
        ["naturalLanguages": ["en", "de"]], 1,
        "the plurals and stop words of 'de' are not known; known are those of en, es, fr"
      ),
      (
        ["ignorePlurals": true, "queryLanguages": ["en", "de"]], 1,
        "ignorePlurals: true takes the languages of queryLanguages, and the plurals of 'de' are not known; known are "
          + "those of en, es, fr"
      ),
      (
        ["removeStopWords": true, "queryLanguages": "ja"], nil,
        "removeStopWords: true takes the languages of queryLanguages, and the stop words of 'ja' are not known; known "
          + "are those of de, en, es, fr"
      ),
    ] as [(SearchParameters, Int?, String)])
  func otherLanguagesAreErrors(parameters: SearchParameters, element: Int?, message: String) throws {
    let problems = SettingChecks.problems(inQuery: parameters, of: "i", settings: [:])
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.element) == [element])
    let error = #expect(throws: SearchError.self) { try makeIndex("a").search(parameters) }
    #expect(error?.code == .badRequest)
    #expect(error?.message.hasSuffix(message) == true)
    guard parameters["naturalLanguages"] == nil else { return }
    #expect(throws: SearchError.self) { try makeIndex("a", settings: parameters) }
  }

  @Test func languagesOfSettingsAndQueryAreJudgedTogether() throws {
    let query: SearchParameters = ["ignorePlurals": true]
    let languages: SearchParameters = ["queryLanguages": ["ja"]]
    #expect(SettingChecks.problems(inQuery: query, of: "i", settings: languages).map(\.name) == ["ignorePlurals"])
    #expect(SettingChecks.problems(inQuery: languages, of: "i", settings: query).map(\.name) == ["queryLanguages"])
    #expect(SettingChecks.problems(inQuery: ["page": 1], of: "i", settings: languages.overlaid(with: query)).isEmpty)
    #expect(SettingChecks.problems(inQuery: languages, of: "i", settings: [:]).isEmpty)
  }
}
