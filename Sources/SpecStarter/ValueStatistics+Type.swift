import SearchModel

extension ValueStatistics {
  /// The narrowest type that all values have; `any` when they have no type in common.
  func type(named name: AttributeName) -> HitFieldType {
    switch present {
    case 0: .any
    case booleans: .boolean
    case integers: isMoment(name) ? .date : .integer
    case integers + numbers: .number
    case texts.count: textType
    case lists: .list(elementType(named: name))
    case objects: objectType
    default: .any
    }
  }

  /// Whether the values are texts throughout.
  var isText: Bool { present > 0 && present == texts.count }

  /// Whether most values are texts, by themselves or in lists, and the others are numbers or truth values: a film may
  /// be called 1917.
  var areMostlyTexts: Bool {
    let listed = elements ?? ValueStatistics()
    let textCount = texts.count + listed.texts.count
    let isFlat = [self, listed].allSatisfy { $0.present == $0.texts.count + $0.lists + $0.otherScalars }
    return isFlat && listed.lists == 0 && texts.count > 0 && textCount * 2 > present - lists + listed.present
  }

  private var otherScalars: Int { booleans + integers + numbers }

  private var textType: HitFieldType {
    if texts.dates == texts.count { return .date }
    return texts.urls == texts.count ? .url : .string
  }

  /// Whether integers are Unix seconds: the name says so, and the latest lies between 1973 and 2286.
  private func isMoment(_ name: AttributeName) -> Bool {
    guard name.isMoment, let bounds = integerBounds else { return false }
    return bounds.upperBound >= 100_000_000 && bounds.upperBound < 10_000_000_000
      && bounds.lowerBound > -10_000_000_000
  }

  private func elementType(named name: AttributeName) -> HitFieldType {
    guard let elements, elements.present > 0, elements.nulls == 0 else { return .any }
    return elements.type(named: name)
  }

  private var objectType: HitFieldType {
    let fields = StarterHit.fields(of: self, leavingOut: [])
    // Objects with very many names are maps rather than objects of one shape.
    return fields.isEmpty || hasFurtherMembers ? .any : .object(fields)
  }
}
