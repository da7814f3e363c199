import SearchModel

/// What is known of an index: the settings that a spec gives, and the schema of its collection.
///
/// Made once for all requests, with what these would read out of the settings again and again.
final class TypesenseIndex: Sendable {
  /// The name by which it is searched.
  let name: String
  /// Algolia's settings; empty when the spec says nothing of the index.
  let settings: SearchParameters
  /// The collection; nil when the server was not asked or would not say.
  let collection: TypesenseCollection?
  /// Whether it is a replica with a custom ranking of its own, which the collection's records are not in the order of.
  let hasOwnOrder: Bool
  /// The settings that are parameters of queries too, and hold where a query says nothing.
  let defaults: SearchParameters
  /// The attributes that are declared for faceting, with whether their values are counted.
  let facets: ExactDictionary<Bool>
  /// The facets of which groups are counted, not records.
  let facetsAfterDistinct: ExactSet
  /// The order of the custom ranking: as a push computed it, or by its attributes.
  let customOrder: [String]
  /// The declared searchable attributes by rank, or those of the schema.
  private let searchFields: [SearchField]

  /// An attribute to search and its place in the order of importance.
  struct SearchField: Hashable {
    var name: String
    var rank: Int
  }

  init(name: String, settings: SearchParameters, collection: TypesenseCollection?, hasOwnOrder: Bool = false) {
    self.name = name
    self.settings = settings
    self.collection = collection
    self.hasOwnOrder = hasOwnOrder
    defaults = SearchParameters(
      settings.values.filter { SearchParameter.byName[$0.key]?.isQueryParameter ?? false })
    let facetEntries = settings["attributesForFaceting"]?.stringListValue ?? []
    facets = Self.facets(facetEntries, in: collection)
    facetsAfterDistinct = ExactSet(
      facetEntries.filter { Self.modifiers(of: $0).contains("afterDistinct") }.map(Self.plainName))
    searchFields = Self.searchFields(settings["searchableAttributes"]?.stringListValue ?? [], in: collection)
    let ranking = settings["customRanking"]?.stringListValue ?? []
    if let field = collection?.rankField, !hasOwnOrder {
      customOrder = ["\(field):desc"]
    } else {
      customOrder = ranking.compactMap(TypesenseSortCriterion.init).map { $0.text(in: collection) }
    }
  }

  /// The field of an attribute; nil when the field does not exist or the schema is not known.
  func field(_ attribute: String) -> TypesenseField? { collection?.fields[fieldName(of: attribute)] }

  /// The name of the field that holds an attribute.
  func fieldName(of attribute: String) -> String { collection.fieldName(of: attribute) }

  /// The attributes to search, restricted to some where a query says so.
  func searchFields(restrictedTo restriction: [String]) -> [SearchField] {
    if searchFields.isEmpty, collection == nil {
      return restriction.enumerated().map { SearchField(name: $0.element, rank: $0.offset) }
    }
    guard !restriction.isEmpty else { return searchFields }
    return searchFields.filter { field in restriction.contains { field.name == $0 || field.name.hasPrefix($0 + ".") } }
  }

  private static func searchFields(
    _ entries: [String], in collection: TypesenseCollection?
  ) -> [SearchField] {
    var declared: [SearchField] = []
    for (rank, entry) in entries.enumerated() {
      for part in entry.split(separator: ",") {
        declared.append(SearchField(name: plainName(of: String(part)), rank: rank))
      }
    }
    if declared.isEmpty, let collection {
      declared = collection.fields.values.filter { $0.type.isText && $0.isIndexed && !$0.isHidden }
        .enumerated().map { SearchField(name: $0.element.name, rank: $0.offset) }
    }
    return expanded(declared, in: collection)
  }

  /// Attributes with the text fields below those that name an object; each once, and those left out that are no texts.
  private static func expanded(
    _ attributes: [SearchField], in collection: TypesenseCollection?
  ) -> [SearchField] {
    var names: ExactSet = []
    var fields: [SearchField] = []
    for attribute in attributes {
      let found = collection?.textFields(of: attribute.name) ?? [attribute.name]
      for name in found where names.insert(name).inserted {
        fields.append(SearchField(name: name, rank: attribute.rank))
      }
    }
    return fields
  }

  private static func facets(
    _ entries: [String], in collection: TypesenseCollection?
  ) -> ExactDictionary<Bool> {
    var facets: ExactDictionary<Bool> = [:]
    for entry in entries { facets[plainName(of: entry)] = !modifiers(of: entry).contains("filterOnly") }
    if facets.isEmpty {
      for field in collection?.fields.values ?? [] where field.isFacet && !field.isHidden {
        facets[field.name] = true
      }
    }
    return facets
  }
}

extension TypesenseIndex {
  /// An attribute without the modifiers around it: `genre` of `afterDistinct(searchable(genre))`.
  static func plainName(of entry: String) -> String { split(entry).name }

  /// The modifiers around an attribute.
  static func modifiers(of entry: String) -> [String] { split(entry).modifiers }

  private static func split(_ entry: String) -> (modifiers: [String], name: String) {
    guard entry.utf8.contains(where: { $0 == UInt8(ascii: ")") || $0 <= 0x20 || $0 >= 0x80 }) else {
      return ([], entry)
    }
    var rest = trimmed(entry[...])
    var modifiers: [String] = []
    while rest.last == ")", let open = rest.firstIndex(of: "(") {
      modifiers.append(String(trimmed(rest[..<open])))
      rest = trimmed(rest[open...].dropFirst().dropLast())
    }
    return (modifiers, String(rest))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension TypesenseCollection? {
  /// The name of the field that holds an attribute: its own, unless a push stored it elsewhere because the name has
  /// another meaning in Typesense.
  func fieldName(of attribute: String) -> String {
    if attribute == "objectID" { return "id" }
    guard let self else { return attribute }
    let hidden = TypesenseField.hiddenName(of: attribute)
    return self.fields[hidden] == nil ? attribute : hidden
  }
}

extension TypesenseCollection {
  /// The field that puts records into the order of the index's custom ranking, nil where none does.
  var rankField: String? {
    let name = TypesenseField.hiddenName(of: "rank")
    return fields[name] == nil ? nil : name
  }

  /// The text fields that an attribute names: itself, or those below it.
  func textFields(of attribute: String) -> [String] {
    if let field = fields[attribute], field.type.element != .object { return field.type.isText ? [attribute] : [] }
    return fields.values.filter { $0.type.isText && $0.isIndexed && $0.name.hasPrefix(attribute + ".") }.map(\.name)
  }
}

extension TypesenseField {
  /// How the names of fields begin that an upload adds for its own use.
  package static let hiddenPrefix = "_multihits_"

  /// The name of a field that an upload adds for its own use.
  package static func hiddenName(of name: String) -> String { hiddenPrefix + name }

  /// Whether it is a field that an upload added for its own use.
  var isHidden: Bool { name.hasPrefix(Self.hiddenPrefix) }
}
