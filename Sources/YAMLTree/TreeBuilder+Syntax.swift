import Diagnostics

/// libyaml's syntax errors in words for people who write specs.
extension TreeBuilder {
  /// The diagnostic of a syntax error.
  mutating func describe(_ problem: ParserProblem) -> Diagnostic {
    let context = cursor
    var place = cursor
    place.move(to: problem.index)
    if let tab = indentingTab(of: problem, at: place) {
      return fatal("yaml-tab", at: tab, "YAML does not allow tabs for indentation").diagnostic
    }
    if problem.context.contains("tag") || problem.text.contains("tag handle") {
      return fatal("unsupported-tag", at: place.position, "tags are not supported").diagnostic
    }
    if problem.context.contains("directive") || problem.text.contains("%YAML") || problem.text.contains("incompatible")
    {
      let message = "only the directives '%YAML 1.1' and '%YAML 1.2' are understood, once and followed by '---'"
      return fatal("unsupported-directive", at: place.position, message).diagnostic
    }
    var beginning = context
    beginning.move(to: problem.contextIndex)
    let (message, isAboutBeginning) = words(for: problem, found: place, beginning: beginning)
    return fatal("yaml-syntax", at: isAboutBeginning ? beginning.position : place.position, message).diagnostic
  }

  /// The message, and whether it is about the place where the construct begins rather than where it breaks.
  private func words(
    for problem: ParserProblem, found place: SourceCursor, beginning: SourceCursor
  ) -> (message: String, isAboutBeginning: Bool) {
    let line = beginning.position.line
    switch problem.text {
    case "found character that cannot start any token":
      return ("text cannot begin with \(quotedScalar(at: place)) unless it is in quotes", false)
    case "could not find expected ':'":
      return ("expected ':' after this key", true)
    case "block sequence entries are not allowed in this context":
      return ("a list item is not allowed here; text that begins with '- ' needs quotes", false)
    case "mapping keys are not allowed in this context":
      return ("a key is not allowed here", false)
    case "mapping values are not allowed in this context":
      return ("a value is not allowed here; check the indentation, and quote text that contains ': '", false)
    case "did not find expected key":
      return ("expected a key of the mapping that begins on line \(line); check indentation and quotes", false)
    case "did not find expected '-' indicator":
      return ("expected '- ' in the list that begins on line \(line); check indentation and quotes", false)
    case "did not find expected ',' or ']'":
      return ("expected ',' or ']' in the list that begins on line \(line)", false)
    case "did not find expected ',' or '}'":
      return ("expected ',' or '}' in the mapping that begins on line \(line)", false)
    case "did not find expected node content":
      return ("expected a value", false)
    case "did not find expected <document start>":
      return ("expected '---' or the end of the file", false)
    case "found unexpected end of stream":
      return ("the quoted text that begins here has no closing quote", true)
    case "found unexpected document indicator":
      return ("the quoted text of line \(line) has no closing quote before this line", false)
    case "found unknown escape character":
      return ("unknown escape in double-quoted text; a backslash is written '\\\\'", false)
    case "did not find expected hexdecimal number":
      return ("the escape has too few hexadecimal digits", false)
    case "found invalid Unicode character escape code":
      return (
        "the escape names no Unicode character; one beyond \\uFFFF is written as itself, or as \\U with eight digits",
        false
      )
    case "did not find expected alphabetic or numeric character":
      let isAlias = problem.context.contains("alias")
      let (sign, noun) = isAlias ? ("*", "alias") : ("&", "anchor")
      return ("'\(sign)' begins an \(noun), whose name has only letters, digits, '-' and '_'; quote other text", true)
    case "found an indentation indicator equal to 0":
      return ("the indentation of block text is a digit from 1 to 9", false)
    case "did not find expected comment or line break":
      return ("only a comment may stand behind '|' or '>'", false)
    case "found unexpected ':'":
      return ("text that contains ':' needs quotes here", false)
    case "":
      return ("out of memory", false)
    default:
      return ("invalid YAML: \(problem.text)", false)
    }
  }

  /// The position of the tab that indents the line of a problem, when that can be what is wrong.
  private func indentingTab(of problem: ParserProblem, at place: SourceCursor) -> SourcePosition? {
    if problem.text.contains("a tab character") { return place.position }
    let tab = UInt8(ascii: "\t")
    let cannotStart = problem.text == "found character that cannot start any token"
    if cannotStart { return place.byte == tab ? place.position : nil }
    let suspects = [
      "mapping values are not allowed in this context", "could not find expected ':'",
      "did not find expected key", "did not find expected '-' indicator",
    ]
    guard suspects.contains(problem.text) else { return nil }
    var start = place
    start.move(to: place.index - (place.position.column - 1))
    start.advance { $0 == UInt8(ascii: " ") }
    return start.byte == tab ? start.position : nil
  }

  private func quotedScalar(at place: SourceCursor) -> String {
    var next = place
    guard next.byte != nil else { return "nothing" }
    next.advance()
    return Diagnostic.quoted(String(decoding: place.bytes[place.offset..<next.offset], as: UTF8.self))
  }
}
