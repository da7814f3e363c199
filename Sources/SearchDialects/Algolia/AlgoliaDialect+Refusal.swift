import IndexSettings
import SearchModel

extension AlgoliaDialect {
  /// Why Algolia cannot do something, nil when it can: all features are its own, so only its limits remain. Those are
  /// of its OpenAPI description; `hitsPerPage` may be 0, which its clients rely on for counts.
  package func refusal(of feature: SearchFeature) -> String? {
    switch feature {
    case .parameter(let name, let value): Self.refusal(ofParameter: name, value)
    case .filter, .filterGroup, .disjunctiveFacet, .facetAfterDistinct, .facetValues, .pages: nil
    }
  }

  private static func refusal(ofParameter name: String, _ value: JSON) -> String? {
    switch name {
    case "query", "similarQuery", "facetQuery": refusal(ofText: name, value)
    case "hitsPerPage": refusal(ofNumber: name, value, 0...1_000)
    case "length": refusal(ofNumber: name, value, 1...1_000)
    case "maxFacetHits": refusal(ofNumber: name, value, 1...100)
    case "minProximity": refusal(ofNumber: name, value, 1...7)
    case "distinct": refusal(ofNumber: name, value, 0...4)
    case "personalizationImpact": refusal(ofNumber: name, value, 0...100)
    case "queryLanguages", "naturalLanguages", "ignorePlurals", "removeStopWords": refusal(ofLanguages: name, value)
    case "insidePolygon": refusal(ofShapes: name, value, 6...20_000)
    default: nil
    }
  }

  private static func refusal(ofText name: String, _ value: JSON) -> String? {
    guard let size = value.stringValue?.utf8.count, size > maximumTextSize else { return nil }
    return "takes at most \(maximumTextSize) bytes for '\(name)', found \(size)"
  }

  private static func refusal(ofNumber name: String, _ value: JSON, _ range: ClosedRange<Int>) -> String? {
    guard let number = value.integerValue, !range.contains(number) else { return nil }
    return "takes \(range.lowerBound) to \(range.upperBound) for '\(name)', found \(number)"
  }

  private static func refusal(ofLanguages name: String, _ value: JSON) -> String? {
    guard let unknown = value.stringListValue?.first(where: { Language($0) == nil && !flags.contains($0) }) else {
      return nil
    }
    return "does not know the language '\(unknown)' of '\(name)'"
  }

  private static func refusal(ofShapes name: String, _ value: JSON, _ counts: ClosedRange<Int>) -> String? {
    for shape in value.arrayValue ?? [] {
      guard let numbers = shape.arrayValue, !counts.contains(numbers.count) else { continue }
      return "takes \(counts.lowerBound) to \(counts.upperBound) numbers for each of '\(name)', found \(numbers.count)"
    }
    return nil
  }

  private static let maximumTextSize = 512

  /// Booleans that are written as texts.
  private static let flags: Set<String> = ["true", "false"]
}
