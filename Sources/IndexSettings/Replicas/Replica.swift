package import SearchModel

/// An entry of the setting `replicas`: an index with the records of another, its primary, in its own order.
///
/// Source of the behaviour: Algolia's standard and virtual replicas.
package struct Replica: Sendable, Hashable {
  /// The replica's name, by which it is searched.
  package let name: String
  /// Whether it shows only the most relevant hits of its primary, in its own order.
  package let isVirtual: Bool

  /// Reads `name` or `virtual(name)`; nil for anything else.
  package init?(_ entry: String) {
    guard let parsed = ModifiedAttribute(entry), parsed.modifiers.isEmpty || parsed.modifiers == ["virtual"] else {
      return nil
    }
    name = parsed.name
    isVirtual = !parsed.modifiers.isEmpty
  }

  /// The entry as the setting writes it.
  package var text: String { isVirtual ? "virtual(\(name))" : name }

  /// The replicas that an index's settings list; malformed entries are left out.
  package static func list(in settings: SearchParameters) -> [Replica] {
    (settings["replicas"]?.stringListValue ?? []).compactMap(Replica.init)
  }

  /// The settings under which the replica is searched: its own over its primary's.
  ///
  /// A virtual replica keeps its primary's ranking; its own order is ``relevantSort(own:)``.
  package func settings(own: SearchParameters, primary: SearchParameters) -> SearchParameters {
    var own = own
    if isVirtual { for name in RelevantSort.settings { own[name] = nil } }
    var settings = primary.overlaid(with: own)
    settings["replicas"] = nil
    return settings.withoutNulls
  }

  /// The order of a virtual replica; nil for a standard one, whose settings say it.
  package func relevantSort(own: SearchParameters) -> RelevantSort? {
    isVirtual ? RelevantSort(settings: own) : nil
  }

  /// The settings of its own that the replica cannot have.
  package func problems(inSettings own: SearchParameters) -> [SettingProblem] {
    var problems: [SettingProblem] = []
    if !(own["replicas"]?.stringListValue ?? []).allSatisfy(\.isEmpty) {
      problems.append(SettingProblem(name: "replicas", message: "a replica has no replicas"))
    }
    guard isVirtual else { return problems }
    for (name, value) in own.object where name != "replicas" && value != .null {
      if name == "ranking" {
        let entries = value.stringListValue ?? []
        problems += entries.enumerated().filter { AttributeOrder($0.element) == nil }.map { element, entry in
          SettingProblem(
            name: name, element: value.arrayValue == nil ? nil : element,
            message:
              "'\(entry)' is a criterion of the primary; a virtual replica has asc(attribute) and desc(attribute)")
        }
      } else if !Self.isVirtualSetting(name) {
        problems.append(
          SettingProblem(name: name, message: "a virtual replica takes this setting from its primary"))
      }
    }
    return problems
  }

  /// Whether a virtual replica may have a setting of its own: its order, and what a query may say as well.
  private static func isVirtualSetting(_ name: String) -> Bool {
    RelevantSort.settings.contains(name) || name == "userData" || SearchParameter.byName[name]?.isQueryParameter == true
  }

  static func problem(in entry: String) -> String? {
    Replica(entry) == nil ? "'\(entry)' is not the name of an index or virtual(name)" : nil
  }

  /// The entries of a list that name a replica for the second time.
  static func repetitions(in settings: SearchParameters) -> [SettingProblem] {
    var seen: ExactSet = []
    return (settings["replicas"]?.stringListValue ?? []).enumerated().compactMap { element, entry in
      guard let name = Replica(entry)?.name, !seen.insert(name).inserted else { return nil }
      return SettingProblem(name: "replicas", element: element, message: "the replica '\(name)' is listed twice")
    }
  }
}
