import Diagnostics
import FileSystem
import IndexSettings
import RecordFiles
import SearchModel
package import SpecLoader

/// Loads the rules of an index from a file of Algolia's rule objects, in the forms of `JSONListFile`.
package enum RuleFile {
  /// How many findings are reported one by one; the rest is counted.
  static let maximumProblemCount = 20

  /// Loads all rules, or reports everything that is wrong with the file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - folder: the folder that a relative path starts from; empty for the working directory.
  /// - Returns: The rules in the order of the file, or diagnostics. Nothing is half loaded.
  /// - Complexity: O(size of the file).
  package static func load(_ path: String, inFolder folder: String) -> RuleLoading {
    let file: JSONListFile
    do throws(FileError) {
      file = try JSONListFile(path, inFolder: folder, of: "rules", in: "rules")
    } catch {
      return RuleLoading(diagnostics: [error.diagnostic])
    }
    do throws(RuleListError) {
      return RuleLoading(
        rules: try Rule.list(of: file.elements), objects: file.elements.compactMap(\.objectValue))
    } catch {
      return RuleLoading(diagnostics: diagnostics(for: error.problems, in: file), sources: [file.source])
    }
  }

  private static func diagnostics(for problems: [RuleProblem], in file: JSONListFile) -> [Diagnostic] {
    var diagnostics = problems.prefix(maximumProblemCount).map { problem in
      diagnostic("invalid-rule", problem, problem.description, in: file)
    }
    if problems.count > maximumProblemCount {
      let count = problems.count - maximumProblemCount
      let message = "and \(count.counted("more problem")) of rules from here on"
      diagnostics.append(diagnostic("more-problems", problems[maximumProblemCount], message, in: file))
    }
    return diagnostics
  }

  private static func diagnostic(
    _ code: String, _ problem: RuleProblem, _ message: String, in file: JSONListFile
  ) -> Diagnostic {
    let place = SourceRange(at: file.position(ofElement: problem.rule))
    return Diagnostic(code: code, file: file.source.file, range: place, message: message)
  }
}
