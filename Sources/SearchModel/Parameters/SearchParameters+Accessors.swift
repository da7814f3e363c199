extension SearchParameters {
  /// Facet conditions as a list of `attribute:value`. All of them must hold; of an inner list, one must. Nil when not
  /// set.
  public var facetFilters: JSON? {
    get { self["facetFilters"] }
    set { self["facetFilters"] = newValue }
  }

  /// Numeric conditions as a list such as `attribute >= number`. All of them must hold; of an inner list, one must. Nil
  /// when not set.
  public var numericFilters: JSON? {
    get { self["numericFilters"] }
    set { self["numericFilters"] = newValue }
  }

  /// Tags as a list. A record must have all of them; of an inner list, one. Nil when not set.
  public var tagFilters: JSON? {
    get { self["tagFilters"] }
    set { self["tagFilters"] = newValue }
  }

  /// Conditions in the form of ``facetFilters`` that rank records higher but leave no record out. Nil when not set.
  public var optionalFilters: JSON? {
    get { self["optionalFilters"] }
    set { self["optionalFilters"] = newValue }
  }

  /// The attributes that hits contain; nil when not set.
  public var attributesToRetrieve: [String]? {
    get { texts("attributesToRetrieve") }
    set { setTexts("attributesToRetrieve", newValue) }
  }

  /// The attributes to highlight; nil when not set.
  public var attributesToHighlight: [String]? {
    get { texts("attributesToHighlight") }
    set { setTexts("attributesToHighlight", newValue) }
  }

  /// The attributes to return as snippets around the matches (`summary:20`); nil when not set.
  public var attributesToSnippet: [String]? {
    get { texts("attributesToSnippet") }
    set { setTexts("attributesToSnippet", newValue) }
  }

  /// The tag before a match in highlights; nil when not set.
  public var highlightPreTag: String? {
    get { self["highlightPreTag"]?.stringValue }
    set { self["highlightPreTag"] = newValue.map(JSON.string) }
  }

  /// The tag after a match in highlights; nil when not set.
  public var highlightPostTag: String? {
    get { self["highlightPostTag"]?.stringValue }
    set { self["highlightPostTag"] = newValue.map(JSON.string) }
  }

  private func texts(_ name: String) -> [String]? { self[name]?.stringListValue }

  private mutating func setTexts(_ name: String, _ texts: [String]?) {
    self[name] = texts.map { .array($0.map(JSON.string)) }
  }
}
