import OrderedCollections
import SearchModel

/// What the texts of an attribute look like.
struct TextStatistics {
  private(set) var count = 0
  private(set) var byteCount = 0
  private(set) var urls = 0
  private(set) var dates = 0
  private(set) var filePaths = 0
  private(set) var lettered = 0
  /// The first text that is not empty.
  private(set) var first: String?

  /// The mean length in bytes.
  var meanLength: Int { count == 0 ? 0 : byteCount / count }

  mutating func add(_ text: String) {
    count += 1
    byteCount += text.utf8.count
    if first == nil, !text.isEmpty { first = text }
    if isWebAddress(text) { urls += 1 }
    if DateValues.accepts(.string(text)) { dates += 1 }
    if isFilePath(text) { filePaths += 1 }
    if text.contains(where: \.isLetter) { lettered += 1 }
  }

  private func isWebAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    guard start.hasPrefix("http://") || start.hasPrefix("https://") else { return false }
    return text.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0.value >= 0x20 }
  }

  private func isFilePath(_ text: String) -> Bool {
    guard text.utf8.count < 400, !text.contains(where: \.isWhitespace) else { return false }
    let endings = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".svg", ".avif", ".pdf", ".mp3", ".mp4", ".html"]
    let lowercased = text.lowercased()
    return text.hasPrefix("/") || endings.contains(where: lowercased.hasSuffix)
  }
}

/// The different values of an attribute, as long as they are few and short.
struct DistinctValues {
  private static let limit = 1_000
  private static let maximumLength = 200

  private var values: Set<String>? = []

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
