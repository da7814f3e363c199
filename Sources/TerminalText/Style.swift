/// How a piece of text looks on a terminal: any combination of attributes and a colour, such as `[.bold, .red]`.
package struct Style: OptionSet, Sendable, Hashable {
  /// One bit an attribute.
  package let rawValue: UInt16

  /// Makes a style of raw bits; bits without a meaning are ignored when the style is applied.
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Strong emphasis.
  package static let bold = Style(rawValue: 1 << 0)
  /// Fainter than the text around.
  package static let dim = Style(rawValue: 1 << 1)
  /// A line below the text.
  package static let underline = Style(rawValue: 1 << 2)
  /// Red foreground.
  package static let red = Style(rawValue: 1 << 3)
  /// Green foreground.
  package static let green = Style(rawValue: 1 << 4)
  /// Yellow foreground.
  package static let yellow = Style(rawValue: 1 << 5)
  /// Blue foreground.
  package static let blue = Style(rawValue: 1 << 6)
  /// Magenta foreground.
  package static let magenta = Style(rawValue: 1 << 7)
  /// Cyan foreground.
  package static let cyan = Style(rawValue: 1 << 8)
  /// Foreground and background exchanged.
  package static let inverse = Style(rawValue: 1 << 9)

  /// The colours, which `NO_COLOR` switches off; the other attributes are not colours.
  package static let colors: Style = [.red, .green, .yellow, .blue, .magenta, .cyan]

  /// The parameters of the SGR control sequence (ECMA-48, 8.3.117), in ascending order.
  package var selectGraphicRenditionParameters: [String] {
    let parameters: [(Style, String)] = [
      (.bold, "1"), (.dim, "2"), (.underline, "4"), (.inverse, "7"), (.red, "31"), (.green, "32"), (.yellow, "33"),
      (.blue, "34"),
      (.magenta, "35"), (.cyan, "36"),
    ]
    return parameters.filter { contains($0.0) }.map(\.1)
  }
}

/// Applies styles to text, or leaves the text alone where colour is not wanted.
package struct Styler: Sendable, Hashable {
  /// Whether styles are applied at all.
  package let isEnabled: Bool

  /// A styler that never changes the text.
  package static let plain = Styler(isEnabled: false)

  /// Makes a styler.
  ///
  /// - Parameter isEnabled: Whether styles are applied; see ``usesColor(mode:isTerminal:environment:)``.
  package init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  /// The text between the control sequences of the style.
  ///
  /// The text itself is taken as it is: what comes from data is made safe with `visiblyEscaped` before.
  ///
  /// - Parameters:
  ///   - style: The style; an empty one changes nothing.
  ///   - text: The text; empty text stays empty.
  package func apply(_ style: Style, to text: String) -> String {
    guard isEnabled, !text.isEmpty, !style.isEmpty else { return text }
    let parameters = style.selectGraphicRenditionParameters
    guard !parameters.isEmpty else { return text }
    return "\u{1B}[" + parameters.joined(separator: ";") + "m" + text + "\u{1B}[0m"
  }
}
