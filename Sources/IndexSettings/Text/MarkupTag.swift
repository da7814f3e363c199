/// A unit of a text that can be ASCII: a byte of UTF-8, or a Unicode scalar.
package protocol TextUnit {
  /// Its number; below 0x80 it is ASCII.
  var code: UInt32 { get }
}

extension UInt8: TextUnit {
  @inlinable package var code: UInt32 { UInt32(self) }
}

extension Unicode.Scalar: TextUnit {
  package var code: UInt32 { value }
}

/// Tags and comments of HTML within a text. Nothing in them is a word: recorded answers of Algolia neither find nor
/// mark the names and attributes of elements.
///
/// Only elements of HTML, of today and of earlier versions, count as tags, so that `List<String>` keeps its words.
package enum MarkupTag {
  /// The end of the tag or comment that begins at a place; nil where none begins or it has no end.
  ///
  /// - Complexity: linear in the distance to the next `<`; for a comment to its end.
  package static func end<Text: RandomAccessCollection>(in text: Text, at start: Int) -> Int?
  where Text.Element: TextUnit, Text.Index == Int {
    guard unit(text, start) == "<" else { return nil }
    var index = start + 1
    if unit(text, index) == "!" {
      if unit(text, index + 1) == "-", unit(text, index + 2) == "-" { return endOfComment(in: text, from: index + 3) }
    } else {
      if unit(text, index) == "/" { index += 1 }
      var name = ""
      while name.utf8.count <= longestName, let letter = unit(text, index), isNameLetter(letter) {
        name.unicodeScalars.append(letter)
        index += 1
      }
      guard elements.contains(name.lowercased()), let next = unit(text, index), isAfterName(next) else { return nil }
    }
    return endOfAttributes(in: text, from: index)
  }

  /// The end of a tag whose attributes begin at a place. A `>` within a quoted value ends it only where no quote does:
  /// the quote may have been forgotten.
  private static func endOfAttributes<Text: RandomAccessCollection>(in text: Text, from start: Int) -> Int?
  where Text.Element: TextUnit, Text.Index == Int {
    var index = start
    var previous: Unicode.Scalar?
    var quote: Unicode.Scalar?
    var endInQuotes: Int?
    while let next = unit(text, index), next != "<" {
      index += 1
      if let open = quote {
        if next == open { quote = nil }
        if next == ">" { endInQuotes = endInQuotes ?? index }
      } else if next == ">" {
        return index
      } else if next == "\"" || next == "'", previous == "=" {
        quote = next
      }
      if !next.properties.isWhitespace { previous = next }
    }
    return endInQuotes
  }

  private static func endOfComment<Text: RandomAccessCollection>(in text: Text, from start: Int) -> Int?
  where Text.Element: TextUnit, Text.Index == Int {
    var index = start
    while index + 2 < text.endIndex {
      if unit(text, index) == "-", unit(text, index + 1) == "-", unit(text, index + 2) == ">" { return index + 3 }
      // A comment has no other one inside; so a text is read once, however many seem to begin in it.
      if unit(text, index) == "<", unit(text, index + 1) == "!" { return nil }
      index += 1
    }
    return nil
  }

  /// The ASCII character at a place; U+0080 for any other one, nil after the end.
  private static func unit<Text: RandomAccessCollection>(_ text: Text, _ index: Int) -> Unicode.Scalar?
  where Text.Element: TextUnit, Text.Index == Int {
    guard index < text.endIndex else { return nil }
    let code = text[index].code
    return Unicode.Scalar(UInt8(code < 0x80 ? code : 0x80))
  }

  private static func isNameLetter(_ letter: Unicode.Scalar) -> Bool {
    letter.isASCII && CharacterClass(letter) == .word
  }

  private static func isAfterName(_ letter: Unicode.Scalar) -> Bool {
    letter == ">" || letter == "/" || letter.properties.isWhitespace
  }

  private static let longestName = 10

  private static let elements: Set<String> = [
    "a", "abbr", "acronym", "address", "applet", "area", "article", "aside", "audio", "b", "base", "basefont", "bdi",
    "bdo", "bgsound", "big", "blink", "blockquote", "body", "br", "button", "canvas", "caption", "center", "cite",
    "code", "col", "colgroup", "data", "datalist", "dd", "del", "details", "dfn", "dialog", "dir", "div", "dl", "dt",
    "em", "embed", "fieldset", "figcaption", "figure", "font", "footer", "form", "frame", "frameset", "h1", "h2", "h3",
    "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html", "i", "iframe", "img", "input", "ins", "kbd", "label",
    "legend", "li", "link", "main", "map", "mark", "marquee", "menu", "meta", "meter", "nav", "nobr", "noframes",
    "noscript", "object", "ol", "optgroup", "option", "output", "p", "param", "picture", "pre", "progress", "q", "rp",
    "rt", "ruby", "s", "samp", "script", "search", "section", "select", "slot", "small", "source", "span", "strike",
    "strong", "style", "sub", "summary", "sup", "svg", "table", "tbody", "td", "template", "textarea", "tfoot", "th",
    "thead", "time", "title", "tr", "track", "tt", "u", "ul", "var", "video", "wbr",
  ]
}
