import Evaluation
import Presentation
import SearchModel
import SpecLoader

extension JSON {
  /// The value for people: a string's own text, anything else as compact JSON.
  var reportText: String { scalarText ?? text() }

  /// The value, nil for null and for numbers that JSON cannot write.
  var unlessNull: JSON? {
    switch self {
    case .null: nil
    case .double(let number) where !number.isFinite: nil
    default: self
    }
  }
}

extension String {
  /// The text with a limit on its scalars, and an ellipsis where something was cut.
  package func shortened(to limit: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }

  /// A number with the word for what is counted: `1 query`, `2 queries`.
  package init(_ count: Int, _ one: String, _ many: String) {
    self = "\(count) \(count == 1 ? one : many)"
  }
}

extension JudgedQuery {
  /// What names the query: its id and its text.
  var label: String { id + ": " + (query.isEmpty ? "\"\"" : query) }
}

extension Threshold {
  /// What is bounded, by what, and for which queries: `nDCG@10 >= 0.8 (kind: head)`.
  var condition: String {
    var parts = [measure]
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): parts.append("\(amount(minimum))..\(amount(maximum))")
    case (let minimum?, nil): parts.append(">= " + amount(minimum))
    case (nil, let maximum?): parts.append("<= " + amount(maximum))
    case (nil, nil): break
    }
    if !tags.isEmpty { parts.append("(" + tags.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + ")") }
    return parts.joined(separator: " ")
  }

  /// A value of the measure for people, in the measure's unit and with two decimals.
  func amount(_ value: Double) -> String {
    let known = Measure(measure)
    // Measures of judged results are told from 0 to 1, as they are everywhere.
    if case .relevance? = known { return Self.decimal(value, digits: 10_000) }
    return switch known?.unit {
    case .share: Self.decimal(value * 100, digits: 100) + " %"
    case .duration: Self.decimal(value, digits: 100) + " ms"
    case .number, nil: Self.decimal(value, digits: 100)
    }
  }

  private static func decimal(_ value: Double, digits: Double) -> String {
    JSON(plainNumber: (value * digits).rounded() / digits)?.text() ?? "no number"
  }
}
