import SearchModel

/// A row of a query file that a program writes: a query, what is asked beside it, and what is expected of its sections.
package struct QueryRow: Sendable, Hashable {
  /// What is expected of a section.
  package struct Section: Sendable, Hashable {
    /// The module's id.
    package var module: String
    /// What the section comes to.
    package var status: ExpectedStatus
    /// The ids of its first hits, or its first facet values, in their order; none when nothing is expected of them.
    package var first: [String]

    /// An expectation of a section.
    package init(module: String, status: ExpectedStatus, first: [String] = []) {
      self.module = module
      self.status = status
      self.first = first
    }
  }

  /// The text to search for.
  package var query: String
  /// The page from 0; nil when the row does not say.
  package var page: Int?
  /// The hits per page; nil when the row does not say.
  package var hitsPerPage: Int?
  /// The filters for all sections, and for those of single modules.
  package var filters: FilterTexts
  /// What is expected, section by section.
  package var sections: [Section]

  /// A row.
  package init(
    query: String, page: Int? = nil, hitsPerPage: Int? = nil, filters: FilterTexts = [], sections: [Section]
  ) {
    self.query = query
    self.page = page
    self.hitsPerPage = hitsPerPage
    self.filters = filters
    self.sections = sections
  }
}

extension QueryRow {
  /// The conditions of a section, in the order in which they are written.
  static func checks(of section: Section) -> [Expectation.Check] {
    section.first.isEmpty ? [.status(section.status)] : [.status(section.status), .first(section.first)]
  }

  /// The row as members of an object, under the keys that query files have.
  func members(id: String) throws(FilterSyntaxError) -> JSONObject {
    var members: JSONObject = ["id": .string(id), "query": .string(query)]
    members["page"] = page.map(JSON.integer)
    members["hitsPerPage"] = hitsPerPage.map(JSON.integer)
    let shared = try FilterExpression.joined(nil, filters.shared)
    var byModule: JSONObject = [:]
    for (module, texts) in filters.byModule {
      byModule[module] = try FilterExpression.joined(nil, texts).map(JSON.string)
    }
    // The key `filters` is either a text or a mapping.
    if byModule.isEmpty {
      members["filters"] = shared.map(JSON.string)
    } else {
      members["filters"] = .object(byModule)
      members["params"] = shared.map { ["filters": .string($0)] }
    }
    var blocks: JSONObject = [:]
    for section in sections {
      var block: JSONObject = ["status": .string(section.status.rawValue)]
      if !section.first.isEmpty { block["first"] = .array(section.first.map(JSON.string)) }
      blocks[section.module] = .object(block)
    }
    members["expect"] = .object(blocks)
    return members
  }
}
