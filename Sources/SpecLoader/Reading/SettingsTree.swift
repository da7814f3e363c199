import Diagnostics
import RecordFiles
import SearchModel
import YAMLTree

/// A file of settings as a tree whose members know their lines.
///
/// What begins with a brace is read as JSON, since exports of other programs have escapes and names that YAML does not
/// know; anything else as YAML.
struct SettingsTree {
  /// The settings, which may be the member `settings` of an export; nil when the file cannot be read.
  private(set) var root: YAMLNode?
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a file.
  ///
  /// - Parameter readMembers: what is read of it elsewhere: an export with rules may be the file of those as well.
  init(_ bytes: [UInt8], file: String, readMembers: ExactSet = []) {
    let source = SourceText(file: file, bytes: bytes)
    var parser = JSONParser(bytes)
    guard parser.skip(UInt8(ascii: "{")) else {
      let document = YAMLDocument.parse(bytes, file: file)
      (root, diagnostics) = (document.root.map(Self.settings), document.diagnostics)
      if let whole = document.root { warn(ofOthersIn: whole, but: readMembers, file: file) }
      return
    }
    do throws(JSONSyntaxError) {
      let whole = try Self.object(&parser, of: source)
      root = Self.settings(in: whole)
      warn(ofOthersIn: whole, but: readMembers, file: file)
      guard parser.isAtEnd() else {
        throw JSONSyntaxError(message: "expected the end of the file", offset: parser.offset)
      }
    } catch {
      root = nil
      diagnostics = [
        Diagnostic(
          code: "malformed-file", file: file,
          range: SourceRange(at: source.position(atByteOffset: error.offset)), message: error.message)
      ]
    }
  }

  private static func settings(in root: YAMLNode) -> YAMLNode {
    guard let settings = root["settings"], settings.members != nil else { return root }
    return settings
  }

  /// Warns of what stands in an export beside its settings.
  private mutating func warn(ofOthersIn root: YAMLNode, but readMembers: ExactSet, file: String) {
    guard root["settings"]?.members != nil else { return }
    for member in root.members ?? []
    where member.name != "settings" && !member.value.isEmpty && !readMembers.contains(member.name) {
      let isFile = ["rules", "synonyms"].contains(member.name)
      diagnostics.append(
        Diagnostic(
          .warning, code: "unread-member", file: file, range: member.key.range,
          message: "\(Diagnostic.quoted(member.name)) stands beside 'settings', and is not read here"
            + (isFile ? "; an index names a file of them by its key '\(member.name)'" : "")))
    }
  }

  /// An object whose brace was read; of an export, the settings' own members know their lines, too.
  private static func object(_ parser: inout JSONParser, of source: SourceText) throws(JSONSyntaxError) -> YAMLNode {
    let start = SourceRange(at: source.position(atByteOffset: parser.offset))
    var members: [YAMLMember] = []
    var names: ExactSet = []
    try parser.readMembers(&names) { (name, offset, parser) throws(JSONSyntaxError) in
      let range = SourceRange(at: source.position(atByteOffset: offset))
      let value =
        if name == "settings", parser.skip(UInt8(ascii: "{")) {
          try object(&parser, of: source)
        } else {
          YAMLNode(try parser.parseValue(), at: range)
        }
      members.append(YAMLMember(key: YAMLNode(.string(name), at: range), value: value))
    }
    return YAMLNode(.mapping(members), range: start)
  }
}

extension YAMLNode {
  /// Whether it is an empty list or mapping, or nothing.
  fileprivate var isEmpty: Bool { elements?.isEmpty ?? members?.isEmpty ?? (isNull || isEmptyScalar) }
}
