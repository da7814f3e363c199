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

  private var lastWord: String { words.last ?? "" }

  /// Whether the name is that of a title: `name`, `title` …
  var isTitle: Bool {
    words.count == 1 && Self.titleWords.contains(lastWord)
      || words.count == 2 && ["full", "display", "main"].contains(words[0]) && Self.titleWords.contains(lastWord)
  }

  /// Whether the name ends like that of a title: `alternative_name`, `eventTitle` …
  var endsLikeTitle: Bool { Self.titleWords.contains(lastWord) }

  /// Whether the values name something for programs: `user_id`, `slug` …
  var isIdentifier: Bool { Self.identifierWords.contains(lastWord) }

  /// Whether the values say where something lies: `image_path`, `poster`, `url` …
  var isLocation: Bool { Self.locationWords.contains(lastWord) }

  /// Whether numbers under this name are moments: `created_at`, `date` …
  var isMoment: Bool {
    Self.momentWords.contains(lastWord) || words.first == "date" || words.count > 1 && lastWord == "at"
  }

  /// Whether the name is a level of a hierarchy: `lvl0`, `lvl1` …
  var isHierarchyLevel: Bool {
    words.count == 1 && lastWord.hasPrefix("lvl") && Int(lastWord.dropFirst(3)) != nil
  }

  /// Whether people filter by such numbers although they have many values.
  var isRange: Bool { ["price", "year"].contains(lastWord) }

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
  var isCount: Bool { words.contains { Self.countWords.contains($0) } }

  /// Whether the texts are to be read rather than recognised: `description`, `summary` …
  var isProse: Bool { Self.proseWords.contains(lastWord) }

  private static let titleWords: Set<String> = [
    "name", "title", "headline", "heading", "label", "subject", "query", "question", "caption", "titel", "titre",
    "titulo", "título", "titolo", "nom", "nombre", "nome",
  ]
  private static let identifierWords: Set<String> = [
    "id", "ids", "uuid", "guid", "uid", "hash", "token", "slug", "handle", "etag", "checksum", "md5", "sha1", "sha256",
  ]
  private static let locationWords: Set<String> = [
    "url", "urls", "uri", "href", "link", "links", "src", "path", "file", "filename", "image", "images", "img", "photo",
    "photos", "picture", "thumbnail", "thumb", "poster", "icon", "avatar", "logo", "backdrop",
  ]
  private static let momentWords: Set<String> = ["date", "datetime", "timestamp", "created", "updated", "published"]
  private static let importanceWords = [
    "popularity", "score", "rating", "ratings", "stars", "votes", "vote", "likes", "sales", "sold", "downloads",
    "followers", "views", "viewed", "view", "reviews",
  ]
  private static let meanWords: Set<String> = ["average", "avg", "mean", "of"]
  private static let proseWords: Set<String> = [
    "description", "summary", "overview", "abstract", "body", "content", "text", "plot", "synopsis", "biography", "bio",
    "comment", "comments", "note", "notes",
  ]
  private static let countWords: Set<String> = ["count", "counts", "nb", "num", "number", "total"]
}
