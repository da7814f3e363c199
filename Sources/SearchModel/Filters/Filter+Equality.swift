import Diagnostics

// Names of attributes and groups, and tags, are equal when their bytes are.

extension Filter.Condition {
  /// Whether two conditions ask the same, of attributes and tags of the same bytes.
  public static func == (left: Filter.Condition, right: Filter.Condition) -> Bool {
    switch (left, right) {
    case (.facet(let left, let leftValue), .facet(let right, let rightValue)):
      left.hasSameBytes(as: right) && leftValue == rightValue
    case (
      .comparison(let left, let leftOperator, let leftNumber),
      .comparison(let right, let rightOperator, let rightNumber)
    ):
      left.hasSameBytes(as: right) && leftOperator == rightOperator && leftNumber == rightNumber
    case (.range(let left, let leftLower, let leftUpper), .range(let right, let rightLower, let rightUpper)):
      left.hasSameBytes(as: right) && leftLower == rightLower && leftUpper == rightUpper
    case (.tag(let left), .tag(let right)): left.hasSameBytes(as: right)
    default: false
    }
  }

  /// Hashes the condition, attributes and tags by their bytes.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .facet(let attribute, let value):
      hasher.combine(0)
      hasher.combine(ExactText(attribute))
      hasher.combine(value)
    case .comparison(let attribute, let comparison, let number):
      hasher.combine(1)
      hasher.combine(ExactText(attribute))
      hasher.combine(comparison)
      hasher.combine(number)
    case .range(let attribute, let lower, let upper):
      hasher.combine(2)
      hasher.combine(ExactText(attribute))
      hasher.combine(lower)
      hasher.combine(upper)
    case .tag(let tag):
      hasher.combine(3)
      hasher.combine(ExactText(tag))
    }
  }
}

extension FilterGroup.ID {
  /// Whether two groups combine filters of one kind in the same way, under names of the same bytes.
  public static func == (left: FilterGroup.ID, right: FilterGroup.ID) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.rank == right.rank
  }

  /// Hashes the name by its bytes, and the kind.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(name))
    hasher.combine(rank.0)
    hasher.combine(rank.1)
  }
}

extension FilterGroup {
  /// Whether two groups hold the same filters, under names of the same bytes.
  public static func == (left: FilterGroup, right: FilterGroup) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.kind == right.kind && left.filters == right.filters
  }

  /// Hashes the name by its bytes, the kind and the filters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(name))
    hasher.combine(kind)
    hasher.combine(filters)
  }
}

extension HierarchicalRefinement {
  /// Whether two refinements choose the same place, all texts being compared by their bytes.
  public static func == (left: HierarchicalRefinement, right: HierarchicalRefinement) -> Bool {
    left.separator.hasSameBytes(as: right.separator) && haveSameBytes(left.attributes, right.attributes)
      && haveSameBytes(left.path, right.path)
  }

  private static func haveSameBytes(_ left: [String], _ right: [String]) -> Bool {
    left.elementsEqual(right) { $0.hasSameBytes(as: $1) }
  }

  /// Hashes all texts by their bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(attributes.map { ExactText($0) })
    hasher.combine(ExactText(separator))
    hasher.combine(path.map { ExactText($0) })
  }
}
