import IndexStore
import SearchModel

extension DocumentEncoder {
  mutating func addNull(_ site: Site) {
    structure.write(.null, site.member)
  }

  mutating func addBool(_ value: Bool, _ site: Site) {
    structure.write(value ? .true : .false, site.member)
    if tree.nodes.start[Int(site.node)].isColumn { addValue(site.node, .bool, bits: value ? 1 : 0) }
  }

  @inline(__always)
  mutating func addText(_ text: UnsafeRawBufferPointer, readable: Int = 0, _ site: Site) {
    let node = tree.nodes.start + Int(site.node)
    if node.pointee.isColumn { addValue(site.node, .text, text: text) }
    if node.pointee.isSearched {
      let splitsCamelCase = node.pointee.splitsCamelCase
      structure.write(.searchedText, site.member)
      structure.write(attribute: tree.attribute(of: site.node))
      cutter.cut(text, readable: readable, splitsCamelCase: splitsCamelCase, into: &searched)
    } else if let number = NumberText.digits(text) {
      structure.write(.digits, site.member)
      stored.appendVarint(number)
    } else {
      let code = cutter.cutStored(text, &node.pointee.storage, into: &stored)
      structure.write(code, site.member)
    }
  }

  /// Tells an integer and how JSON writes it.
  @inline(__always)
  mutating func addInteger(_ value: Int, text: UnsafeRawBufferPointer, _ site: Site) {
    lastNumber = Double(value)
    let node = tree.nodes.start + Int(site.node)
    if node.pointee.hasNumbers { addValue(site.node, .integer, bits: UInt64(bitPattern: Int64(value))) }
    if node.pointee.isSearched {
      addSearchedNumber(text, site)
    } else {
      structure.write(.integer, site.member)
      stored.appendSigned(Int64(value))
    }
  }

  /// Tells any other number.
  mutating func addDouble(_ value: Double, decimal: ScaledDecimal?, _ site: Site) {
    lastNumber = value
    let node = tree.nodes.start + Int(site.node)
    if node.pointee.hasNumbers { addValue(site.node, .double, bits: value.bitPattern) }
    guard node.pointee.isSearched else { return addStoredDouble(value, decimal: decimal, site) }
    var text = JSON.double(value).text()
    if value.isFinite {
      text.withUTF8 { addSearchedNumber(UnsafeRawBufferPointer($0), site) }
    } else {
      // The text does not tell the number.
      text.withUTF8 { addSearchedOther(UnsafeRawBufferPointer($0), site) }
      structure.write(.double, 0)
      appendBits(of: value)
    }
  }

  /// Tells a number by its digits.
  ///
  /// - Parameter isCanonical: whether a reader of JSON reads them so.
  mutating func addLiteral(_ digits: UnsafeRawBufferPointer, isCanonical: Bool, _ site: Site) {
    lastNumber = Double(String(decoding: digits, as: UTF8.self))
    let node = tree.nodes.start + Int(site.node)
    if node.pointee.hasNumbers { addValue(site.node, .literal, text: digits) }
    if node.pointee.isSearched {
      if isCanonical { return addSearchedNumber(digits, site) }
      addSearchedOther(digits, site)
      structure.write(.literal, 0)
    } else {
      structure.write(.literal, site.member)
    }
    stored.appendVarint(UInt64(digits.count))
    stored.append(digits)
  }

  private mutating func addSearchedNumber(_ text: UnsafeRawBufferPointer, _ site: Site) {
    structure.write(.searchedNumber, site.member)
    addSearched(text, site)
  }

  private mutating func addSearchedOther(_ text: UnsafeRawBufferPointer, _ site: Site) {
    structure.write(.searchedOther, site.member)
    addSearched(text, site)
  }

  private mutating func addSearched(_ text: UnsafeRawBufferPointer, _ site: Site) {
    structure.write(attribute: tree.attribute(of: site.node))
    let splitsCamelCase = tree.nodes.start[Int(site.node)].splitsCamelCase
    cutter.cut(text, splitsCamelCase: splitsCamelCase, into: &searched)
  }

  private mutating func addStoredDouble(_ value: Double, decimal: ScaledDecimal?, _ site: Site) {
    let node = tree.nodes.start + Int(site.node)
    guard let decimal, node.pointee.storage.decimals != StorageChoice.binary,
      let scaled = decimal.scaled(to: max(node.pointee.storage.decimals, 1))
    else {
      node.pointee.storage.decimals = StorageChoice.binary
      structure.write(.double, site.member)
      return appendBits(of: value)
    }
    node.pointee.storage.decimals = scaled.decimals
    structure.write(.decimal, site.member)
    structure.write(decimals: scaled.decimals)
    stored.appendSigned(scaled.units)
  }

  private mutating func appendBits(of value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { stored.append($0) }
  }

  /// Notes a value for the columns.
  @inline(__always)
  mutating func addValue(_ node: UInt32, _ kind: ColumnValues.Kind, bits: UInt64 = 0) {
    values.values.append(
      ColumnValues.Value(
        path: tree.column(of: node), kind: kind, isFacetMember: tree.nodes.start[Int(node)].isFacetMember, bits: bits,
        start: 0, count: 0))
  }

  private mutating func addValue(_ node: UInt32, _ kind: ColumnValues.Kind, text: UnsafeRawBufferPointer) {
    let range = values.add(text)
    values.values.append(
      ColumnValues.Value(
        path: tree.column(of: node), kind: kind, isFacetMember: tree.nodes.start[Int(node)].isFacetMember, bits: 0,
        start: UInt32(truncatingIfNeeded: range.lowerBound), count: UInt32(truncatingIfNeeded: range.count)))
  }
}
