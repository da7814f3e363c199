import Runs
import SearchModel
import SpecLoader
import Workspaces

extension RunPlan {
  /// What queries have to say so that they find what an interactive search finds.
  var givenSearch: GivenSearch {
    // The screen begins at the first page, whatever the spec says.
    let startsLater = sectionParameters.contains { $0.page > 0 }
    return GivenSearch(page: startsLater ? 0 : nil, hitsPerPage: parameters.hitsPerPage, filters: filters)
  }

  /// The sections whose first row is not their first hit.
  var sectionsWithOffset: [Int] {
    sectionParameters.enumerated().filter { ($0.element["offset"]?.integerValue ?? 0) > 0 }.map(\.offset)
  }

  /// The parameters that the spec gives each section.
  private var sectionParameters: [SearchParameters] {
    loader.modules.map { loader.specification.query.overlaid(with: $0.query) }
  }
}
