package import IndexSettings
package import SearchModel

/// Which columns an index needs, by its settings: of the attributes that it counts, sorts or groups by.
///
/// Numbers need no plan: every path at which records have numbers gets a column, since every number can be filtered by.
package struct ColumnPlan: Sendable {
  /// The attributes that are declared for faceting, in the order of the setting.
  package let facets: [String]
  /// Every `asc(attribute)` and `desc(attribute)` of the settings, each once.
  package let orders: [AttributeOrder]
  /// The orders of `customRanking`, the most important first.
  package let customOrders: [AttributeOrder]
  /// The path of `attributeForDistinct`.
  package let group: FieldPath?
  /// The paths of ``facets``. What lies within one of them is a facet as well, whose column is made when records have
  /// a value there.
  package let facetPaths: [FieldPath]
  /// The paths of facets, tags and orders, each once.
  package let paths: [FieldPath]
  /// What the values at each of the paths are for.
  package let uses: [PathUse]
  private let numbers: [FieldPath: Int]

  /// What the values at a path are for, beside being numbers.
  package struct PathUse: Sendable {
    package var isFacet = false
    package var isOrder = false
    /// Whether it is the path of the records' ids, which are no attribute.
    package let isObjectID: Bool
  }

  /// Tags stand under this name in records. They can be filtered by without being declared.
  static let tags = FieldPath(components: ["_tags"])
  /// The path that stands for a record's id.
  package static let objectID = FieldPath(components: ["objectID"])
  /// The attribute of places, whose numbers are in a separate column.
  package static let placesName = "_geoloc"

  /// - Parameters:
  ///   - settings: the index's settings.
  ///   - relevantSort: the order of a virtual replica.
  package init(settings: SearchParameters, relevantSort: RelevantSort? = nil) {
    let options = SearchOptions(settings: settings, query: [:])
    let virtual = relevantSort?.orders.map(RankingCriterion.sort) ?? []
    facets = FacetingAttributes(settings: settings).attributes
    orders = Self.orders(in: virtual + options.criteria + options.customCriteria)
    customOrders = Self.orders(in: options.customCriteria)
    group = settings["attributeForDistinct"]?.stringValue.map(FieldPath.init)
    var paths: [FieldPath] = []
    var uses: [PathUse] = []
    var numbers: [FieldPath: Int] = [:]
    func use(_ path: FieldPath, _ change: (inout PathUse) -> Void) {
      let number = numbers[path] ?? paths.count
      if number == paths.count {
        numbers[path] = number
        paths.append(path)
        uses.append(PathUse(isObjectID: path == Self.objectID))
      }
      change(&uses[number])
    }
    let facetPaths = facets.map(FieldPath.init)
    self.facetPaths = facetPaths
    for path in facetPaths { use(path) { $0.isFacet = true } }
    use(Self.tags) { $0.isFacet = true }
    for path in orders.map({ FieldPath($0.attribute) }) {
      use(path) { $0.isOrder = true }
      if facetPaths.contains(where: path.isWithin) { use(path) { $0.isFacet = true } }
    }
    self.paths = paths
    self.uses = uses
    self.numbers = numbers
  }

  /// The number of one of ``paths``, nil for another.
  package func number(of path: FieldPath) -> Int? { numbers[path] }

  private static func orders(in criteria: [RankingCriterion]) -> [AttributeOrder] {
    criteria.reduce(into: []) { orders, criterion in
      if case .sort(let order) = criterion, !orders.contains(order) { orders.append(order) }
    }
  }
}
