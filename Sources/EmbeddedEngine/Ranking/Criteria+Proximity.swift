import IndexSettings

// How near neighbouring query words stand to each other.
extension Criteria {
  /// The least value of the proximity of a query whose words are all found.
  var lowestProximity: Int {
    guard minimumDistance < Self.farApart else { return 0 }
    return max(query.query.words.count - 1, 0) * max(1, minimumDistance)
  }

  /// How near neighbouring query words stand to each other, summed over the pairs; nearer is better. A word that is
  /// missing counts as far apart, and those around it as neighbours. Of readings that are equally good, because other
  /// words stand for several of the query's, the nearest counts.
  func proximity(_ match: DocumentMatch) -> Int {
    guard minimumDistance < Self.farApart else { return 0 }
    return proximity(of: match, inRank: nil)
  }

  /// - Parameter rank: the rank of the attributes that count, nil for all.
  func proximity(of match: DocumentMatch, inRank rank: Int?) -> Int {
    guard match.wordCount > 0 else { return 0 }
    // Nearly every match has one reading, for which no table is made.
    guard match.forms.isEmpty else { return proximityOfReadings(of: match, inRank: rank) }
    var sum = 0
    var last: Int?
    for word in match.placements.indices {
      guard !match.placements[word].isEmpty else {
        sum += Self.farApart
        continue
      }
      defer { last = word }
      guard let left = last else { continue }
      if match.joined[left] >= 0, match.joined[left] == match.joined[word] {
        sum += max(1, minimumDistance)
        continue
      }
      sum += max(distance(match.placements[left], match.placements[word], inRank: rank), minimumDistance)
    }
    return sum
  }

  /// The proximity of the nearest of several readings: each goes from group to group, and what it costs to go on
  /// depends on the last group that was found.
  private func proximityOfReadings(of match: DocumentMatch, inRank rank: Int?) -> Int {
    let groups = match.groups
    let wordCount = match.placements.count
    /// The nearest way to read the words before one, by the last group that was found; the first place is for none.
    var nearest = Array(repeating: [Int?](repeating: nil, count: groups.count + 1), count: wordCount + 1)
    nearest[0][0] = 0
    for start in 0..<wordCount {
      for (number, group) in groups.enumerated() where group.words.lowerBound == start {
        for (last, before) in nearest[start].enumerated() {
          guard let before else { continue }
          var sum = before + (group.words.count - 1) * max(1, minimumDistance)
          if group.placements.isEmpty {
            sum += Self.farApart
          } else if last > 0 {
            sum += max(distance(groups[last - 1].placements, group.placements, inRank: rank), minimumDistance)
          }
          let (end, found) = (group.words.upperBound, group.placements.isEmpty ? last : number + 1)
          nearest[end][found] = min(nearest[end][found] ?? .max, sum)
        }
      }
    }
    return nearest[wordCount].lazy.compactMap { $0 }.min() ?? 0
  }

  /// The smallest distance between places of two words.
  private func distance(_ left: [Placement], _ right: [Placement], inRank rank: Int?) -> Int {
    var smallest = Self.farApart
    for first in left where rank == nil || self.rank(of: first) == rank {
      for second in right where first.element == second.element {
        if second.start > first.end {
          smallest = min(smallest, Int(second.start) - Int(first.end))
        } else if second.end < first.start {
          smallest = min(smallest, Int(first.start) - Int(second.end) + Self.reversalSurcharge)
        }
        if smallest == 1 { return 1 }
      }
    }
    return smallest
  }
}
