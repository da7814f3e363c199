import SearchModel

/// The URL of a request: what stands before its path, the path, and the parameters that stand in it.
struct URLTemplate: Sendable, Hashable {
  /// The scheme and the host, the user info between them secret.
  let origin: GuardedText
  /// The path from the slash on.
  let path: RequestTemplate
  /// The parameters after the question mark, as they are written.
  let parameters: [ParameterTemplate]

  /// Reads a URL.
  ///
  /// - Throws: ``TemplateError`` with the place of the error.
  init(_ text: String) throws(TemplateError) {
    let scalars = Array(text.unicodeScalars)
    func part(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
    guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }) else {
      throw TemplateError(
        message: "expected a URL that begins with http:// or https://", scalarRange: 0..<min(1, scalars.count))
    }
    let host = scheme.unicodeScalars.count
    let end = scalars[host...].firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? scalars.count
    if let brace = scalars[..<end].firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let close = scalars[brace..<end].firstIndex(of: "}") ?? brace
      throw TemplateError(
        message: "the host of a URL is fixed; placeholders stand behind it", scalarRange: brace..<close + 1)
    }
    if let mark = scalars[end...].firstIndex(of: "#") {
      throw TemplateError(
        message: "a URL that is sent has no fragment (#…)", scalarRange: mark..<scalars.count)
    }
    let at = URLAuthority.userInfoEnd(in: scalars[host..<end], at: "@")
    let name = at.map { $0 + 1 } ?? host
    guard name < end else { throw TemplateError(message: "the URL has no host", scalarRange: host..<end) }
    do throws(URLAuthority.Fault) {
      _ = try URLAuthority(part(0..<end))
      guard !scalars[end...].contains("@") else { throw .afterHost }
    } catch {
      let place =
        switch error {
        case .userInfo: host..<end
        case .afterHost: host..<scalars.count
        default: name..<end
        }
      throw TemplateError(message: "the URL \(error.message)", scalarRange: place)
    }
    origin =
      GuardedText(part(0..<host)) + (at.map { .secret(part(host..<$0)) + "@" } ?? "") + GuardedText(part(name..<end))
    let question = scalars[end...].firstIndex(of: "?") ?? scalars.count
    do throws(TemplateError) {
      let text = part(end..<question)
      path = try RequestTemplate(text.isEmpty ? "/" : text)
    } catch {
      throw error.moved(by: end)
    }
    parameters = question < scalars.count ? try Self.parameters(in: scalars, from: question + 1) : []
  }

  private static func parameters(
    in scalars: [Unicode.Scalar], from start: Int
  ) throws(TemplateError) -> [ParameterTemplate] {
    var parameters: [ParameterTemplate] = []
    var offset = start
    for pair in scalars[start...].split(separator: "&", omittingEmptySubsequences: false) {
      defer { offset += pair.count + 1 }
      guard !pair.isEmpty else { continue }
      let equals = pair.firstIndex(of: "=")
      let name = String(String.UnicodeScalarView(pair[..<(equals ?? pair.endIndex)]))
      guard !name.unicodeScalars.contains("{") else {
        throw TemplateError(
          message: "the name of a parameter is fixed", scalarRange: offset..<offset + name.unicodeScalars.count)
      }
      let value = equals.map { String(String.UnicodeScalarView(pair[($0 + 1)...])) }
      do throws(TemplateError) {
        parameters.append(
          ParameterTemplate(
            name: PercentEncoding.encodedText(ofURL: name),
            value: try value.map { text throws(TemplateError) in try RequestTemplate(text, isSecret: true) },
            isEncoded: true))
      } catch {
        throw error.moved(by: offset + name.unicodeScalars.count + 1)
      }
    }
    return parameters
  }
}

extension TemplateError {
  /// The error in a text in which the template begins further back.
  func moved(by count: Int) -> TemplateError {
    TemplateError(
      message: message, scalarRange: scalarRange.lowerBound + count..<scalarRange.upperBound + count,
      suggestion: suggestion)
  }
}

/// A parameter of a URL.
struct ParameterTemplate: Sendable, Hashable {
  /// The name as it is sent.
  let name: String
  /// The value, nil for a name alone.
  let value: RequestTemplate?
  /// Whether the value's text is encoded already.
  var isEncoded = false
  /// Whether a list that is filled in repeats the parameter.
  var repeatsLists = false

  /// The pairs that are sent; none when a placeholder has no value.
  func filled(with values: PlaceholderValues) -> [GuardedText] {
    guard let value else { return [GuardedText(name)] }
    if repeatsLists, let placeholder = value.onlyPlaceholder {
      return (values.texts(placeholder) ?? []).map { pair(GuardedText(PercentEncoding.encoded($0))) }
    }
    let encodeText = isEncoded ? PercentEncoding.encodedText(ofURL:) : PercentEncoding.encoded
    return value.filled(with: values, isSecret: true, encodeText: encodeText, encodeValue: PercentEncoding.encoded)
      .map { [pair($0)] } ?? []
  }

  private func pair(_ value: GuardedText) -> GuardedText { GuardedText("\(name)=") + value }
}
