import Diagnostics
package import SearchModel

/// Filter texts that a row or the command line adds: for all sections, and for those of single modules.
package struct FilterTexts: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// The texts for every section, in Algolia's syntax.
  package var shared: [String]
  /// The texts for single modules, by id.
  package var byModule: ExactDictionary<[String]>

  /// Texts.
  package init(_ shared: [String] = [], byModule: ExactDictionary<[String]> = [:]) {
    self.shared = shared
    self.byModule = byModule
  }

  /// Texts for every section.
  package init(arrayLiteral elements: String...) {
    self.init(elements)
  }

  /// Whether there is no text.
  package var isEmpty: Bool { shared.isEmpty && byModule.isEmpty }

  /// The texts of a section that shows records of some modules.
  package func texts(of modules: [String]) -> [String] {
    shared + modules.flatMap { byModule[$0] ?? [] }
  }

  /// Both texts, ANDed where they meet.
  package static func + (left: FilterTexts, right: FilterTexts) -> FilterTexts {
    FilterTexts(left.shared + right.shared, byModule: left.byModule.merging(right.byModule) { $0 + $1 })
  }
}

extension FilterTexts {
  /// Reads texts as they are given on a command line: `MODULE=EXPR` is for one module, where there is one of that id,
  /// and anything else for all.
  ///
  /// - Throws: ``FilterSyntaxError`` for the first text that does not parse, its place within the whole text.
  package init(arguments: [String], modules: [String]) throws(FilterSyntaxError) {
    self.init([String]())
    for argument in arguments {
      guard let (module, text) = Self.split(argument), modules.contains(where: { $0.hasSameBytes(as: module) }) else {
        _ = try FilterExpression(argument)
        shared.append(argument)
        continue
      }
      do throws(FilterSyntaxError) {
        _ = try FilterExpression(text)
      } catch {
        let shift = module.unicodeScalars.count + 1
        throw FilterSyntaxError(
          message: error.message,
          scalarRange: (error.scalarRange.lowerBound + shift)..<(error.scalarRange.upperBound + shift))
      }
      byModule[module, default: []].append(text)
    }
  }

  /// What stands before and behind the first equals sign; nil without one.
  package static func split(_ argument: String) -> (module: String, text: String)? {
    guard let mark = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    return (String(argument[..<mark]), String(argument[argument.utf8.index(after: mark)...]))
  }
}
