import Testing

@testable import IndexSettings

/// The words that are one word in the singular and the plural.
struct PluralFormTests {
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
    ("cactus", "cacti"), ("lens", "lenses"), ("virus", "viruses"), ("vita", "vitae"),
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

  @Test(arguments: [
    ("haus", "hauser", "de"), ("frau", "frauen", "de"), ("stadt", "stadte", "de"), ("boek", "boeken", "nl"),
    ("gatto", "gatti", "it"), ("pizza", "pizze", "it"), ("acao", "acoes", "pt"), ("casa", "casas", "pt-br"),
    ("flicka", "flickor", "sv"), ("bil", "biler", "da"), ("avis", "aviser", "nb"), ("avis", "aviser", "no"),
  ])
  func learntFormsGoBothWays(singular: String, plural: String, code: String) throws {
    let language = try #require(Language(code))
    #expect(forms(singular, language).contains(plural))
    #expect(forms(plural, language).contains(singular))
  }
}
