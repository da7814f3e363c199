/// The name of a file that gets results.
package enum OutputName {
  /// The forms that endings of names promise. Objects one a line are JSON, too, and text is Markdown.
  private static let promises: [(endings: [String], forms: [String])] = [
    (["csv"], ["csv"]), (["tsv"], ["tsv"]), (["json"], ["json", "ndjson"]), (["ndjson", "jsonl"], ["ndjson"]),
    (["md", "markdown"], ["markdown", "text"]),
  ]

  /// What a name promises that the file does not hold; nil for nothing.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - form: the form of what is written, as `--format` names it.
  package static func problem<Form>(of path: String, form: Form) -> String?
  where Form: CaseIterable & RawRepresentable<String> {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    if ["gz", "zst", "xz", "bz2", "zip"].contains(ending) {
      return "'\(path)' is not compressed, whatever its name says"
    }
    guard let promised = promises.first(where: { $0.endings.contains(ending) })?.forms,
      !promised.contains(form.rawValue)
    else { return nil }
    let way = Form.allCases.first { $0.rawValue == promised[0] }.map { "; --format \($0.rawValue) writes that" } ?? ""
    return "'\(path)' is written as \(form.rawValue), whatever its name says\(way)"
  }
}
