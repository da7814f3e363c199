import SearchModel
import SpecLoader

/// Writes a starter spec for someone who sees a spec for the first time.
struct StarterWriter {
  /// How long a line is before a list goes over several.
  private static let lineLimit = 100

  let specFile: String
  /// The keys that have been explained; each is explained once.
  private var explained: ExactSet = []

  init(specFile: String) {
    // In a comment and on a command line, other names would need quotes.
    let isSimple = specFile.utf8.allSatisfy {
      (0x30...0x39).contains($0) || TextFormat.isLetter($0) || "_-./".utf8.contains($0)
    }
    self.specFile = isSimple && !specFile.isEmpty && !specFile.hasPrefix("-") ? specFile : "search.yaml"
  }

  /// The whole spec.
  mutating func text(of sections: [StarterSection]) -> String {
    var lines = Self.head(sections)
    lines += ["", "# What is searched. There are no `backends:`, so the embedded engine answers.", "indices:"]
    for section in sections { lines += HitSchemaText.indented(index(section)) }
    lines += ["", "# Search parameters for all sections.", "query: { hitsPerPage: 5 }"]
    lines += ["", "# The sections of the results, in the order in which they are shown.", "indexModules:"]
    for (offset, section) in sections.enumerated() {
      if offset > 0 { lines.append("") }
      lines += HitSchemaText.indented(module(section))
    }
    lines += [""] + nextCommands(sections)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func head(_ sections: [StarterSection]) -> [String] {
    [
      "# A search to start from. It was inferred from the records: read it through, and change what does not fit.",
      "#",
      "# For completion and checks in an editor, run `multihits schema > multihits.schema.json` in this folder",
      "# and remove the first two characters of the next line.",
      "# # yaml-language-server: $schema=multihits.schema.json",
      "version: 1",
      "name: \(YAMLText.value(name(of: sections.map(\.name.title))))",
    ]
  }

  /// The names of all sections, or words that stand for many.
  private static func name(of titles: [String]) -> String {
    guard let first = titles.first, titles.count <= 3 else { return "Federated search" }
    guard let last = titles.last, titles.count > 1 else { return first }
    return titles.dropLast().joined(separator: ", ") + " and " + last
  }

  private mutating func index(_ section: StarterSection) -> [String] {
    let path = YAMLText.value(section.path)
    let records = section.list == "$" ? path : "{ files: \(path), at: \(Self.marked(section.list)) }"
    var lines = ["\(YAMLText.scalar(section.name.id)):", "  records: \(records)"]
    if section.identifier.attribute != RecordIdentifier.defaultAttribute {
      if let remark = section.identifier.remark {
        lines += HitSchemaText.indented(comment(remark))
      } else {
        lines += HitSchemaText.indented(explaining("objectID", "The attribute that names a record."))
      }
      lines.append("  objectID: \(Self.marked(section.identifier.attribute))")
    }
    if section.hasShapes {
      lines += HitSchemaText.indented(
        comment(
          "Searches by place need a _geoloc, { lat: …, lng: … }, in each record: the geometry of GeoJSON is none."))
    }
    let settings = settings(section)
    return lines + (settings.isEmpty ? [] : ["  settings:"] + HitSchemaText.indented(settings, by: 4))
  }

  private func nextCommands(_ sections: [StarterSection]) -> [String] {
    let words = sections.lazy.compactMap { $0.display?.sampleWord }.first.map { " " + $0 } ?? ""
    return [
      "# Next:",
      "#   multihits validate \(specFile)",
      "#   multihits search \(specFile)\(words)",
    ]
  }

  /// A name that may begin with a dollar sign of its own, such as `$row` and `$.hits`.
  private static func marked(_ name: String) -> String {
    let isPlain = name.utf8.dropFirst().allSatisfy {
      (0x30...0x39).contains($0) || TextFormat.isLetter($0) || "_.".utf8.contains($0)
    }
    return isPlain && name.hasPrefix("$") ? name : YAMLText.value(name)
  }

  mutating func explaining(_ key: String, _ explanation: String) -> [String] {
    explained.insert(key).inserted ? comment(explanation) : []
  }

  /// Words as comments of lines that are not too long.
  func comment(_ text: String) -> [String] {
    var lines: [String] = []
    var line = "#"
    for word in text.split(separator: " ") {
      if line.count + word.count >= Self.lineLimit, line != "#" {
        lines.append(line)
        line = "#"
      }
      line += " " + word
    }
    return lines + [line]
  }

  func list(_ key: String, _ values: [String]) -> [String] {
    let line = "\(key): \(YAMLText.list(values))"
    return line.count <= Self.lineLimit ? [line] : ["\(key):"] + values.map { "  - \(YAMLText.value($0))" }
  }
}
