package import TerminalText

extension Style {
  /// How parts that the query matched look.
  package static let match: Style = [.bold, .underline]
}
