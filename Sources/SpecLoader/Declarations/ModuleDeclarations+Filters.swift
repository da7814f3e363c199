import SearchModel

extension ModuleDeclarations {
  private static let groupName = KeyDeclaration(
    "name", .formatted(.notEmpty), title: "Name", "The group's name; groups print sorted by it.", examples: ["genres"],
    isRequired: true)
  private static let filters = KeyDeclaration(
    "filters", .oneOrMore(.formatted(.notEmpty)), title: "Filters", "Filters, each one unit of Algolia's syntax.",
    examples: [["genre:Drama", "NOT genre:Horror"], ["year >= 1990"]], isRequired: true)

  static let filterGroup = ObjectDeclaration(
    "filterGroup", title: "Filter group", "Filters that stand together.", hasExactlyOneKey: true,
    keys: [
      KeyDeclaration(
        "and", .mapping(conjunction), title: "And", "All filters must hold.",
        examples: [["name": "when", "filters": ["year >= 1990"]]]),
      KeyDeclaration(
        "or", .mapping(disjunction), title: "Or", "One filter must hold; all are of one kind.",
        examples: [["name": "genres", "filters": ["genre:Drama", "genre:Comedy"]]]),
      KeyDeclaration(
        "hierarchical", .mapping(hierarchy), title: "Hierarchical", "A place in a tree of categories.",
        examples: [["name": "category", "attributes": ["cat.lvl0", "cat.lvl1"], "path": "Film > Feature"]]),
    ])

  static let conjunction = ObjectDeclaration(
    "andGroup", title: "And group", "Filters that must all hold.", keys: [groupName, filters])

  static let disjunction = ObjectDeclaration(
    "orGroup", title: "Or group", "Filters of one kind, of which one must hold.", keys: [groupName, filters])

  static let hierarchy = ObjectDeclaration(
    "hierarchicalGroup", title: "Hierarchical group", "A chosen place in a tree of categories.",
    keys: [
      groupName,
      KeyDeclaration(
        "attributes", .list(of: .formatted(.notEmpty), minimumCount: 1), title: "Attributes",
        "One attribute a level, from the top.", examples: [["cat.lvl0", "cat.lvl1"]], isRequired: true),
      KeyDeclaration(
        "separator", .formatted(.notEmpty), title: "Separator", "What stands between the levels of a value.",
        default: " > ", examples: [" / "]),
      KeyDeclaration(
        "path", .text, title: "Path", "The chosen place: the names of the levels from the top, with separators.",
        default: "", examples: ["Film > Feature"]),
    ])
}
