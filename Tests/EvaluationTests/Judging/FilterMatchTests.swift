import SearchModel
import Testing

@testable import Evaluation

struct FilterMatchTests {
  private let record: JSON = [
    "objectID": "7", "title": "Cast Away", "year": 2000, "genres": ["Drama", "Adventure"], "free": true,
    "cast": [["name": "Tom"], ["name": "Helen"]], "_tags": ["new"], "stars": [3, 5], "price": 1.2345,
    "long": 9_007_199_254_740_993, "cell": .literal("10.50"), "street": "Οδός",
  ]

  @Test(arguments: [
    "title:\"cast away\"", "year:2000", "year >= 2000", "year:1999 TO 2001", "genres:drama", "free:true",
    "cast.name:Helen", "street:ΟΔΌΣ", "street:οδόσ",
    "_tags:new", "NOT year:1999", "(genres:Drama OR genres:Comedy) AND year > 1990", "objectID:7", "stars > 4",
    // As the engine compares: numbers with decimals to three of them, whole ones exactly, values of facets exactly.
    "cell:10.5", "cell = 10.50",
    "price:1.2345", "price = 1.2349", "price:1.2349 TO 2", "long > 9007199254740992", "long:9007199254740993",
  ])
  func recordsSatisfyFilters(text: String) throws {
    #expect(try FilterExpression(text).matches(record))
    #expect(try !FilterExpression("year:1 AND " + text).matches(record))
  }

  @Test(arguments: [
    "title:Cast", "year < 2000", "genres:Comedy", "cost > 1", "NOT genres:Drama", "free:false", "_tags:old",
    "price:1.2349", "cell:10.50",
    "price < 1.2349", "long:9007199254740992", "long < 9007199254740993",
  ])
  func recordsFailFilters(text: String) throws {
    #expect(try !FilterExpression(text).matches(record))
  }
}
