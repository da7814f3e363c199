import SearchModel

/// A JSON body whose texts are templates.
///
/// A text that is one placeholder becomes its value as JSON: a number for `{page}`, a list for `{facetFilters}`.
/// Other texts are filled in. A member or an element with a placeholder that has no value is left out.
indirect enum BodyTemplate: Sendable, Hashable {
  /// What is sent as it is.
  case fixed(JSON)
  /// A text.
  case text(RequestTemplate)
  /// A list.
  case list([BodyTemplate])
  /// An object.
  case members(ExactDictionary<BodyTemplate>)

  /// A template from the JSON of a spec, its faults added to a list.
  init(_ value: JSON, at steps: [RESTMappingProblem.Step], problems: inout [RESTMappingProblem]) {
    switch value {
    case .string(let text):
      do throws(TemplateError) {
        self = .text(try RequestTemplate(text))
      } catch {
        problems.append(RESTMappingProblem(.body(steps), error))
        self = .fixed(value)
      }
    case .array(let elements):
      var templates: [BodyTemplate] = []
      for (place, element) in elements.enumerated() {
        templates.append(BodyTemplate(element, at: steps + [.element(place)], problems: &problems))
      }
      self = .list(templates)
    case .object(let members):
      var templates: ExactDictionary<BodyTemplate> = [:]
      for (name, member) in members {
        templates[name] = BodyTemplate(member, at: steps + [.member(name)], problems: &problems)
      }
      self = .members(templates)
    default: self = .fixed(value)
    }
  }

  /// The body with its values; nil when a placeholder has no value.
  func filled(with values: PlaceholderValues) -> JSON? {
    switch self {
    case .fixed(let value): return value
    case .text(let template):
      if let placeholder = template.onlyPlaceholder { return values.json(placeholder) }
      return template.filled(with: values, isSecret: false, encodeText: { $0 }, encodeValue: { $0 })
        .map { .string($0.revealed) }
    case .list(let elements): return .array(elements.compactMap { $0.filled(with: values) })
    case .members(let members):
      var filled: JSONObject = [:]
      for (name, member) in members { filled[name] = member.filled(with: values) }
      return .object(filled)
    }
  }

  /// The placeholders in their order.
  var placeholders: [Placeholder] {
    switch self {
    case .fixed: []
    case .text(let template): template.placeholders
    case .list(let elements): elements.flatMap(\.placeholders)
    case .members(let members): members.values.flatMap(\.placeholders)
    }
  }
}
