import IndexSettings
import IndexStore
import SearchModel

/// Which attributes a search highlights and cuts out.
struct HighlightSelection {
  /// What is made of a value.
  struct Choice {
    var isHighlighted = false
    /// How many words its snippet has, nil without a snippet.
    var snippetLength: Int?
    /// Whether it belongs to the places of a record: these are shown as other attributes are, but never match.
    var isPlace = false
    /// Whether numbers are texts in it, as they are where they are searched.
    var isSearchable = false
  }

  private let searchable: SearchableAttributes
  /// nil: the searchable attributes.
  private let highlighted: AttributeSelection?
  private let unretrievable: AttributeSelection
  private let snippets: [(attribute: FieldPath?, length: Int)]
  /// Whether nothing but the attributes of the index, and the places of records, can be chosen.
  let isOfSearched: Bool

  init(_ index: IndexView, _ options: SearchOptions) {
    searchable = index.options.searchable
    highlighted = options.values["attributesToHighlight"]?.stringListValue.map(AttributeSelection.init)
    unretrievable = AttributeSelection(options.strings("unretrievableAttributes"))
    snippets = options.strings("attributesToSnippet").compactMap(SnippetSetting.init).map { setting in
      (setting.attribute == "*" ? nil : FieldPath(setting.attribute), setting.length)
    }
    let names = (options.values["attributesToHighlight"]?.stringListValue ?? []).map { $0 == "*" ? nil : FieldPath($0) }
    let chosen = names + snippets.map(\.attribute)
    // Most searches name none, and an index may have very many attributes.
    let searched = chosen.isEmpty ? [] : Set(index.attributes.map(\.path))
    isOfSearched = chosen.allSatisfy { $0.map(searched.contains) ?? false }
  }

  var hasHighlights: Bool { highlighted.map { !$0.isEmpty } ?? true }
  var hasSnippets: Bool { !snippets.isEmpty }

  /// What is made of the values at a path.
  func choice(at path: FieldPath) -> Choice {
    guard !unretrievable.includes(path) else { return Choice() }
    let isSearchable = isSearchable(path)
    let isPlace = path.components.first == ColumnPlan.placesName && !isSearchable
    return Choice(
      isHighlighted: highlighted?.includes(path) ?? (isSearchable || searchable.isAll && isPlace),
      snippetLength: snippetLength(at: path), isPlace: isPlace, isSearchable: isSearchable)
  }

  private func isSearchable(_ path: FieldPath) -> Bool {
    searchable.isAll
      ? !IndexedAttribute.reserved.contains(path.components.first ?? "") && path.components != ["objectID"]
      : searchable.entry(for: path) != nil
  }

  /// A name wins over `*`.
  private func snippetLength(at path: FieldPath) -> Int? {
    let setting = snippets.first { $0.attribute.map(path.isWithin) ?? false } ?? snippets.first { $0.attribute == nil }
    return setting?.length
  }
}
