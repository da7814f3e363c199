import IndexSettings
import RecordFiles
package import SearchModel
import SpecLoader

/// The synonyms and rules of an index, as their files have them.
package struct IndexObjects: Sendable {
  /// The synonyms.
  package let synonyms: [JSONObject]
  /// The rules.
  package let rules: [JSONObject]
}

extension CheckedSpec {
  /// The synonyms and rules of all indices by the indices' names; those of a file that cannot be read are missing.
  ///
  /// - Complexity: O(size of the files), which are read each time.
  package var indexObjects: ExactDictionary<IndexObjects> {
    let reader = SpecFileReader(folder: files.folder, keepsObjects: true)
    let pairs = specification.indices.map { index in
      let files = DefinitionFiles(index, by: reader)
      return (index.name, IndexObjects(synonyms: files.synonyms.objects, rules: files.rules.objects))
    }
    return ExactDictionary(pairs, uniquingKeysWith: { $1 })
  }
}
