import Foundation

/// A piece of code of a page in Markdown.
struct CodeBlock: Sendable {
  /// What stands behind the fence.
  var language: String
  /// The lines, without the indentation of the fence.
  var code: String
  /// The heading of second degree above it.
  var heading: String?

  /// The blocks of a page of the package, in their order.
  static func all(of page: String) throws -> [CodeBlock] {
    let text = try String(contentsOfFile: "\(Program.packageFolder)/\(page)", encoding: .utf8)
    var heading: String?
    var blocks: [CodeBlock] = []
    var open: CodeBlock?
    var indentation = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = CodeBlock(language: String(words.dropFirst(3)), code: "", heading: heading)
          indentation = line.count - words.count
        }
      } else if open != nil {
        open?.code += line.dropFirst(indentation) + "\n"
      } else if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
      }
    }
    return blocks
  }

  /// The commands of a page, one after the other.
  static func commands(of page: String) throws -> String {
    try all(of: page).filter { $0.language == "sh" }.map(\.code).joined()
  }
}
