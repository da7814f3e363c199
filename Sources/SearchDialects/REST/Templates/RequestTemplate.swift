import SearchModel

/// A text with places for the values of a search: `/{index}/search`. A brace that belongs to the text is written twice.
package struct RequestTemplate: Sendable, Hashable {
  /// A part of a template.
  enum Piece: Sendable, Hashable {
    /// What is sent as it is.
    case text(String)
    /// A place for a value.
    case placeholder(Placeholder)
  }

  /// The parts in their order; texts are never empty and never neighbours.
  private(set) var pieces: [Piece] = []

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - text: The template.
  ///   - isSecret: Whether the text may hold a secret, so that an error may not quote it.
  /// - Throws: ``TemplateError`` with the place of the error.
  package init(_ text: String, isSecret: Bool = false) throws(TemplateError) {
    let scalars = Array(text.unicodeScalars)
    var offset = 0
    var plain = ""
    while offset < scalars.count {
      let scalar = scalars[offset]
      let isDoubled = offset + 1 < scalars.count && scalars[offset + 1] == scalar
      switch scalar {
      case "{" where isDoubled, "}" where isDoubled:
        plain.unicodeScalars.append(scalar)
        offset += 2
      case "{":
        append(&plain)
        offset = try appendPlaceholder(in: scalars, at: offset, isSecret: isSecret)
      case "}":
        throw TemplateError(
          message: "a brace that closes nothing; a literal one is written twice: }}", scalarRange: offset..<offset + 1)
      default:
        plain.unicodeScalars.append(scalar)
        offset += 1
      }
    }
    append(&plain)
  }

  private mutating func append(_ plain: inout String) {
    if !plain.isEmpty { pieces.append(.text(plain)) }
    plain = ""
  }

  /// Reads the placeholder that begins at an offset, and returns where it ends.
  private mutating func appendPlaceholder(
    in scalars: [Unicode.Scalar], at start: Int, isSecret: Bool
  ) throws(TemplateError) -> Int {
    guard let close = scalars[start...].firstIndex(of: "}"), !scalars[(start + 1)..<close].contains("{") else {
      throw TemplateError(
        message: "a brace that is never closed; a literal one is written twice: {{", scalarRange: start..<start + 1)
    }
    let name = String(String.UnicodeScalarView(scalars[(start + 1)..<close]))
    guard let placeholder = Placeholder(name: name) else {
      throw TemplateError(
        message: isSecret && !Self.isWord(name) ? "unknown placeholder" : "unknown placeholder '{\(name)}'",
        scalarRange: start..<close + 1,
        suggestion: Placeholder.nearestName(to: name).map { "{\($0)}" })
    }
    pieces.append(.placeholder(placeholder))
    return close + 1
  }

  /// Whether a text in braces is rather a misspelt name than a part of a secret, which has digits or signs.
  private static func isWord(_ text: String) -> Bool {
    text.utf8.count <= 24 && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: ".") }
  }

  /// The placeholders in their order.
  package var placeholders: [Placeholder] {
    pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece { placeholder } else { nil }
    }
  }

  /// The placeholder of which the template consists, nil when there is more or less.
  var onlyPlaceholder: Placeholder? { pieces.count == 1 ? placeholders.first : nil }

  /// The texts between the placeholders.
  var texts: [String] {
    pieces.compactMap { piece in
      if case .text(let text) = piece { text } else { nil }
    }
  }
}

/// What is wrong with a template, and where.
package struct TemplateError: Error, Sendable, Hashable {
  /// What was found or expected, in words.
  package let message: String
  /// The place as 0-based offsets in Unicode scalars.
  package let scalarRange: Range<Int>
  /// What was probably meant.
  package let suggestion: String?

  /// An error with its place.
  package init(message: String, scalarRange: Range<Int>, suggestion: String? = nil) {
    self.message = message
    self.scalarRange = scalarRange
    self.suggestion = suggestion
  }
}
