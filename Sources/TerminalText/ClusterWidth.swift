/// Adds up the columns of a grapheme cluster, scalar by scalar.
///
/// Most clusters are one letter with marks that take no column. In others several scalars get columns of their own: the
/// sound marks of half-width katakana, the vowel in Thai and Lao that stands behind its consonant, and the first
/// consonants of old Hangul syllables. What is drawn as one sign, such as a flag, a family or a ligature of Indic
/// consonants, takes two at most.
struct ClusterWidth {
  /// The columns of the signs before the present one.
  private var columnsBefore = 0
  /// The columns of the present sign, with what was joined to it.
  private var columns = 0
  /// What began the present sign.
  private var base: Unicode.Scalar?
  private var previous: Unicode.Scalar?
  /// Whether a sign that joins consonants came last, or before a joiner.
  private var joinsConsonants = false

  /// The columns of all that was added.
  var total: Int { columnsBefore + columns }

  /// Adds the next scalar of the cluster.
  mutating func add(_ scalar: Unicode.Scalar) {
    let width = scalar.displayWidth
    if width > 0 {
      addVisible(scalar, width: width)
    } else {
      addMark(scalar)
    }
    previous = scalar
  }

  private mutating func addVisible(_ scalar: Unicode.Scalar, width: Int) {
    if joinsConsonants {
      columns = 2
    } else if !isJoined(scalar) {
      columnsBefore += columns
      columns = width
      base = scalar
    }
    joinsConsonants = false
  }

  /// Whether a visible scalar becomes a part of the present sign.
  private func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    guard let previous, let base else { return false }
    switch scalar.value {
    case 0x1F1E6...0x1F1FF: return previous.isRegionalIndicator
    case 0x1F3FB...0x1F3FF: return !base.isASCII && base.properties.isEmoji
    default: return previous.value == 0x200D
    }
  }

  private mutating func addMark(_ scalar: Unicode.Scalar) {
    // Such a mark stands beside its letter. One that begins a cluster, as vowels of Myanmar do, is shown by itself.
    if scalar.properties.generalCategory == .spacingMark { columns = columns == 0 ? 1 : 2 }
    // The selector of emoji style makes signs wide that are known as emoji; it does nothing to others.
    if scalar.value == 0xFE0F, columns == 1, base?.properties.isEmoji == true { columns = 2 }
    if scalar.properties.canonicalCombiningClass == .virama {
      joinsConsonants = true
    } else if scalar.value != 0x200D {
      joinsConsonants = false
    }
  }
}

extension Unicode.Scalar {
  /// Whether two of the kind make a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
