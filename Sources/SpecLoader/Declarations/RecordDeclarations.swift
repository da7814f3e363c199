import RecordFiles
import SearchModel

/// The declarations of how records are read.
enum RecordDeclarations {
  static let records = ObjectDeclaration(
    "records", title: "Records", "Record files, and how they are read where their looks do not tell.",
    keys: [
      KeyDeclaration(
        "files", .oneOrMore(.formatted(.notEmpty)), title: "Files",
        "Record files (.json, .jsonl, .ndjson, .csv, .tsv, each also .gz) or globs, relative to the spec.",
        examples: ["data/prices.csv", ["data/a.csv", "data/b.csv"]], isRequired: true),
      KeyDeclaration(
        "separator", .formatted(.separator), title: "Separator",
        "What stands between the columns of tables; told from each file unless given.", examples: [";", "|"]),
      KeyDeclaration(
        "types", .names(to: .choice(ColumnType.allCases.map(\.rawValue))), title: "Types",
        "The types of columns of tables; told from their cells unless given. A cell of another type is an error.",
        examples: [["price": "number", "sku": "string"]]),
      KeyDeclaration(
        "missing", .oneOrMore(.text), title: "Missing",
        "Words in tables that mean that there is no value, in every column that 'types' does not declare as string; unless given the usual ones, in columns of anything but texts.",
        examples: [["NA", "?"]]),
      KeyDeclaration(
        "at", .formatted(.memberPath), title: "At", "Where in JSON files the records are.", default: "$",
        examples: ["$.hits", "$.response.docs"]),
    ])
}
