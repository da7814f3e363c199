import Diagnostics
import SearchModel

extension HTTPReply {
  /// How an answer repeats what was asked.
  package enum Echoes: Sendable, Hashable {
    /// There is nothing to compare: nothing is repeated, or the answer is no success or no JSON object.
    case none
    /// As hosts mostly write it.
    case usual
    /// In the words of the findings.
    case found([EchoFinding])
  }

  /// How the answer repeats what was asked.
  ///
  /// - Parameters:
  ///   - echoes: what was asked.
  ///   - count: how many results there are at most; nil where that is not known.
  /// - Complexity: O(size of the answer).
  package func echoes(of echoes: [AnswerEcho], resultCount count: Int? = nil) -> Echoes {
    guard isSuccess, !echoes.isEmpty else { return .none }
    if isUsual(echoes) { return .usual }
    guard let content = try? JSON(parsing: body).objectValue else { return .none }
    let results = content["results"]?.arrayValue ?? []
    let findings = echoes.flatMap { echo in
      echo.isWholeAnswer
        ? echo.findings(inObject: content)
        : echo.findings(in: results.indices.contains(echo.place) ? results[echo.place] : nil)
    }
    guard let count, results.count > count else { return .found(findings) }
    return .found(findings + [EchoFinding(ofSurplusAt: count)])
  }

  /// Whether the answer has the usual text of each echo, in their order.
  private func isUsual(_ echoes: [AnswerEcho]) -> Bool {
    body.withUnsafeBytes { body in
      // Hosts repeat what they were asked behind the hits, so it is looked for from the end.
      var rest = body
      for echo in echoes.reversed() {
        var start = rest.count
        for text in echo.usualText {
          guard let found = Self.lastPlace(of: text, in: rest) else { return false }
          start = min(start, found)
        }
        guard !echo.usualText.isEmpty else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[..<start])
      }
      return true
    }
  }

  /// Where a text begins that stands in bytes, the last one of several.
  private static func lastPlace(of text: String, in bytes: UnsafeRawBufferPointer) -> Int? {
    var text = text
    return text.withUTF8 { text in
      let text = UnsafeRawBufferPointer(text)
      return (0...max(bytes.count - text.count, 0)).last { start in
        start + text.count <= bytes.count && bytes[start] == text.first
          && UnsafeRawBufferPointer(rebasing: bytes[start..<start + text.count]).isEqual(to: text)
      }
    }
  }
}

extension AnswerEcho {
  /// What a result has in place of what it is to repeat; nil for no result. One that is no list of hits, as that of a
  /// query that failed, repeats nothing.
  fileprivate func findings(in result: JSON?) -> [EchoFinding] {
    guard let result else {
      return members.map { member in
        EchoFinding(place: place, point: EchoFinding.Point(index: index, member: member.path), hasNoResult: true)
      }
    }
    guard let content = result.objectValue, content["hits"] != nil || content["grouped_hits"] != nil else { return [] }
    return members.flatMap { member in
      let found = member.path.reduce(JSON?.some(result)) { $0?.objectValue?[$1] }
      return findings(at: member, found)
    }
  }

  /// What an object has in place of what it is to repeat.
  fileprivate func findings(inObject object: JSONObject) -> [EchoFinding] {
    members.flatMap { member -> [EchoFinding] in
      let found = member.path.reduce(JSON?.some(.object(object))) { $0?.objectValue?[$1] }
      guard found != nil else {
        return [EchoFinding(place: place, point: .init(index: index, member: member.path), hasNoResult: true)]
      }
      return findings(at: member, found)
    }
  }

  private func findings(at member: Member, _ found: JSON?) -> [EchoFinding] {
    let point = EchoFinding.Point(index: index, member: member.path)
    switch member.asked {
    case .text(let text), .name(let text), .alias(let text):
      let found = found?.stringValue.map(JSON.string)
      return [EchoFinding(place: place, point: point, asked: .string(text), found: found, kind: member.kind)]
    case .number(let number), .page(let number):
      let found = found?.integerValue.map(JSON.integer)
      return [EchoFinding(place: place, point: point, asked: .integer(number), found: found, kind: member.kind)]
    case .parameters(let text):
      guard let found = found?.stringValue else {
        return [EchoFinding(place: place, point: point, asked: .string(text), found: nil)]
      }
      let (asked, repeated) = (SearchParameters(urlEncoded: text), SearchParameters(urlEncoded: found))
      // What hosts add of their own may differ from answer to answer, unless it says what is searched for.
      let names =
        asked.object.map(\.key)
        + repeated.object.map(\.key).filter { asked[$0] == nil && SearchParameter.byName[$0]?.support == .works }
      return names.map { name in
        EchoFinding(
          place: place, point: EchoFinding.Point(index: index, member: member.path, parameter: name),
          asked: asked[name], found: repeated[name])
      }
    }
  }
}

extension AnswerEcho.Member {
  fileprivate var kind: EchoFinding.Kind {
    switch asked {
    case .text: .text
    case .name: .index
    case .page: .page
    case .alias, .number, .parameters: .other
    }
  }
}
