/// A file of the page, which is part of the program.
struct PageFile: Sendable {
  /// What a file holds.
  enum Kind: String {
    case html = "text/html; charset=utf-8"
    case style = "text/css; charset=utf-8"
    case script = "text/javascript; charset=utf-8"
  }

  /// Its name, which is its path as well.
  let name: String
  /// What it holds.
  let kind: Kind
  /// Its bytes.
  let bytes: [UInt8]

  private init(_ name: String, _ kind: Kind, _ bytes: [UInt8]) {
    self.name = name
    self.kind = kind
    self.bytes = bytes
  }

  /// The file at a path; nil when there is none.
  static func at(_ path: String) -> PageFile? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    return all.first { $0.name == name }
  }

  /// The answer that brings it. Nothing of another host can be loaded by it, but pictures of records.
  var reply: ServerReply {
    ServerReply(
      type: kind.rawValue, bytes: bytes,
      headers: [
        ("cache-control", "no-cache"), ("content-security-policy", Self.policy), ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"), ("cross-origin-resource-policy", "same-origin"),
      ])
  }

  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' https: http: data:",
    "connect-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// Every file.
  static let all: [PageFile] = [
    PageFile("announce.js", .script, PackageResources.announce_js),
    PageFile("api.js", .script, PackageResources.api_js),
    PageFile("banners.js", .script, PackageResources.banners_js),
    PageFile("chips.js", .script, PackageResources.chips_js),
    PageFile("compare.js", .script, PackageResources.compare_js),
    PageFile("copying.js", .script, PackageResources.copying_js),
    PageFile("dom.js", .script, PackageResources.dom_js),
    PageFile("facets.js", .script, PackageResources.facets_js),
    PageFile("hits.js", .script, PackageResources.hits_js),
    PageFile("index.html", .html, PackageResources.index_html),
    PageFile("keyboard.js", .script, PackageResources.keyboard_js),
    PageFile("marks.js", .script, PackageResources.marks_js),
    PageFile("monitor.js", .script, PackageResources.monitor_js),
    PageFile("notices.js", .script, PackageResources.notices_js),
    PageFile("page.css", .style, PackageResources.page_css),
    PageFile("page.js", .script, PackageResources.page_js),
    PageFile("panel.js", .script, PackageResources.panel_js),
    PageFile("ranges.js", .script, PackageResources.ranges_js),
    PageFile("requests.js", .script, PackageResources.requests_js),
    PageFile("scrolling.js", .script, PackageResources.scrolling_js),
    PageFile("sections.js", .script, PackageResources.sections_js),
    PageFile("tabs.js", .script, PackageResources.tabs_js),
    PageFile("test-export.js", .script, PackageResources.test_export_js),
    PageFile("theme.js", .script, PackageResources.theme_js),
    PageFile("trees.js", .script, PackageResources.trees_js),
    PageFile("url-state.js", .script, PackageResources.url_state_js),
    PageFile("values.js", .script, PackageResources.values_js),
    PageFile("why.js", .script, PackageResources.why_js),
  ]
}
