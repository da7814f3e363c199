import SearchModel

/// A search as it is sent. What a section asks again and again mostly differs in the text alone, so the rest of it is
/// written once.
struct TypesenseSearch: Sendable {
  /// What stands before the text and behind it.
  private let beginning: [UInt8], end: [UInt8]
  /// What its result repeats of it beside the text. In place of an alias that is the name of the collection behind it;
  /// filters are not repeated.
  private let repeated: AnswerEcho
  /// The text of the query, and how it is written.
  private var query: String, writtenQuery: String

  /// Where results repeat what was asked.
  private enum EchoPath {
    static let page = ["page"]
    static let collection = ["request_params", "collection_name"]
    static let size = ["request_params", "per_page"]
    static let text = ["request_params", TypesenseRequest.textMember]
  }

  /// A search.
  ///
  /// - Parameters:
  ///   - members: what it says beside its page. The text is among them.
  ///   - page: its page, from 1.
  ///   - size: how many hits a page has.
  ///   - index: what is known of the index.
  ///   - query: the text.
  init(_ members: JSONObject, page: Int, size: Int, of index: TypesenseIndex, query: String) {
    var (members, beginning, writer) = (members, [UInt8](), JSONWriter())
    members["page"] = .integer(page)
    members["per_page"] = .integer(size)
    writer.object { writer in
      for (name, value) in members {
        writer.member(name)
        if name == TypesenseRequest.textMember { beginning = writer.takeBytes() } else { writer.write(value) }
      }
    }
    self.beginning = beginning
    end = writer.takeBytes()
    (self.query, writtenQuery) = (query, JSON.string(query).text())
    let collection = index.collection?.name
    repeated = AnswerEcho(
      place: 0, index: index.name,
      members: [
        AnswerEcho.Member(EchoPath.page, asked: .page(page)),
        AnswerEcho.Member(EchoPath.collection, asked: collection.map(AnswerEcho.Value.name) ?? .alias(index.name)),
        AnswerEcho.Member(EchoPath.size, asked: .number(size)),
      ],
      // Later versions have more members in between.
      usualText: [
        "\"per_page\":\(size),\"\(TypesenseRequest.textMember)\":",
        "\"page\":\(page),\"request_params\":{\"collection_name\":\(JSON.string(collection ?? index.name).text()),",
      ])
  }

  /// The same search for another text.
  func asking(_ query: String) -> TypesenseSearch {
    var search = self
    (search.query, search.writtenQuery) = (query, JSON.string(query).text())
    return search
  }

  /// What the result at a place repeats of it.
  func echo(at place: Int) -> AnswerEcho {
    var echo = repeated
    echo.place = place
    echo.members.append(AnswerEcho.Member(EchoPath.text, asked: .text(query)))
    echo.usualText[0] += writtenQuery
    return echo
  }

  /// Searches as they are sent together.
  static func body(of searches: [TypesenseSearch]) -> HTTPBody {
    var bytes = Array("{\"searches\":[".utf8)
    bytes.reserveCapacity(searches.count << 10)
    for (place, search) in searches.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += search.beginning
      bytes += search.writtenQuery.utf8
      bytes += search.end
    }
    bytes += "]}".utf8
    return .writtenJSON(bytes)
  }
}
