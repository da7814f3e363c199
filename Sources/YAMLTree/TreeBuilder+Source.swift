import Diagnostics

/// What has to be read off the text itself: node properties, directives, the end of the document.
extension TreeBuilder {
  /// Moves to an event and looks past the anchor and tag in front of the value; tags are reported.
  ///
  /// - Returns: A cursor at the value itself; at what follows when the value is empty.
  mutating func contentStart(of event: ParserEvent) throws(FatalDiagnostic) -> SourceCursor {
    cursor.move(to: event.start)
    var content = cursor
    // Nothing but a property begins with one of these: plain text cannot.
    while let sign = content.byte, sign == UInt8(ascii: "&") || sign == UInt8(ascii: "!") {
      let start = content
      content.advance()
      if sign == UInt8(ascii: "&") {
        content.advance { $0.isAnchorName }
      } else {
        let isVerbatim = content.byte == UInt8(ascii: "<")
        content.advance { isVerbatim ? $0 != UInt8(ascii: ">") : !$0.isBlankOrBreak && !$0.isFlowIndicator }
        if isVerbatim, content.byte != nil { content.advance() }
        let text = String(decoding: content.bytes[start.offset..<content.offset], as: UTF8.self)
        try report(
          "unsupported-tag", at: SourceRange(start: start.position, end: content.position),
          "tags such as \(Diagnostic.quoted(text)) are not supported; the expected type decides how a value is read")
      }
      content.skipBlanksAndComments()
    }
    return content
  }

  /// Reports directives other than `%YAML` before libyaml sees them.
  ///
  /// It compares each `%TAG` with all before it, which a file full of them would turn into hours.
  func checkDirectives() throws(FatalDiagnostic) {
    var place = cursor
    place.skipBlanksAndComments()
    while place.byte == UInt8(ascii: "%") {
      let start = place
      place.advance { !$0.isBlankOrBreak }
      let name = String(decoding: place.bytes[start.offset..<place.offset], as: UTF8.self)
      guard name == "%YAML" else {
        throw fatal(
          "unsupported-directive", at: start.position, "the directive \(Diagnostic.quoted(name)) is not supported")
      }
      place.skipLine()
      place.skipBlanksAndComments()
    }
  }

  /// Reports what follows the end of the document, if it is more than comments.
  mutating func checkNothingFollows(_ event: ParserEvent) throws(FatalDiagnostic) {
    cursor.move(to: event.end)
    while true {
      cursor.skipBlanksAndComments()
      guard cursor.byte != nil else { return }
      let rest = cursor.bytes[cursor.offset...].prefix(3)
      guard rest.elementsEqual("...".utf8), cursor.position.column == 1 else {
        if rest.elementsEqual("---".utf8) || rest.first == UInt8(ascii: "%") {
          throw fatal("yaml-multiple-documents", at: cursor.position, "a second document begins here; only one is read")
        }
        throw fatal("yaml-syntax", at: cursor.position, "unexpected text after the end of the document")
      }
      cursor.advance { $0 == UInt8(ascii: ".") }
    }
  }
}

extension SourceCursor {
  /// Moves past white space, line ends and comments.
  mutating func skipBlanksAndComments() {
    while let byte {
      if byte.isBlankOrBreak {
        advance()
      } else if byte == UInt8(ascii: "#") {
        skipLine()
      } else if isAtUnicodeBreak {
        advance()
      } else {
        return
      }
    }
  }

  /// Moves to the end of the line as libyaml sees it.
  mutating func skipLine() {
    while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"), !isAtUnicodeBreak {
      advance()
    }
  }

  /// Whether a line end outside of ASCII (NEL, LS, PS) is at the cursor; libyaml knows them.
  private var isAtUnicodeBreak: Bool {
    guard let byte, byte == 0xC2 || byte == 0xE2 else { return false }
    let rest = bytes[offset...].prefix(3)
    return rest.starts(with: [0xC2, 0x85]) || rest.elementsEqual([0xE2, 0x80, 0xA8])
      || rest.elementsEqual([0xE2, 0x80, 0xA9])
  }
}

extension UInt8 {
  fileprivate var isBlankOrBreak: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }

  fileprivate var isFlowIndicator: Bool {
    self == UInt8(ascii: ",") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
  }

  fileprivate var isAnchorName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
