import SearchModel

/// What kind of text a text is, by its form alone.
enum TextShape {
  case words, webAddress, mailAddress, filePath, date, timeZone, hash, pattern, code

  /// Texts that only programs read, or that say when something was, are neither searched nor counted.
  var isTechnical: Bool { self != .words && self != .code }

  /// The form of a text; what is too long to be judged is words.
  init(_ text: String) {
    guard let first = text.utf8.first, text.utf8.count < 400 else {
      self = Self.isWebAddress(text) ? .webAddress : .words
      return
    }
    if Self.isWebAddress(text) {
      self = .webAddress
    } else if Self.isDate(text) {
      self = .date
    } else if text.utf8.contains(where: { $0 <= 0x20 }) {
      self = .words
    } else if Self.isFilePath(text) {
      self = .filePath
    } else if first == UInt8(ascii: "^"), text.utf8.last == UInt8(ascii: "$") {
      self = .pattern
    } else if Self.isMailAddress(text) {
      self = .mailAddress
    } else if Self.isTimeZone(text) {
      self = .timeZone
    } else if Self.isHash(text) {
      self = .hash
    } else {
      self = text.utf8.split(separator: UInt8(ascii: ",")).allSatisfy(Self.isCode) ? .code : .words
    }
  }

  private static func isWebAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    guard start.hasPrefix("http://") || start.hasPrefix("https://") else { return false }
    return text.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0.value >= 0x20 }
  }

  private static let fileEndings = [
    ".jpg", ".jpeg", ".png", ".gif", ".webp", ".svg", ".avif", ".pdf", ".mp3", ".mp4", ".html",
  ]

  /// Whether the text is a path, or an ending such as `.org`.
  private static func isFilePath(_ text: String) -> Bool {
    if text.hasPrefix("/") || text.hasPrefix(".") { return true }
    guard text.utf8.contains(UInt8(ascii: ".")) else { return false }
    let lowercased = text.lowercased()
    return fileEndings.contains(where: lowercased.hasSuffix)
  }

  private static func isMailAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    return parts[1].contains(".") && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".")
  }

  private static let timeZoneAreas: Set<Substring> = [
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific", "Etc",
  ]

  private static func isTimeZone(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 1 && timeZoneAreas.contains(parts[0]) && !parts[1].isEmpty
  }

  private static let timeWords: Set<String> = [
    "jan", "january", "feb", "february", "mar", "march", "apr", "april", "may", "jun", "june", "jul", "july", "aug",
    "august", "sep", "sept", "september", "oct", "october", "nov", "november", "dec", "december", "mon", "monday",
    "tue", "tuesday", "wed", "wednesday", "thu", "thursday", "fri", "friday", "sat", "saturday", "sun", "sunday", "am",
    "pm", "utc", "gmt", "t", "z",
  ]

  /// Whether the text is a day in some way of writing: `2010/12/31 23:00`, `31.12.2010`, `Mar 1 2008`.
  private static func isDate(_ text: String) -> Bool {
    guard (8...40).contains(text.utf8.count), text.utf8.contains(where: isDigit) else { return false }
    if DateValues.accepts(.string(text)) { return true }
    var numbers = 0
    var hasMonth = false
    for part in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      if part.utf8.allSatisfy(isDigit) {
        guard part.utf8.count <= 4 else { return false }
        numbers += 1
      } else {
        guard timeWords.contains(part.lowercased()) else { return false }
        hasMonth = true
      }
    }
    // Three numbers are a date only between the usual marks: `192.168.0.1` and `1-800-555` are none.
    return hasMonth ? (1...7).contains(numbers) : isNumericDate(text)
  }

  /// Whether a text begins with three numbers of a date between the same marks, one of them a year.
  private static func isNumericDate(_ text: String) -> Bool {
    let day = text.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "T") }
    return "/-.".utf8.contains { mark in
      let parts = day.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return false }
      let lengths = parts.map(\.count)
      return lengths[1] <= 2 && (lengths[0] == 4 && lengths[2] <= 2 || lengths[0] <= 2 && lengths[2] == 4)
    }
  }

  /// Whether the text is a UUID, a digest or another long token.
  private static func isHash(_ text: String) -> Bool {
    guard text.utf8.count >= 16, text.utf8.contains(where: isDigit) else { return false }
    if text.utf8.allSatisfy({ isHexDigit($0) || $0 == UInt8(ascii: "-") }) { return true }
    return text.utf8.count >= 20 && text.utf8.contains(where: isLowercase) && text.utf8.contains(where: isUppercase)
      && text.utf8.allSatisfy { isDigit($0) || isLowercase($0) || isUppercase($0) || "+/=_".utf8.contains($0) }
  }

  /// Whether the text is short and all capitals, mixes capitals with digits, or names a language: `DE`, `AB-12`, `en`.
  private static func isCode(_ text: Substring.UTF8View) -> Bool {
    guard text.count <= 20, let first = text.first else { return false }
    let parts = text.split { "-_.".utf8.contains($0) }
    let rest = isLowercase(first) ? parts.dropFirst() : parts[...]
    if isLowercase(first) {
      guard let language = parts.first, language.count == 2, language.allSatisfy(isLowercase) else { return false }
    } else if !text.contains(where: isUppercase) {
      return false
    }
    guard rest.allSatisfy({ $0.allSatisfy { isUppercase($0) || isDigit($0) } }) else { return false }
    return rest.allSatisfy { $0.count <= 4 } || text.contains(where: isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x66).contains(byte) || (0x41...0x46).contains(byte)
  }
}
