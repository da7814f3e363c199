extension SearchParameter {
  /// The names that settings had in earlier versions of Algolia's interface, with those that they have now.
  package static let formerSettingNames = [
    "attributesToIndex": "searchableAttributes", "numericAttributesToIndex": "numericAttributesForFiltering",
    "slaves": "replicas",
  ]

  /// What Algolia answers together with the settings of an index and what is none of them: the form of the answer, the
  /// index of which it is a replica, and synonyms, which have a file of their own.
  package static let settingNotes = ["master", "primary", "synonyms", "version"]

  /// Why a member that stands beside settings is left out, for messages; nil for settings.
  package static func note(on member: String) -> String? {
    switch member {
    case "master", "primary": "the index of which this one is a replica lists it in its 'replicas'"
    case "synonyms": "synonyms belong into a file, which the index names in its 'synonyms'"
    case "version": "it says in which form Algolia answers"
    default: nil
    }
  }
}

extension SearchParameters {
  /// Index settings by their present names, without what is none, in their canonical forms and without nulls.
  package var settings: SearchParameters {
    var settings = self
    for name in SearchParameter.settingNotes { settings[name] = nil }
    for (former, name) in SearchParameter.formerSettingNames where settings[former] != nil {
      settings[name] = settings[name] ?? settings[former]
      settings[former] = nil
    }
    return settings.canonical.withoutNulls
  }
}
