import Diagnostics
import IndexSettings
import SearchModel
import YAMLTree

extension SpecAssembler {
  /// An entry of an index's `replicas`.
  struct ReplicaListing {
    let replica: Replica
    let primary: String
    let range: SourceRange
  }

  /// The replicas that indices list, each once.
  mutating func replicaListings(in mapping: CheckedMapping) -> [ReplicaListing] {
    var listings: [ReplicaListing] = []
    for primary in mapping.members.keys {
      let list = declaredSettings[primary]?.members.first { $0.parameter.name == "replicas" }?.value
      for (element, entry) in (list?.json?.stringListValue ?? []).enumerated() {
        guard let list, let replica = Replica(entry) else { continue }
        let listing = ReplicaListing(replica: replica, primary: primary, range: list.range(ofElement: element))
        if let first = listings.first(where: { $0.replica.name.hasSameBytes(as: replica.name) }) {
          // What one list names twice has been reported with the list.
          guard first.primary != primary else { continue }
          decoder.report(
            "duplicate-replica", listing.range,
            "\(Diagnostic.quoted(replica.name)) is already a replica of \(Diagnostic.quoted(first.primary)), "
              + "on line \(first.range.start.line)")
        } else if replica.name.hasSameBytes(as: primary) {
          decoder.report("invalid-reference", listing.range, "an index cannot be a replica of itself")
        } else {
          listings.append(listing)
        }
      }
    }
    for listing in listings { warnUnknown(listing, in: mapping, listings) }
    return listings
  }

  /// Warns of a replica without an entry: it is searched as its primary is, and its name may be misspelt.
  private mutating func warnUnknown(
    _ listing: ReplicaListing, in mapping: CheckedMapping, _ listings: [ReplicaListing]
  ) {
    let name = listing.replica.name
    guard !mapping.presentKeys.contains(name) else { return }
    indexNames.append(name)
    indexNames.sort()
    let candidates = mapping.members.keys.filter { candidate in
      mapping.members[candidate]?.value["records"] == nil && !listings.contains { $0.replica.name == candidate }
    }
    decoder.report(
      "unknown-replica", listing.range,
      "the replica \(Diagnostic.quoted(name)) has no entry under 'indices', so it has the settings of "
        + Diagnostic.quoted(listing.primary),
      suggestion: Suggestions.closestMatch(to: name, among: Array(candidates)), severity: .warning)
  }

  /// Makes the index of a replica.
  ///
  /// - Parameter value: its entry under `indices`; nil without one.
  mutating func assembleReplica(_ listing: ReplicaListing, _ value: CheckedValue?) {
    let name = Diagnostic.quoted(listing.replica.name)
    for key in ["records", "objectID"] {
      guard let member = value?.mapping?.members[key] else { continue }
      decoder.report(
        "conflicting-keys", member.key.useRange,
        "\(name) is a replica of \(Diagnostic.quoted(listing.primary)) and shows its records: it has no '\(key)'")
    }
    if let settings = declaredSettings[listing.replica.name] {
      for problem in listing.replica.problems(inSettings: settings.values) {
        guard let member = settings.members.first(where: { $0.parameter.name == problem.name }) else { continue }
        guard member.value.json != .null else { continue }
        decoder.report(
          "invalid-parameter", problem.element.map { member.value.range(ofElement: $0) } ?? member.key.useRange,
          "'\(problem.name)': \(problem.message)")
      }
    }
    guard let primary = indices[listing.primary], primary.primary == nil else { return }
    let own = declaredSettings[listing.replica.name]?.values ?? [:]
    var index = primary
    index.name = listing.replica.name
    index.settings = listing.replica.settings(own: own, primary: primary.settings)
    index.settingsFile = value?["settings"]?.text
    index.synonyms = value?["synonyms"]?.text ?? primary.synonyms
    index.rules = value?["rules"]?.text ?? primary.rules
    index.primary = primary.name
    index.ownSettings = own.withoutNulls
    index.relevantSort = listing.replica.relevantSort(own: own)
    indices[index.name] = index
    if let path = value?["rules"] {
      checkRules(of: index, at: path)
    } else if value?["settings"] != nil {
      checkInheritedRules(of: index, from: primary, at: listing.range)
    }
  }
}
