import Diagnostics
import OrderedCollections
import SearchDialects
import SearchModel

/// The schema of the collection that an upload makes: fields for what the settings ask for and for all numbers, which
/// filters may compare without being declared.
struct TypesenseSchema {
  /// The fields.
  private(set) var fields: [TypesenseField] = []
  /// What the user should know, in sentences.
  private(set) var warnings: [String] = []
  /// The number fields whose absence is marked, so that negated conditions find records without a number.
  private(set) var markedFields: [String] = []
  /// Whether the field of places holds lists.
  let isPlaceList: Bool
  /// Punctuation that is part of words.
  let symbols: String
  private let settings: TypesenseSettings

  /// - Throws: ``SearchError`` with the code `badRequest` for an attribute that the settings name and that no field can
  ///   hold.
  init(_ shapes: TypesenseShapes, settings: SearchParameters) throws(SearchError) {
    self.settings = TypesenseSettings(settings)
    isPlaceList = shapes.places.several
    symbols = settings["separatorsToIndex"]?.stringValue ?? ""
    fields = [
      TypesenseField(name: TypesenseField.hiddenName(of: "rank"), type: TypesenseFieldType(.int32), isSorted: true)
    ]
    for (path, attribute) in shapes.attributes { try addField(path, attribute, of: shapes.count) }
    for name in self.settings.facets where shapes.attributes[name]?.kinds.isEmpty ?? true {
      // Counted and filtered by although no record has a value: a search must not fail.
      fields.append(
        TypesenseField(name: name, type: TypesenseFieldType(.string, isList: true), isFacet: true, isOptional: true))
    }
    for name in self.settings.sorted where (shapes.attributes[name]?.kinds.isEmpty ?? true) && name != "objectID" {
      warnings.append("No record has a value for '\(name)', so nothing can be sorted by it.")
    }
    if shapes.places.any {
      fields.append(
        TypesenseField(
          name: TypesenseField.hiddenName(of: "_geoloc"),
          type: TypesenseFieldType(.geopoint, isList: shapes.places.several), isOptional: true))
    }
    if let first = shapes.withoutPlace.first {
      warnings.append(
        "The _geoloc of \(shapes.withoutPlace.count.counted("record")) is no place, for example that of '\(first)'.")
    }
    if !markedFields.isEmpty {
      fields.append(
        TypesenseField(
          name: TypesenseMissing.fieldName, type: TypesenseFieldType(.string, isList: true), isFacet: true,
          isOptional: true))
    }
  }

  private mutating func addField(
    _ path: String, _ attribute: TypesenseShapes.Attribute, of records: Int
  ) throws(SearchError) {
    // Of an object, the members are attributes.
    guard !attribute.kinds.isEmpty else { return }
    let isFacet = settings.facets.contains(path) || settings.distinct == path || path == "_tags"
    let isSorted = settings.sorted.contains(path)
    let isSearched = settings.isSearched(path)
    let isDeclared = isFacet || isSorted || settings.isDeclaredSearchable(path)
    guard isDeclared || isSearched || attribute.isNumeric else { return }
    guard let type = attribute.type else {
      let problem = "'\(path)' \(attribute.conflict); a field of Typesense has one type and one shape"
      guard !isDeclared else { throw SearchError(.badRequest, problem) }
      warnings.append("\(problem), so it is neither searched nor filtered by.")
      return
    }
    let isText = type.element == .string
    guard isDeclared || isText || attribute.isNumeric else { return }
    if isSorted, type.isList { warnings.append("'\(path)' holds lists, so nothing can be sorted by it.") }
    if settings.isDeclaredSearchable(path), !isText {
      warnings.append("'\(path)' holds no texts, so it is not searched: Typesense searches texts alone.")
    }
    if type.element == .float, attribute.kinds[.integer] != nil {
      warnings.append("'\(path)' holds whole numbers and others; all are compared in single precision.")
    }
    let isOptional = attribute.count < records
    fields.append(
      TypesenseField(
        name: Self.fieldName(of: path), type: type, isFacet: isFacet, isOptional: isOptional,
        isSorted: isSorted && isText && !type.isList))
    if isOptional, attribute.isNumeric, !type.isList { markedFields.append(path) }
  }

  /// The name of a field: a record's own `id` is put elsewhere, because Typesense has the objectID under that name.
  static func fieldName(of path: String) -> String { path == "id" ? TypesenseField.hiddenName(of: path) : path }

  /// The schema as it is sent.
  func content(named name: String) -> JSON {
    // All punctuation separates words, as with Algolia, but for what is declared to be part of words.
    let separators = Self.punctuation.filter { !symbols.contains($0) }
    var content: JSONObject = [
      "name": .string(name), "enable_nested_fields": true,
      "default_sorting_field": .string(TypesenseField.hiddenName(of: "rank")),
      "fields": .array(fields.map(\.declaration)),
      "token_separators": .array(separators.map { .string(String($0)) }),
    ]
    let indexed = Self.punctuation.filter { symbols.contains($0) }
    if !indexed.isEmpty { content["symbols_to_index"] = .array(indexed.map { .string(String($0)) }) }
    return .object(content)
  }

  private static let punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
}

/// The attributes that settings name.
struct TypesenseSettings {
  /// Those to filter and count by.
  let facets: ExactSet
  /// Those to sort by.
  let sorted: ExactSet
  /// The one that groups records.
  let distinct: String?
  private let searchable: [String]

  init(_ settings: SearchParameters) {
    func names(_ setting: String) -> [String] { settings[setting]?.stringListValue ?? [] }
    facets = ExactSet(names("attributesForFaceting").map(Self.plainName))
    let orders = (names("customRanking") + names("ranking")).filter { $0.hasSuffix(")") }
    sorted = ExactSet(orders.map(Self.plainName))
    distinct = settings["attributeForDistinct"]?.stringValue
    searchable = names("searchableAttributes").flatMap { $0.split(separator: ",").map { Self.plainName(String($0)) } }
  }

  /// Whether an attribute is searched: all are unless some are named.
  func isSearched(_ path: String) -> Bool { searchable.isEmpty || isDeclaredSearchable(path) }

  /// Whether an attribute is named as searchable, by itself or with an object that it is in.
  func isDeclaredSearchable(_ path: String) -> Bool {
    searchable.contains { path == $0 || path.hasPrefix($0 + ".") }
  }

  /// An attribute without the modifiers around it: `genre` of `afterDistinct(searchable(genre))`.
  static func plainName(_ entry: String) -> String {
    var name = entry[...]
    while name.last == ")", let open = name.firstIndex(of: "(") { name = name[name.index(after: open)...].dropLast() }
    return String(name.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
