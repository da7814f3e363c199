import Diagnostics
import FileSystem
import SearchModel
import YAMLTree

// The settings of indices: those of the spec, and those of files of their own.
extension SpecAssembler {
  /// The settings of an index's entry; nil without any, and when they could not be read, which is then reported.
  mutating func settings(of entry: CheckedValue) -> CheckedParameters? {
    guard let value = entry["settings"] else { return nil }
    guard let path = value.text else { return value.parameters }
    let bytes: [UInt8]
    do {
      bytes = try options.files.settings(path)
    } catch {
      reportUnreadable(value, because: error)
      return nil
    }
    let readMembers = ["rules", "synonyms"].filter { entry[$0]?.text.map { Self.isSameFile($0, path) } ?? false }
    let tree = SettingsTree(bytes, file: path, readMembers: ExactSet(readMembers))
    var fileDecoder = DocumentDecoder(file: path)
    let settings = tree.root.flatMap {
      fileDecoder.decode($0, as: .parameters(.setting), subject: "the file of settings")
    }
    for finding in tree.diagnostics + fileDecoder.diagnostics { report(finding, ofFile: path, at: value) }
    return settings?.parameters?.named(at: value.range)
  }

  /// Whether two spellings of a path in the spec name one file, as far as they show it.
  private static func isSameFile(_ one: String, _ other: String) -> Bool {
    func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
    return one.hasPrefix("/") == other.hasPrefix("/") && parts(one) == parts(other)
  }

  /// Reports what is wrong with a file where the spec names it.
  private mutating func report(_ finding: Diagnostic, ofFile path: String, at value: CheckedValue) {
    let place = finding.range.map { "line \($0.start.line): " } ?? ""
    decoder.report(
      finding.severity == .error ? "invalid-settings" : finding.code, value.range,
      "\(Diagnostic.quoted(path)): \(place)\(finding.message)", suggestion: finding.suggestion,
      severity: finding.severity)
  }
}

extension CheckedParameters {
  /// The same parameters, of which all that is found later is reported at one place of the spec.
  fileprivate func named(at range: SourceRange) -> CheckedParameters {
    var parameters = self
    parameters.members = members.map { member in
      Member(
        parameter: member.parameter, key: member.key.reached(through: range),
        value: CheckedValue(content: member.value.content, node: member.value.node.reached(through: range)))
    }
    return parameters
  }
}
