package import SearchModel

/// What a Typesense server says of a collection: its fields and how it cuts texts into words.
///
/// Filters, sorting and the attributes to search depend on it, because Typesense's syntax differs by the type of a
/// field.
package struct TypesenseCollection: Sendable, Hashable {
  /// The collection's own name, also when it was asked for by an alias.
  package var name: String
  /// The fields by name, in the schema's order.
  package var fields: ExactDictionary<TypesenseField>
  /// Characters that separate words, beside white space; other punctuation is left out of words.
  package var tokenSeparators: Set<Character>
  /// Punctuation that is part of words.
  package var symbolsToIndex: Set<Character>

  /// A collection.
  package init(
    name: String, fields: [TypesenseField], tokenSeparators: Set<Character> = [], symbolsToIndex: Set<Character> = []
  ) {
    self.name = name
    self.fields = ExactDictionary(fields.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    self.tokenSeparators = tokenSeparators
    self.symbolsToIndex = symbolsToIndex
  }

  /// Reads the answer to `GET /collections/NAME`.
  ///
  /// - Throws: ``SearchError`` with the code `badResponse` that names what is missing or of another type.
  package init(content: JSON) throws(SearchError) {
    let reader = TypesenseReader(content)
    name = try reader.text("name")
    fields = [:]
    for field in try reader.list("fields") {
      let name = try field.text("name")
      // A name with an asterisk is a pattern, not the name of one field.
      guard !name.contains("*") else { continue }
      fields[name] = TypesenseField(
        name: name, type: TypesenseFieldType(try field.text("type")), isFacet: try field.flag("facet") ?? false,
        isOptional: try field.flag("optional") ?? false, isSorted: try field.flag("sort") ?? false,
        isIndexed: try field.flag("index") ?? true)
    }
    tokenSeparators = try Self.characters("token_separators", of: reader)
    symbolsToIndex = try Self.characters("symbols_to_index", of: reader)
  }

  private static func characters(
    _ name: String, of reader: TypesenseReader
  ) throws(SearchError) -> Set<Character> {
    guard reader.content?[name] != nil else { return [] }
    return Set(try reader.texts(name).compactMap(\.first))
  }
}

/// A field of a collection.
package struct TypesenseField: Sendable, Hashable {
  /// The name; that of a nested value is its path with dots.
  package var name: String
  /// What its values are.
  package var type: TypesenseFieldType
  /// Whether its values are counted.
  package var isFacet: Bool
  /// Whether records may lack it.
  package var isOptional: Bool
  /// Whether it can be sorted by.
  package var isSorted: Bool
  /// Whether it can be searched and filtered by.
  package var isIndexed: Bool

  /// A field.
  package init(
    name: String, type: TypesenseFieldType, isFacet: Bool = false, isOptional: Bool = false, isSorted: Bool = false,
    isIndexed: Bool = true
  ) {
    self.name = name
    self.type = type
    self.isFacet = isFacet
    self.isOptional = isOptional
    self.isSorted = isSorted
    self.isIndexed = isIndexed
  }

  /// The field as a schema declares it.
  package var declaration: JSON {
    var members: JSONObject = ["name": .string(name), "type": .string(type.text)]
    if isFacet { members["facet"] = true }
    if isOptional { members["optional"] = true }
    if isSorted { members["sort"] = true }
    if !isIndexed { members["index"] = false }
    return .object(members)
  }
}

/// The type of a field.
package struct TypesenseFieldType: Sendable, Hashable {
  /// What one value is.
  package enum Element: String, Sendable, Hashable, CaseIterable {
    /// A text.
    case string
    /// A whole number of 32 bits.
    case int32
    /// A whole number of 64 bits.
    case int64
    /// A number in single precision.
    case float
    /// `true` or `false`.
    case bool
    /// A place.
    case geopoint
    /// An object, whose members are fields of their own.
    case object
    /// Any other type.
    case other
  }

  /// What one value is.
  package var element: Element
  /// Whether records hold a list of them.
  package var isList: Bool

  /// A type.
  package init(_ element: Element, isList: Bool = false) {
    self.element = element
    self.isList = isList
  }

  /// Reads a type as schemas write it: `string`, `int64[]` …
  package init(_ text: String) {
    let isList = text.hasSuffix("[]")
    self.init(Element(rawValue: isList ? String(text.dropLast(2)) : text) ?? .other, isList: isList)
  }

  /// The type as schemas write it.
  package var text: String { element.rawValue + (isList ? "[]" : "") }

  /// Whether values are texts that can be searched.
  var isText: Bool { element == .string }
  /// Whether values are numbers.
  var isNumber: Bool { [.int32, .int64, .float].contains(element) }
}
