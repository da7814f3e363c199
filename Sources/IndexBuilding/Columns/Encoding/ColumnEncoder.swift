import IndexSettings
import IndexStore
import OrderedCollections
import SearchModel

/// Collects the values of records for columns, segment by segment: the records of one segment, one after the other.
///
/// The calls between two ``endRecord()`` are the values of one record, in their order; those of lists come as if the
/// list were not there, as in `JSON.values(at:)`. A path has a number that holds for the segment; the plan's paths come
/// first.
struct ColumnEncoder: ~Copyable {
  /// How many paths of numbers that no setting names get a column.
  static let mostNumberPaths = 1_000

  private let plan: ColumnPlan
  private var recordCount = 0
  /// Those of the plan's paths.
  private var facets = FacetEncoders()
  private var members = FacetEncoders(limit: FacetLimitError.mostMembers)
  /// By the plan's numbers of paths; those that no setting uses so stay empty.
  private var orders: [OrderEncoder]
  private let orderPaths: [Int]
  /// The number of the path of ids, nil when the plan has none.
  private let objectIDPath: Int?
  /// The encoder of each path's numbers, -1 without one.
  private var numberPlaces: [Int] = []
  private var numbers: [(path: Int, encoder: NumberEncoder, isDropped: Bool)] = []
  private var hasAllNumbers = true
  /// Per record 0 or the length of its group's JSON text plus 1, then the text.
  private var groups: [UInt8] = []
  private var pendingGroup: [UInt8] = []
  private var hasGroup = false
  /// Per record how many places it has, then their latitudes and longitudes.
  private var places: [UInt8] = []
  private var pendingPlaces: [Place] = []
  /// Per record the length of its id, then the id.
  private var objectIDs: [UInt8] = []

  init(_ plan: ColumnPlan) {
    self.plan = plan
    orders = Array(repeating: OrderEncoder(), count: plan.paths.count)
    orderPaths = plan.uses.indices.filter { plan.uses[$0].isOrder }
    objectIDPath = plan.uses.firstIndex(where: \.isObjectID)
  }

  /// What the values at a path are for beside being numbers, nil when they are for nothing else.
  @inline(__always)
  private func use(of path: Int) -> ColumnPlan.PathUse? {
    guard path < plan.uses.count, !plan.uses[path].isObjectID else { return nil }
    return plan.uses[path]
  }

  // MARK: Values

  mutating func integer(_ value: Int, at path: Int) {
    if let place = place(ofNumbersAt: path) {
      numbers[place].encoder.integer(value, record: recordCount)
      dropIfOverfull(place)
    }
    guard let use = use(of: path) else { return }
    if use.isFacet { facets.add(bits: UInt64(bitPattern: Int64(value)), .integer, at: path) }
    if use.isOrder { orders[path].integer(value) }
  }

  mutating func double(_ value: Double, at path: Int) {
    addNumber(value, at: path)
    guard let use = use(of: path) else { return }
    if use.isFacet { facets.add(bits: value.bitPattern, .double, at: path) }
    if use.isOrder { orders[path].double(bits: value.bitPattern) }
  }

  private static let largestExactInteger = 0x1p53

  /// A number whose own text is kept. Whole numbers without a point differ by their digits, others by what they are:
  /// `10.50` is the facet value `10.5`, and `5.00` is `5`.
  mutating func literal(_ digits: UnsafeRawBufferPointer, at path: Int) {
    let text = String(decoding: digits, as: UTF8.self)
    let number = Double(text)
    // Zero with a sign is the same number.
    if number == 0 { return integer(0, at: path) }
    if let number, number.isFinite, digits.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == 0x65 }) {
      // Larger ones may be another number than their digits say.
      if abs(number) <= Self.largestExactInteger, let whole = Int(exactly: number) {
        return integer(whole, at: path)
      }
      return double(number, at: path)
    }
    let unsigned = NumericComparison.unsigned(text)
    if let unsigned {
      addUnsigned(unsigned, at: path)
    } else if let number {
      addNumber(number, at: path)
    }
    guard let use = use(of: path) else { return }
    if use.isFacet { facets.add(digits, .literal, at: path) }
    guard use.isOrder else { return }
    if let unsigned {
      orders[path].unsigned(unsigned)
    } else if let number {
      orders[path].double(bits: number.bitPattern)
    } else {
      orders[path].text(digits)
    }
  }

  mutating func boolean(_ value: Bool, at path: Int) {
    guard let use = use(of: path) else { return }
    if use.isFacet { facets.add(bits: value ? 1 : 0, .boolean, at: path) }
    if use.isOrder {
      let word: StaticString = value ? "true" : "false"
      orders[path].text(UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
  }

  mutating func text(_ utf8: UnsafeRawBufferPointer, at path: Int) {
    guard let use = use(of: path) else { return }
    if use.isFacet { facets.add(utf8, .text, at: path) }
    if use.isOrder { orders[path].text(utf8) }
  }

  /// A value of a facet that only an object around it declares; it is told a second time as what it is.
  mutating func member(_ value: UnsafeRawBufferPointer, _ kind: ScalarKind, at path: Int) {
    members.add(value, kind, at: path)
  }

  mutating func member(bits: UInt64, _ kind: ScalarKind, at path: Int) {
    members.add(bits: bits, kind, at: path)
  }

  /// An object at the end of a path: no value, but records are sorted by what comes first.
  mutating func object(at path: Int) {
    guard let use = use(of: path), use.isOrder else { return }
    orders[path].object()
  }

  /// A place of the record.
  mutating func place(_ place: Place) {
    pendingPlaces.append(place)
  }

  /// The value that the record is grouped by, as its JSON text; not called when it is missing or null.
  mutating func group(_ json: UnsafeRawBufferPointer) {
    hasGroup = true
    pendingGroup.removeAll(keepingCapacity: true)
    pendingGroup.append(contentsOf: json)
  }

  mutating func objectID(_ utf8: UnsafeRawBufferPointer) {
    objectIDs.appendVarint(UInt64(utf8.count))
    objectIDs.append(contentsOf: utf8)
    guard let path = objectIDPath else { return }
    if plan.uses[path].isFacet { facets.add(utf8, .text, at: path) }
    if plan.uses[path].isOrder { orders[path].text(utf8) }
  }

  // MARK: Records

  /// Ends a record.
  mutating func endRecord() {
    facets.endRecord(recordCount)
    members.endRecord(recordCount)
    for path in orderPaths { orders[path].endRecord() }
    if plan.group != nil {
      groups.appendVarint(hasGroup ? UInt64(pendingGroup.count + 1) : 0)
      if hasGroup { groups.append(contentsOf: pendingGroup) }
      hasGroup = false
    }
    places.appendVarint(UInt64(pendingPlaces.count))
    for place in pendingPlaces {
      places.appendFixed(place.latitude.bitPattern)
      places.appendFixed(place.longitude.bitPattern)
    }
    pendingPlaces.removeAll(keepingCapacity: true)
    recordCount += 1
  }

  private mutating func addNumber(_ value: Double, at path: Int) {
    guard let place = place(ofNumbersAt: path) else { return }
    numbers[place].encoder.double(bits: value.bitPattern, record: recordCount)
    dropIfOverfull(place)
  }

  private mutating func addUnsigned(_ value: UInt64, at path: Int) {
    guard let place = place(ofNumbersAt: path) else { return }
    numbers[place].encoder.unsigned(value, record: recordCount)
    dropIfOverfull(place)
  }

  private mutating func dropIfOverfull(_ place: Int) {
    guard numbers[place].path >= plan.paths.count, numbers[place].encoder.isOverfull else { return }
    numbers[place].encoder = NumberEncoder()
    numbers[place].isDropped = true
    hasAllNumbers = false
  }

  /// The place of the encoder of a path's numbers; nil when it was dropped or there are too many already.
  private mutating func place(ofNumbersAt path: Int) -> Int? {
    if path < numberPlaces.count, numberPlaces[path] >= 0 {
      let place = numberPlaces[path]
      return numbers[place].isDropped ? nil : place
    }
    guard path < plan.paths.count || numbers.count < Self.mostNumberPaths + plan.paths.count else {
      hasAllNumbers = false
      return nil
    }
    while numberPlaces.count <= path { numberPlaces.append(-1) }
    numberPlaces[path] = numbers.count
    numbers.append((path, NumberEncoder(), false))
    return numbers.count - 1
  }

  // MARK: The end

  /// The segment of all records.
  ///
  /// - Parameter paths: the path of each number that stands for one.
  /// - Throws: ``FacetLimitError``.
  consuming func finish(paths: [FieldPath]) throws -> ColumnSegment {
    guard !members.isOverfull else { throw FacetLimitError() }
    var bytes: [UInt8] = []
    var facetRanges: OrderedDictionary<FieldPath, (values: Range<Int>, rows: Range<Int>)> = [:]
    func write(_ facet: FacetEncoder, at path: FieldPath) {
      let start = bytes.count
      facet.writeValues(to: &bytes)
      facetRanges[path] = (start..<bytes.count, Self.append(facet.rows(recordCount: recordCount), to: &bytes))
    }
    for facet in facets.facets { write(facet.encoder, at: plan.paths[facet.path]) }
    for member in members.facets where paths.indices.contains(member.path) {
      write(member.encoder, at: paths[member.path])
    }
    var orderRanges: [Int: Range<Int>] = [:]
    for path in orderPaths { orderRanges[path] = Self.append(orders[path].bytes, to: &bytes) }
    var numberRanges: [(FieldPath, Range<Int>)] = []
    for number in numbers where !number.isDropped && paths.indices.contains(number.path) {
      let path = paths[number.path]
      // Ids are texts, whatever an attribute of that name says, and places have a separate column.
      let isPlace = path.components.first == ColumnPlan.placesName && number.path >= plan.paths.count
      guard path != ColumnPlan.objectID, !isPlace else { continue }
      numberRanges.append((path, Self.append(number.encoder.bytes, to: &bytes)))
    }
    let groupRange = Self.append(groups, to: &bytes)
    let placeRange = Self.append(places, to: &bytes)
    let objectIDRange = Self.append(objectIDs, to: &bytes)
    return ColumnSegment(
      bytes: bytes, recordCount: recordCount, facets: facetRanges, orders: orderRanges, numbers: numberRanges,
      hasAllNumbers: hasAllNumbers, groups: groupRange, places: placeRange, objectIDs: objectIDRange)
  }

  /// Appends a stream and returns where it is.
  private static func append(_ stream: [UInt8], to bytes: inout [UInt8]) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: stream)
    return start..<bytes.count
  }
}
