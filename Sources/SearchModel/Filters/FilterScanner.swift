/// A word, sign or keyword of a filter text.
struct FilterToken {
  enum Kind: Hashable {
    case text
    case and
    case or
    case not
    case to
    case colon
    case open
    case close
    case comparison(NumericOperator)
    case score(Int)
  }

  let kind: Kind
  /// The token's text, without quotes and escapes.
  let text: String
  let isQuoted: Bool
  /// The place in Unicode scalars.
  let range: Range<Int>

  var number: PlainNumber? { isQuoted ? nil : PlainNumber(text) }

  /// The facet value that quotes enclose together with its attribute: `"genre:Horror"`; nil for any other text.
  var quotedFacet: Filter.Condition? {
    guard isQuoted, let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return nil }
    let value = text[text.index(after: colon)...].drop(while: \.isWhitespace)
    guard !value.isEmpty else { return nil }
    return .facet(attribute: String(text[..<colon]), value: FacetValue(bareword: String(value)))
  }
}

/// Cuts a filter text into tokens.
struct FilterScanner {
  let scalars: [Unicode.Scalar]
  private var offset = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func scan() throws(FilterSyntaxError) -> [FilterToken] {
    var tokens: [FilterToken] = []
    while offset < scalars.count {
      let scalar = scalars[offset]
      if scalar.properties.isWhitespace {
        offset += 1
      } else {
        tokens.append(try scanToken(scalar))
      }
    }
    return tokens
  }

  private mutating func scanToken(_ scalar: Unicode.Scalar) throws(FilterSyntaxError) -> FilterToken {
    switch scalar {
    case "(": return sign(.open, length: 1)
    case ")": return sign(.close, length: 1)
    case ":": return sign(.colon, length: 1)
    case "\"", "'": return try scanQuoted(scalar)
    case "<":
      if let score = scanScore() { return score }
      return follows("=") ? sign(.comparison(.lessOrEqual), length: 2) : sign(.comparison(.less), length: 1)
    case ">":
      return follows("=") ? sign(.comparison(.greaterOrEqual), length: 2) : sign(.comparison(.greater), length: 1)
    case "=": return sign(.comparison(.equal), length: 1)
    case "!" where follows("="): return sign(.comparison(.notEqual), length: 2)
    default: return scanBareword()
    }
  }

  private func follows(_ scalar: Unicode.Scalar) -> Bool {
    offset + 1 < scalars.count && scalars[offset + 1] == scalar
  }

  private mutating func sign(_ kind: FilterToken.Kind, length: Int) -> FilterToken {
    defer { offset += length }
    return token(kind, from: offset, to: offset + length)
  }

  private func token(_ kind: FilterToken.Kind, from start: Int, to end: Int) -> FilterToken {
    FilterToken(kind: kind, text: text(start..<end), isQuoted: false, range: start..<end)
  }

  private func text(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  /// `<score=3>`; nil when the `<` is a comparison.
  private mutating func scanScore() -> FilterToken? {
    let prefix = Array("<score=".unicodeScalars)
    guard scalars[offset...].starts(with: prefix),
      let close = scalars[offset...].firstIndex(of: ">"),
      let score = Int(text(offset + prefix.count..<close))
    else { return nil }
    defer { offset = close + 1 }
    return token(.score(score), from: offset, to: close + 1)
  }

  private mutating func scanQuoted(_ quote: Unicode.Scalar) throws(FilterSyntaxError) -> FilterToken {
    let start = offset
    var text = ""
    offset += 1
    while offset < scalars.count {
      let scalar = scalars[offset]
      if scalar == quote {
        offset += 1
        return FilterToken(kind: .text, text: text, isQuoted: true, range: start..<offset)
      }
      // A backslash takes the next character as it is; any other than a quote or backslash keeps its backslash.
      if scalar == "\\", offset + 1 < scalars.count, ["\\", "\"", "'"].contains(scalars[offset + 1]) { offset += 1 }
      text.unicodeScalars.append(scalars[offset])
      offset += 1
    }
    throw FilterSyntaxError(message: "the quote is never closed", scalarRange: start..<scalars.count)
  }

  /// A word up to white space, a parenthesis, a colon or a comparison; a quote inside is part of it.
  private mutating func scanBareword() -> FilterToken {
    let start = offset
    offset += 1
    while offset < scalars.count, !endsBareword(scalars[offset]) { offset += 1 }
    let word = token(.text, from: start, to: offset)
    let keyword: FilterToken.Kind? =
      switch word.text {
      case "AND": .and
      case "OR": .or
      case "NOT": .not
      case "TO": .to
      default: nil
      }
    return keyword.map { token($0, from: start, to: offset) } ?? word
  }

  private func endsBareword(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": false
    case "!": follows("=")
    case "(", ")", ":", "<", ">", "=": true
    default: scalar.properties.isWhitespace
    }
  }
}
