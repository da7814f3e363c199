extension SearchResults {
  /// The matches in an attribute of a hit.
  ///
  /// - Parameters:
  ///   - index: The hit's place in ``hits``.
  ///   - path: The attribute; dots lead into objects, an element of a list is `genre.0` or `genre[0]`.
  /// - Returns: nil for a hit that does not exist, an attribute without a result, and a list as a whole: see
  ///   ``highlightResults(at:path:)``.
  public func highlightResult(at index: Int, path: String) -> HighlightResult? {
    result("_highlightResult", at: index, path: path).flatMap(HighlightResult.init)
  }

  /// The matches in each value of an attribute of a hit, with lists on the path flattened; empty without results.
  public func highlightResults(at index: Int, path: String) -> [HighlightResult] {
    results("_highlightResult", at: index, path: path).compactMap(HighlightResult.init)
  }

  /// The words around the first match in an attribute of a hit; arguments and nil as in ``highlightResult(at:path:)``.
  public func snippetResult(at index: Int, path: String) -> SnippetResult? {
    result("_snippetResult", at: index, path: path).flatMap(SnippetResult.init)
  }

  /// The words around the first match in each value of an attribute of a hit, lists on the way flattened.
  public func snippetResults(at index: Int, path: String) -> [SnippetResult] {
    results("_snippetResult", at: index, path: path).compactMap(SnippetResult.init)
  }

  /// Why a hit has its rank; nil for a hit that does not exist and without `getRankingInfo`.
  public func rankingInfo(at index: Int) -> RankingInfo? {
    hit(at: index)?["_rankingInfo"].flatMap(RankingInfo.init)
  }

  private func hit(at index: Int) -> JSONObject? {
    hits.indices.contains(index) ? hits[index] : nil
  }

  private func result(_ name: String, at index: Int, path: String) -> JSON? {
    hit(at: index)?[name]?.element(at: FieldPath(path))
  }

  private func results(_ name: String, at index: Int, path: String) -> [JSON] {
    guard let root = hit(at: index)?[name] else { return [] }
    let path = FieldPath(path)
    return root.element(at: path).map { $0.values(at: FieldPath(components: [])) } ?? root.values(at: path)
  }
}

extension JSON {
  /// The value at a path through objects and, by index, through lists: `cast.0.name`, `cast[0].name`.
  func element(at path: FieldPath) -> JSON? {
    var value = self
    for component in path.components {
      guard let next = value.child(component) else { return nil }
      value = next
    }
    return value
  }

  private func child(_ component: String) -> JSON? {
    switch self {
    case .object(let members):
      if let member = members[component] { return member }
      guard component.hasSuffix("]"), let bracket = component.firstIndex(of: "["),
        let list = members[String(component[..<bracket])]
      else { return nil }
      return list.element(atIndices: component[bracket...])
    case .array(let elements):
      guard let index = Self.index(component[...]), elements.indices.contains(index) else { return nil }
      return elements[index]
    default: return nil
    }
  }

  /// The element that `[0][2]` leads to.
  private func element(atIndices brackets: Substring) -> JSON? {
    var value = self
    for bracket in brackets.dropFirst().dropLast().split(separator: "][", omittingEmptySubsequences: false) {
      guard case .array(let elements) = value, let index = Self.index(bracket), elements.indices.contains(index)
      else { return nil }
      value = elements[index]
    }
    return value
  }

  private static func index(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
  }
}
