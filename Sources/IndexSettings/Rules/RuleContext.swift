/// The names that conditions and `ruleContexts` may give.
enum RuleContext {
  /// How many contexts a query has at most.
  static let mostOfQuery = 10

  static func problem(in context: String) -> String? {
    let isName =
      !context.isEmpty
      && context.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
    return isName ? nil : "'\(context)' is no context: letters, digits, '_' and '-'"
  }
}
