public import Diagnostics
import FileSystem
public import IndexSettings
import RecordFiles

/// The rules of an index, loaded from a file: one JSON list of Algolia's rule objects, perhaps compressed.
public struct RuleFile: Sendable {
  /// How many findings are told one by one; the rest is counted.
  static let maximumProblemCount = 20

  /// The rules in the order of the file; empty when there is an error.
  public private(set) var rules: [Rule] = []
  /// Everything that is wrong with the file. All are errors.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The (decompressed) file when diagnostics have a place in it.
  public private(set) var sources: [SourceText] = []

  /// Loads all rules, or tells everything that is wrong with the file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - folder: the folder that a relative path starts from; empty for the working directory.
  /// - Complexity: O(size of the file).
  public init(_ path: String, inFolder folder: String) {
    let file: JSONListFile
    do throws(FileError) {
      file = try JSONListFile(path, inFolder: folder, of: "rules")
    } catch {
      diagnostics = [error.diagnostic]
      return
    }
    do throws(RuleListError) {
      rules = try Rule.list(of: file.elements)
    } catch {
      sources = [file.source]
      diagnostics = error.problems.prefix(Self.maximumProblemCount).map { problem in
        Self.diagnostic("invalid-rule", problem, problem.description, in: file)
      }
      guard error.problems.count > Self.maximumProblemCount else { return }
      let count = error.problems.count - Self.maximumProblemCount
      let message = "and \(count) more \(count == 1 ? "problem" : "problems") of rules from here on"
      diagnostics.append(
        Self.diagnostic("more-problems", error.problems[Self.maximumProblemCount], message, in: file))
    }
  }

  private static func diagnostic(
    _ code: String, _ problem: RuleProblem, _ message: String, in file: JSONListFile
  ) -> Diagnostic {
    let place = SourceRange(at: file.position(ofElement: problem.rule))
    return Diagnostic(code: code, file: file.source.file, range: place, message: message)
  }
}
