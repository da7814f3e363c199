import SearchModel

/// What the texts of an attribute look like.
struct TextStatistics {
  private(set) var count = 0
  private(set) var byteCount = 0
  private(set) var urls = 0
  /// How many are dates as hits have them.
  private(set) var dates = 0
  private(set) var lettered = 0
  private(set) var separators = SeparatorStatistics()
  /// The first text that is not empty.
  private(set) var first: String?
  private var empty = 0
  private var technical = 0
  private var codes = 0

  /// The mean length in bytes.
  var meanLength: Int { count == 0 ? 0 : byteCount / count }

  /// Whether most texts are addresses, dates and the like.
  var areTechnical: Bool { technical * 2 > count - empty }

  /// Whether nearly all texts are codes: `DE`, `USD`.
  var areCodes: Bool { codes > 0 && codes * 10 >= (count - empty) * 9 }

  mutating func add(_ text: String) {
    count += 1
    byteCount += text.utf8.count
    guard !text.isEmpty else {
      empty += 1
      return
    }
    if first == nil { first = text }
    let shape = TextShape(text)
    if shape == .webAddress { urls += 1 }
    if shape.isTechnical { technical += 1 }
    if shape == .code { codes += 1 }
    if DateValues.accepts(.string(text)) { dates += 1 }
    if text.contains(where: \.isLetter) { lettered += 1 }
    separators.add(text)
  }
}

/// In how many texts the separators of category paths occur.
struct SeparatorStatistics {
  /// What stands between the levels of a path, the spec's default first.
  private static let separators = [" > ", " / ", " | ", " » ", " :: ", ">", "/"]

  /// The first bytes of the signs in ``separators``.
  private static let signs = Array(">/|\u{BB}:".utf8)

  private var counts: ExactDictionary<Int> = [:]

  mutating func add(_ text: String) {
    // Longer texts are no paths, and nearly all texts have no separator at all.
    guard text.utf8.count <= 400, text.utf8.contains(where: { Self.signs.contains($0) }) else { return }
    for separator in Self.separators where text.contains(separator) { counts[separator, default: 0] += 1 }
  }

  /// The separator that occurs in nearly all of so many texts.
  func common(in count: Int) -> String? {
    Self.separators.first { counts[$0, default: 0] * 10 >= count * 9 && count > 0 }
  }

  /// The separator that occurs most often, nil when there is none.
  var mostFrequent: String? {
    let most = counts.values.max()
    return most.flatMap { most in Self.separators.first { counts[$0] == most } }
  }
}

/// The different values of an attribute, as long as they are few and short.
struct DistinctValues {
  private static let limit = 1_000
  private static let maximumLength = 200

  private var values: ExactSet? = []

  /// How many there are, nil when they are too many or too long to be values to choose from.
  var count: Int? { values?.count }

  mutating func insert(_ value: String) {
    guard value.utf8.count <= Self.maximumLength else {
      values = nil
      return
    }
    values?.insert(value)
    if let count, count > Self.limit { values = nil }
  }
}

/// Recognises dates just as hits do.
enum DateValues {
  private static let schema = HitSchema(fields: [HitField(name: "date", type: .date)])

  /// Whether a value is a text that the type `date` accepts.
  static func accepts(_ value: JSON?) -> Bool {
    guard case .string(let text) = value, text.utf8.count >= 10, text.utf8.dropFirst(4).first == UInt8(ascii: "-"),
      let value
    else { return false }
    return schema.decode(["date": value]).problems.isEmpty
  }
}
