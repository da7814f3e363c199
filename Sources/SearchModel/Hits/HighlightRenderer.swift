/// Turns the tagged texts of answers into ``HighlightedString``s.
///
/// Only the two configured tags are tags; any other `<` is text. Source of the behaviour: the Helper's
/// `HighlightRenderer`, including the default of ``caseSensitive``; unlike there, the rule holds for both tags and an
/// unclosed tag runs to the end.
public struct HighlightRenderer: Sendable, Hashable {
  /// The tag before a match. It must be the `highlightPreTag` of the search.
  public var preTag: String
  /// The tag after a match. It must be the `highlightPostTag` of the search.
  public var postTag: String
  /// Whether a tag in the other letter case, such as `<EM>` for `<em>`, is text.
  public var caseSensitive: Bool
  /// Whether the parts that the query did not match are the highlighted ones, as suggestions show them.
  public var isInverted: Bool

  /// A renderer, by default for Algolia's own tags.
  public init(
    preTag: String = "<em>", postTag: String = "</em>", caseSensitive: Bool = false, isInverted: Bool = false
  ) {
    self.preTag = preTag
    self.postTag = postTag
    self.caseSensitive = caseSensitive
    self.isInverted = isInverted
  }

  /// A renderer for the tags of a search, which are compared exactly.
  public init(tags: HighlightTags, isInverted: Bool = false) {
    self.init(preTag: tags.pre, postTag: tags.post, caseSensitive: true, isInverted: isInverted)
  }

  /// Reads a text with tags.
  public func render(text: String) -> HighlightedString {
    oriented(HighlightedString(tagged: text, preTag: preTag, postTag: postTag, caseSensitive: caseSensitive))
  }

  /// Reads a text with tags whose untagged original is known: tags that the original contains stay text. If the two do
  /// not belong together, the original is shown without highlights.
  public func render(text: String, plain original: String) -> HighlightedString {
    let highlighted = HighlightedString(
      tagged: text, plain: original, preTag: preTag, postTag: postTag, caseSensitive: caseSensitive)
    guard highlighted.plainText == original else { return HighlightedString(plain: original) }
    return oriented(highlighted)
  }

  /// Reads a text with tags and passes its highlighted parts through a function, such as a terminal's bold face.
  public func render(text: String, highlighted: (String) -> String, plain: (String) -> String = { $0 }) -> String {
    render(text: text).text(highlighted: highlighted, plain: plain)
  }

  private func oriented(_ text: HighlightedString) -> HighlightedString {
    isInverted ? text.inverted : text
  }
}

extension HighlightRenderer {
  /// The only text of a hit's attribute with its matches highlighted; without a highlight result, the plain text.
  ///
  /// - Parameters:
  ///   - hit: The hit as received, with `_highlightResult` if there is one.
  ///   - path: The attribute; dots lead into objects, numbers select the elements of lists (`cast.0.name`), and `\.` is
  ///     a dot.
  /// - Returns: nil when the path leads to no text or to several.
  public func highlightedString(in hit: JSONObject, path: String) -> HighlightedString? {
    let strings = highlightedStrings(in: hit, path: path)
    return strings.count == 1 ? strings.first : nil
  }

  /// The texts of a hit's attribute, lists on the way flattened, in the record's order; numbers and booleans as JSON
  /// writes them, nulls and objects left out.
  ///
  /// An attribute that `attributesToRetrieve` leaves out of the hit is read from its highlight result alone.
  public func highlightedStrings(in hit: JSONObject, path: String) -> [HighlightedString] {
    let root = hit["_highlightResult"]
    var strings: [HighlightedString] = []
    collect(.object(hit), root, FieldPath(path).components[...], into: &strings)
    return strings
  }

  private func collect(
    _ value: JSON?, _ result: JSON?, _ path: ArraySlice<String>, into strings: inout [HighlightedString]
  ) {
    guard let value else {
      strings += taggedTexts(in: result, at: path).map { render(text: $0) }
      return
    }
    switch value {
    case .null: return
    case .object(let members):
      guard let name = path.first else { return }
      collect(members[name], result?.objectValue?[name], path.dropFirst(), into: &strings)
    case .array(let elements):
      let results = result?.arrayValue
      if let name = path.first, let index = Int(name), elements.indices.contains(index) {
        let isAligned = results?.count == elements.count
        collect(elements[index], isAligned ? results?[index] : nil, path.dropFirst(), into: &strings)
      } else if let results, results.count == elements.count {
        for (element, result) in zip(elements, results) { collect(element, result, path, into: &strings) }
      } else {
        var plain: [HighlightedString] = []
        for element in elements { collect(element, nil, path, into: &plain) }
        strings += matched(plain, with: taggedTexts(in: result, at: path))
      }
    default:
      guard path.isEmpty, let text = value.scalarText else { return }
      strings.append(
        HighlightResult(result ?? .null)?.value.map { render(text: $0, plain: text) } ?? HighlightedString(plain: text))
    }
  }

  /// Plain texts with the highlights of those that match them: an answer may carry results of matching elements alone.
  private func matched(_ plain: [HighlightedString], with tagged: [String]) -> [HighlightedString] {
    let results = Dictionary(
      tagged.map { render(text: $0) }.map { ($0.plainText, $0) }, uniquingKeysWith: { first, _ in first })
    return plain.map { results[$0.plainText] ?? $0 }
  }

  /// The tagged texts that results hold at a path.
  private func taggedTexts(in results: JSON?, at path: ArraySlice<String>) -> [String] {
    guard let results else { return [] }
    let path = FieldPath(components: Array(path))
    return (results.element(at: path).map { $0.values(at: FieldPath(components: [])) } ?? results.values(at: path))
      .compactMap { HighlightResult($0)?.value }
  }
}
