import Diagnostics
import SearchModel
import YAMLTree

extension YAMLNode {
  /// The value of a JSON text, all of which stands at one place.
  init(_ json: JSON, at range: SourceRange) {
    func plain(_ text: String) -> YAMLNode { YAMLNode(.scalar(YAMLScalar(text: text)), range: range) }
    func quoted(_ text: String) -> YAMLNode {
      YAMLNode(.scalar(YAMLScalar(text: text, style: .doubleQuoted)), range: range)
    }
    self =
      switch json {
      case .string(let text): quoted(text)
      case .null, .bool, .integer, .double, .literal: plain(json.text())
      case .array(let elements): YAMLNode(.sequence(elements.map { YAMLNode($0, at: range) }), range: range)
      case .object(let members):
        YAMLNode(
          .mapping(members.map { YAMLMember(key: quoted($0.key), value: YAMLNode($0.value, at: range)) }), range: range)
      }
  }
}
