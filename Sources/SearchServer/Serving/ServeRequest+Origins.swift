extension ServeRequest {
  /// Why no browser sends a text as the origin of a page, as the end of a sentence; nil for an origin.
  package static func problem(ofOrigin text: String) -> String? {
    guard let start = text.firstRange(of: "://"), start.lowerBound > text.startIndex else { return "" }
    let (scheme, authority) = (text[..<start.lowerBound].lowercased(), text[start.upperBound...])
    guard authority.allSatisfy(\.isASCII) else { return ": browsers write its name in ASCII (xn--…)" }
    guard !authority.contains("*") else { return ": there are no patterns" }
    let isBracketed = authority.hasPrefix("[")
    let host = isBracketed ? authority.prefix { $0 != "]" } : authority.prefix { $0 != ":" }
    var rest = authority[host.endIndex...]
    if isBracketed, rest.popFirst() == nil { return "" }
    guard !host.isEmpty, authority.allSatisfy({ $0.isLetter || $0.isNumber || ".-_:[]".contains($0) }) else {
      return ""
    }
    guard !rest.isEmpty else { return nil }
    let port = rest.dropFirst()
    guard rest.first == ":", let number = UInt16(port), String(number) == port else { return "" }
    let isStandard = (scheme, number) == ("https", 443) || (scheme, number) == ("http", 80)
    return isStandard ? ": browsers leave out the port \(number) of \(scheme)" : nil
  }
}
