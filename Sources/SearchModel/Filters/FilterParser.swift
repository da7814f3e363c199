/// Reads Algolia's filter syntax: ANDs of units and of parenthesised ORs.
///
///     filters := clause ("AND" clause)*
///     clause  := unit ("OR" unit)* | "(" unit (("OR" unit)* | ("AND" unit)*) ")"
///     unit    := "NOT"? name op number | "NOT"? name ":" number "TO" number | "NOT"? (name ":")? value, then score?
///     score   := "<score=" integer ">"
///
/// A value in quotes that holds a colon, with no attribute before it, is an attribute and its value: `"genre:Horror"`.
struct FilterParser {
  private var tokens: [FilterToken] = []
  private var next = 0
  private let end: Int
  private let scanError: FilterSyntaxError?

  init(_ text: String) {
    var scanner = FilterScanner(text)
    end = scanner.scalars.count
    do {
      tokens = try scanner.scan()
      scanError = nil
    } catch {
      scanError = error
    }
  }

  /// The text with each OR outside parentheses put into parentheses of its own; other texts as they are.
  static func enclosingOrs(_ text: String) throws(FilterSyntaxError) -> String {
    var parser = FilterParser(text)
    _ = try parser.parseExpression()
    // The places of the scalars between the top level's ANDs, and whether an OR is among them.
    var parts: [(range: Range<Int>, hasOr: Bool)] = []
    var part: (range: Range<Int>, hasOr: Bool)?
    var depth = 0
    for token in parser.tokens {
      if token.kind == .and, depth == 0 {
        if let part { parts.append(part) }
        part = nil
        continue
      }
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      let isOr = token.kind == .or && depth == 0
      let start = part?.range.lowerBound ?? token.range.lowerBound
      part = (start..<token.range.upperBound, isOr || part?.hasOr ?? false)
    }
    if let part { parts.append(part) }
    guard parts.contains(where: \.hasOr) else { return text }
    let scalars = Array(text.unicodeScalars)
    return parts.map { part in
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars[part.range])
      return part.hasOr ? "( \(text) )" : text
    }.joined(separator: " AND ")
  }

  mutating func parseExpression() throws(FilterSyntaxError) -> FilterExpression {
    if let scanError { throw scanError }
    var expression = FilterExpression()
    guard next < tokens.count else { return expression }
    expression.clauses.append(try parseClause())
    while next < tokens.count {
      guard accept(.and) else {
        let isClosed = next > 0 && tokens[next - 1].kind == .close
        throw unexpected(isClosed ? "AND or the end of the filter" : "AND, OR or the end of the filter")
      }
      expression.clauses.append(try parseClause())
    }
    return expression
  }

  private mutating func parseClause() throws(FilterSyntaxError) -> FilterExpression.Clause {
    let start = next
    guard accept(.open) else {
      var filters = [try parseUnit()]
      while accept(.or) { filters.append(try parseUnit()) }
      try requireOneKind(filters, from: start)
      return FilterExpression.Clause(isDisjunction: filters.count > 1, filters: filters)
    }
    var filters = [try parseUnit()]
    let joint: FilterToken.Kind = peek?.kind == .and ? .and : .or
    while accept(joint) { filters.append(try parseUnit()) }
    if peek?.kind == (joint == .and ? .or : .and) {
      throw failure("AND and OR may not be mixed inside parentheses: a filter is an AND of ORs")
    }
    guard accept(.close) else { throw unexpected("')'") }
    if joint == .or { try requireOneKind(filters, from: start) }
    return FilterExpression.Clause(isDisjunction: joint == .or && filters.count > 1, filters: filters)
  }

  private func requireOneKind(_ filters: [Filter], from start: Int) throws(FilterSyntaxError) {
    guard let first = filters.first, let other = filters.first(where: { $0.kind != first.kind }) else { return }
    throw FilterSyntaxError(
      message: "an OR may not mix kinds: here a \(first.kind.rawValue) filter and a \(other.kind.rawValue) filter",
      scalarRange: tokens[start].range.lowerBound..<tokens[next - 1].range.upperBound)
  }

  private mutating func parseUnit() throws(FilterSyntaxError) -> Filter {
    let isNegated = accept(.not)
    if peek?.kind == .open {
      throw failure(
        isNegated
          ? "NOT applies to one filter, not to parentheses"
          : "parentheses enclose a whole OR or AND of filters and nothing nested: a filter is an AND of ORs")
    }
    guard let name = acceptText() else { throw unexpected("a filter") }
    let condition = try parseCondition(of: name)
    return Filter(condition, isNegated: isNegated, score: try parseScore())
  }

  private mutating func parseCondition(of name: FilterToken) throws(FilterSyntaxError) -> Filter.Condition {
    if case .comparison(let comparison) = peek?.kind {
      next += 1
      return .comparison(attribute: name.text, operator: comparison, number: try parseNumber())
    }
    guard accept(.colon) else { return name.quotedFacet ?? .tag(name.text) }
    guard let value = acceptText() else { throw unexpected("a value after ':'") }
    if accept(.to) {
      guard let lower = value.number else { throw failure("expected a number before TO", at: value) }
      let upper = try parseNumber()
      return .range(attribute: name.text, lower: lower, upper: upper)
    }
    if name.text == "_tags" { return .tag(value.text) }
    return .facet(
      attribute: name.text, value: value.isQuoted ? .string(value.text) : FacetValue(bareword: value.text))
  }

  private mutating func parseNumber() throws(FilterSyntaxError) -> PlainNumber {
    guard let token = acceptText() else { throw unexpected("a number") }
    guard let number = token.number else { throw failure("expected a number, found '\(token.text)'", at: token) }
    return number
  }

  private mutating func parseScore() throws(FilterSyntaxError) -> Int? {
    guard case .score(let score) = peek?.kind else { return nil }
    guard (0...65_535).contains(score) else { throw failure("a score is between 0 and 65535") }
    next += 1
    return score
  }
}

extension FilterParser {
  private var peek: FilterToken? { next < tokens.count ? tokens[next] : nil }

  private mutating func accept(_ kind: FilterToken.Kind) -> Bool {
    guard peek?.kind == kind else { return false }
    next += 1
    return true
  }

  private mutating func acceptText() -> FilterToken? {
    guard let token = peek, token.kind == .text else { return nil }
    next += 1
    return token
  }

  /// The error for the next token not being what was expected.
  private func unexpected(_ expectation: String) -> FilterSyntaxError {
    guard let token = peek else { return failure("the filter ends where \(expectation) was expected") }
    return failure("expected \(expectation), found '\(token.text)'")
  }

  private func failure(_ message: String, at token: FilterToken? = nil) -> FilterSyntaxError {
    FilterSyntaxError(message: message, scalarRange: (token ?? peek)?.range ?? end..<end)
  }
}
