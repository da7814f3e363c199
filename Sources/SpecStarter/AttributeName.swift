/// The words of an attribute's name and what they tell about its values.
struct AttributeName {
  /// The words in lower case: `imageURL`, `image_url` and `Image URL` are `image` and `url`.
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    let characters = Array(name.prefix(200))
    for (offset, character) in characters.enumerated() {
      let isNextLowercase = offset + 1 < characters.count && characters[offset + 1].isLowercase
      let startsWord = character.isUppercase && (!previous.isUppercase || isNextLowercase)
      if startsWord || !(character.isLetter || character.isNumber), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character.isLetter || character.isNumber { word += character.lowercased() }
      previous = character
    }
    self.words = word.isEmpty ? words : words + [word]
  }

  var lastWord: String { words.last ?? "" }

  /// Whether the name is that of a title: `name`, `title` …
  var isTitle: Bool {
    words.count == 1 && Self.titleWords.contains(lastWord)
      || words.count == 2 && ["full", "display", "main"].contains(words[0]) && Self.titleWords.contains(lastWord)
  }

  /// Whether the name ends like that of a title: `alternative_name`, `eventTitle` …
  var endsLikeTitle: Bool { Self.titleWords.contains(lastWord) }

  /// Whether the values name something for programs: `user_id`, `slug` …
  var isIdentifier: Bool {
    if Self.identifierWords.contains(lastWord) { return true }
    // A `movieid` is an id, too; a `grid` is none, nor is an `asteroid`.
    return lastWord.hasSuffix("id") && lastWord.utf8.count > 5 && !lastWord.hasSuffix("oid")
      && !Self.wordsLikeIdentifiers.contains(lastWord)
  }

  /// Whether the values say where something lies: `image_path`, `poster`, `url` …
  var isLocation: Bool { Self.locationWords.contains(lastWord) }

  /// Whether values under this name are moments: `created_at`, `date` …
  var isMoment: Bool {
    Self.momentWords.contains(lastWord) || words.first == "date" || words.count > 1 && lastWord == "at"
  }

  /// Whether the values are names of time zones.
  var isTimeZone: Bool {
    ["timezone", "tz", "tzone"].contains(lastWord) || words.suffix(2) == ["time", "zone"]
  }

  /// Whether the name says that short texts are codes: `currency_code`, `iso3`, `lang` …
  var isCode: Bool {
    lastWord.hasSuffix("code") || words.contains(where: Self.codeWords.contains)
  }

  /// Whether short texts under this name are what people call something: `brand`, `model` …
  var isCalling: Bool { Self.callingWords.contains(lastWord) }

  /// Whether texts that differ do so by chance, since they belong to people or places: `first_name`, `address` …
  var isPersonal: Bool { words.contains(where: Self.personalWords.contains) }

  /// Whether people like to choose from the values: 0 being the most usual name; nil when it says nothing.
  var groupingRank: Int? { Self.groupingWords.firstIndex(of: lastWord) }

  /// Whether the name is a level of a hierarchy: `lvl0`, `lvl1` …
  var isHierarchyLevel: Bool {
    words.count == 1 && lastWord.hasPrefix("lvl") && Int(lastWord.dropFirst(3)) != nil
  }

  /// Which level of a hierarchy the name is, 0 being the top.
  var hierarchyLevel: Int? { isHierarchyLevel ? Int(lastWord.dropFirst(3)) : nil }

  /// Whether people choose such numbers from a list although they have many values.
  var isYear: Bool { lastWord == "year" }

  /// Whether the texts are to be read rather than recognised: `description`, `summary` …
  var isProse: Bool { Self.proseWords.contains(lastWord) }

  private static let titleWords: Set<String> = [
    "name", "title", "headline", "heading", "label", "subject", "query", "question", "caption", "names", "titles",
    "titel", "titre",
    "titulo", "título", "titolo", "nom", "nombre", "nome",
  ]
  private static let identifierWords: Set<String> = [
    "id", "ids", "uuid", "guid", "uid", "hash", "token", "slug", "handle", "etag", "checksum", "md5", "sha1", "sha256",
  ]
  private static let wordsLikeIdentifiers: Set<String> = [
    "invalid", "liquid", "hybrid", "orchid", "unpaid", "prepaid", "overpaid", "postpaid", "madrid", "pyramid", "eyelid",
    "stupid", "viscid", "placid", "turbid", "morbid", "hominid", "annelid", "arachnid", "katydid", "candid",
  ]
  private static let locationWords: Set<String> = [
    "url", "urls", "uri", "href", "link", "links", "src", "path", "file", "filename", "image", "images", "img", "photo",
    "photos", "picture", "thumbnail", "thumb", "poster", "icon", "avatar", "logo", "backdrop",
  ]
  private static let momentWords: Set<String> = [
    "date", "dates", "datetime", "timestamp", "created", "updated", "published",
  ]
  private static let codeWords: Set<String> = [
    "iso", "iso2", "iso3", "alpha", "alpha2", "alpha3", "iata", "icao", "fips", "lang", "locale", "abbr",
    "abbreviation",
    "code", "codes", "sku",
  ]
  private static let callingWords: Set<String> = [
    "brand", "brands", "model", "models", "manufacturer", "maker", "company", "artist", "artists", "team",
  ]
  private static let personalWords: Set<String> = [
    "first", "last", "given", "family", "middle", "firstname", "lastname", "surname", "forename", "address", "street",
    "phone", "email", "mail",
  ]
  private static let groupingWords = [
    "category", "categories", "genre", "genres", "type", "types", "kind", "department", "topic", "topics", "subject",
    "section", "group", "class", "family", "brand", "manufacturer", "color", "colour", "tags", "country", "language",
  ]
  private static let proseWords: Set<String> = [
    "description", "summary", "overview", "abstract", "body", "content", "text", "plot", "synopsis", "biography", "bio",
    "comment", "comments", "note", "notes",
  ]
}
