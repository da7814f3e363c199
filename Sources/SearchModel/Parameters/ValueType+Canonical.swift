extension SearchParameter {
  /// A value in the one form in which everything else reads it; nil when the parameter does not take it.
  ///
  /// Algolia takes many values in several forms: a boolean as text, a list as a text with commas or as JSON in a text,
  /// filters in lists of any depth, places and boxes as texts. null stays null: it resets the parameter.
  package func canonical(_ value: JSON) -> JSON? {
    // In settings a comma may be part of an entry, but in no code of a language.
    value == .null ? .null : type.canonical(value, cuttingTexts: isQueryParameter || name == "indexLanguages")
  }
}

extension SearchParameters {
  /// The values in their canonical forms; those that their parameters do not take stay, so that a check finds them.
  package var canonical: SearchParameters {
    var parameters = self
    for (name, value) in values {
      guard let parameter = SearchParameter.byName[name], let canonical = parameter.canonical(value), canonical != value
      else { continue }
      parameters[name] = canonical
    }
    return parameters
  }

  /// The values without those that are null, which say no more than that something holds by default.
  package var withoutNulls: SearchParameters {
    values.contains { $0.value == .null } ? SearchParameters(values.filter { $0.value != .null }) : self
  }
}

extension ValueType {
  /// A value of this type in its canonical form; nil when it is none.
  ///
  /// - Parameter cuttingTexts: whether a text that stands for a list of texts is cut at its commas. Where it is not, it
  ///   is the list's only element.
  package func canonical(_ value: JSON, cuttingTexts: Bool) -> JSON? {
    switch self {
    case .boolean:
      return value == "true" ? true : value == "false" ? false : accepts(value) ? value : nil
    case .strings:
      guard let text = value.stringValue else { return accepts(value) ? value : nil }
      return listWritten(in: text) ?? .array(cuttingTexts ? Self.elements(of: text) : [value])
    case .nestedStrings:
      guard let text = value.stringValue else { return Self.flattened(value) }
      return listWritten(in: text).flatMap(Self.flattened) ?? FilterExpression.entries(of: value).map(JSON.array)
        ?? value
    case .numberLists:
      guard let text = value.stringValue else { return accepts(value) ? value : nil }
      guard text.contains(where: { !$0.isWhitespace }) else { return .null }
      return listWritten(in: text) ?? listWritten(in: "[\(text)]")
    case .place:
      if let numbers = value.arrayValue {
        guard numbers.count == 2, numbers.allSatisfy({ $0.doubleValue != nil }) else { return nil }
        return .string(numbers.map { $0.text() }.joined(separator: ","))
      }
      guard let text = value.stringValue else { return nil }
      guard let list = ValueType.list(.number).listWritten(in: text) else { return value }
      return canonical(list, cuttingTexts: cuttingTexts)
    case .either(let types):
      return types.lazy.compactMap { $0.canonical(value, cuttingTexts: cuttingTexts) }.first
    case .integer, .number, .string, .choice, .list, .object, .any:
      return accepts(value) ? value : nil
    }
  }

  /// The list of this type that a text is as JSON; nil for any other text.
  private func listWritten(in text: String) -> JSON? {
    guard text.first(where: { !$0.isWhitespace }) == "[", let list = try? JSON(parsing: Array(text.utf8)) else {
      return nil
    }
    return self == .nestedStrings ? Self.flattened(list) : accepts(list) ? list : nil
  }

  /// The texts between the commas of one, without blank ones.
  private static func elements(of text: String) -> [JSON] {
    text.split(separator: ",").compactMap { part in
      guard let start = part.firstIndex(where: { !$0.isWhitespace }),
        let end = part.lastIndex(where: { !$0.isWhitespace })
      else { return nil }
      return .string(String(part[start...end]))
    }
  }

  /// Filters of which inner lists are alternatives: lists in these are more alternatives. nil for anything else.
  private static func flattened(_ value: JSON) -> JSON? {
    guard let entries = value.arrayValue else { return nil }
    guard !ValueType.nestedStrings.accepts(value) else { return value }
    var list: [JSON] = []
    for entry in entries {
      guard entry.stringValue == nil else {
        list.append(entry)
        continue
      }
      guard let alternatives = FilterExpression.texts(in: entry) else { return nil }
      list.append(.array(alternatives.map(JSON.string)))
    }
    return .array(list)
  }
}
