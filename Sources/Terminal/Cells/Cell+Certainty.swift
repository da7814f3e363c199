import TerminalText

/// How sure it is that a terminal takes as many columns for a cluster as a screen of cells does.
enum WidthCertainty: Sendable, Hashable {
  /// All terminals agree.
  case certain
  /// Some are set up to show twice as wide what is wide in East Asian fonts, such as Greek letters and lines of boxes.
  case ambiguous
  /// Terminals disagree: emoji, and what is made of several scalars.
  case uncertain
}

extension Cell {
  /// How sure the width of the cluster is.
  var certainty: WidthCertainty {
    let utf8 = text.utf8
    guard let first = utf8.first else { return .certain }
    if utf8.count == 1, first < 0x80 { return .certain }
    let scalars = text.unicodeScalars
    guard let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
      return .uncertain
    }
    switch scalar.properties.generalCategory {
    case .spacingMark, .nonspacingMark, .enclosingMark, .format, .privateUse, .unassigned: return .uncertain
    default: break
    }
    if scalar.properties.isEmoji { return .uncertain }
    return Character(scalar).displayWidth == 2 ? .certain : .ambiguous
  }

  /// The columns that a terminal takes at most, if it shows the scalars of the cluster one by one, and every emoji
  /// wide. No cluster is given more.
  var greatestWidth: Int {
    max(2, text.unicodeScalars.reduce(0) { $0 + Character($1).displayWidth })
  }
}
