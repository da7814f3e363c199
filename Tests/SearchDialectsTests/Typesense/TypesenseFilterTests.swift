import SearchDialects
import SearchModel
import TestSupport
import Testing

struct TypesenseFilterTests {
  private func text(_ filters: String, collection: TypesenseCollection? = TypesenseSubject.collection) throws -> String
  {
    let search = try TypesenseSubject.searches(["filters": .string(filters)], collection: collection).first
    return try #require(search?["filter_by"]?.stringValue)
  }

  @Test(
    arguments: [
      ("genre:Drama", "genre:=`Drama`"), ("NOT genre:Drama", "genre:!=`Drama`"),
      ("genre:\"a`b && (c)\"", "genre:=`a b && (c)`"), ("genre:1990", "genre:=`1990`"),
      ("isNew:true", "isNew:=true"), ("NOT isNew:\"FALSE\"", "isNew:!=false"),
      ("isNew:maybe", "(isNew:=true && isNew:=false)"), ("_tags:new", "_tags:=`new`"),
      ("objectID:\"a b\"", "id:=`a b`"), ("year:1990", "year:=1990"), ("year:\"1990\"", "year:=1990"),
      ("NOT year:1990", "(year:<1990 || year:>1990)"), ("year != 1990", "(year:<1990 || year:>1990)"),
      ("NOT year < 1990", "year:>=1990"), ("NOT year:1990 TO 2000", "(year:<1990 || year:>2000)"),
      ("year:1990 TO 2000", "year:[1990..2000]"), ("year:1989.5 TO 2000.5", "year:[1990..2000]"),
      ("year:2000 TO 1990", "year:<-9223372036854775808"), ("year < 1990.5", "year:<=1990"),
      ("year >= 1990.5", "year:>1990"), ("year <= -1.5", "year:<=-2"), ("year = 1990.5", "year:<-9223372036854775808"),
      ("year > 1e30", "year:<-9223372036854775808"), ("year < 1e30", "year:>=-9223372036854775808"),
      ("runtime < 3000000000", "runtime:>=-2147483648"), ("runtime = 3000000000", "runtime:<-2147483648"),
      ("rating >= 7.3", "rating:>=7.3"), ("rating = 0.00000001", "rating:=0.00000001"),
      ("rating > 1e300", "rating:<-340282346638528860000000000000000000000"), ("rating > 1e-300", "rating:>0"),
      ("rating:6 TO 7.5", "rating:[6..7.5]"), ("year = 1990 AND rating > 5", "year:=1990 && rating:>5"),
      ("(genre:a OR NOT genre:b) AND year > 1", "(genre:=`a` || genre:!=`b`) && year:>1"),
      ("(genre:a AND year:1)", "(genre:=`a` && year:=1)"),
    ])
  func filtersAreWordedByTheTypesOfFields(filters: String, expected: String) throws {
    try expectEqual(text(filters), expected)
  }

  @Test(
    arguments: [
      ("genre:Drama", "genre:=`Drama`"), ("year:1990", "year:=1990"), ("year:1990 TO 2000", "year:[1990..2000]"),
      ("isNew:true", "isNew:=true"), ("year >= 1.5", "year:>=1.5"),
    ])
  func withoutASchemaFiltersAreWordedByHowTheyAreWritten(filters: String, expected: String) throws {
    try expectEqual(text(filters, collection: nil), expected)
  }

  @Test(
    arguments: [
      ("genre:a<score=2>", SearchError.Code.unsupported), ("NOT objectID:1", .unsupported),
      ("genre:\"++\"", .unsupported), ("objectID:\"\"", .unsupported), ("NOT rating > 5", .unsupported),
      ("nowhere:a", .badRequest), ("genre > 5", .badRequest), ("year:old", .badRequest), ("genre:", .badRequest),
      ("\"a`b\":c", .unsupported),
    ])
  func whatHasNoEqualIsRefused(filters: String, code: SearchError.Code) {
    do {
      let text = try text(filters)
      Issue.record("worded as \(text)")
    } catch {
      expectEqual((error as? SearchError)?.code, code)
    }
  }

  @Test func negatedNumbersFindRecordsWithoutOneWhereTheseAreMarked() throws {
    var collection = TypesenseSubject.collection
    collection.fields["_multihits_missing"] = TypesenseField(
      name: "_multihits_missing", type: TypesenseFieldType(.string, isList: true))
    try expectEqual(text("NOT rating > 5", collection: collection), "(rating:<=5 || _multihits_missing:=m726174696e67)")
  }

  @Test func listsOfFiltersJoinTheText() throws {
    let search = try TypesenseSubject.searches([
      "filters": "genre:a", "facetFilters": [["genre:b", "genre:-c"]], "numericFilters": ["year>=1990"],
      "tagFilters": ["x"],
    ])
    expectEqual(search.first?["filter_by"], "genre:=`a` && (genre:=`b` || genre:!=`c`) && year:>=1990 && _tags:=`x`")
  }

  @Test func placesAreFiltersToo() throws {
    let around = try TypesenseSubject.searches(["aroundLatLng": "48.85, 2.35", "aroundRadius": 1_500])
    expectEqual(around.first?["filter_by"], "_geoloc:(48.85, 2.35,1.5 km)")
    expectEqual(around.first?["sort_by"], "_geoloc(48.85, 2.35):asc")
    let box = try TypesenseSubject.searches(["insideBoundingBox": [[49, 2, 48, 3]]])
    expectEqual(box.first?["filter_by"], "_geoloc:(49, 2, 49, 3, 48, 3, 48, 2)")
    #expect(throws: SearchError.self) { try TypesenseSubject.searches(["aroundLatLng": "48.85, 2.35"]) }
    #expect(throws: SearchError.self) { try TypesenseSubject.searches(["insidePolygon": [[1, 2, 3]]]) }
  }

  @Test func aPlaceWithoutRadiusIsRefusedUnlessAnAreaCountsInstead() throws {
    let around: SearchParameters = ["aroundLatLng": "48.85, 2.35"]
    let dialect = TypesenseSubject.dialect()
    expectEqual(dialect.refusal(ofAll: around)?.name, "aroundLatLng")
    let error = #expect(throws: SearchError.self) { try TypesenseSubject.searches(around) }
    expectEqual(error?.message.contains("needs 'aroundRadius' beside it"), true)
    let box = around.overlaid(with: ["insideBoundingBox": [[49, 2, 48, 3]]])
    #expect(dialect.refusal(ofAll: box) == nil)
    try expectEqual(TypesenseSubject.searches(box).first?["filter_by"], "_geoloc:(49, 2, 49, 3, 48, 3, 48, 2)")
    expectEqual(dialect.refusal(ofAll: around.overlaid(with: ["insideBoundingBox": []]))?.name, "aroundLatLng")
  }
}
