import SearchModel
import Testing

@testable import Evaluation

struct FilterMatchTests {
  private let record: JSON = [
    "objectID": "7", "title": "Cast Away", "year": 2000, "genres": ["Drama", "Adventure"], "free": true,
    "cast": [["name": "Tom"], ["name": "Helen"]], "_tags": ["new"], "stars": [3, 5],
  ]

  @Test(arguments: [
    "title:\"cast away\"", "year:2000", "year >= 2000", "year:1999 TO 2001", "genres:drama", "free:true",
    "cast.name:Helen",
    "_tags:new", "NOT year:1999", "(genres:Drama OR genres:Comedy) AND year > 1990", "objectID:7", "stars > 4",
  ])
  func recordsSatisfyFilters(text: String) throws {
    #expect(try FilterExpression(text).matches(record))
    #expect(try !FilterExpression("year:1 AND " + text).matches(record))
  }

  @Test(arguments: [
    "title:Cast", "year < 2000", "genres:Comedy", "price > 1", "NOT genres:Drama", "free:false", "_tags:old",
  ])
  func recordsFailFilters(text: String) throws {
    #expect(try !FilterExpression(text).matches(record))
  }
}
