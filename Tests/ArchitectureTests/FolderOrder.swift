/// The order of rooms and of the folders in each, with the exceptions from it, as `Tests/Fixtures/folder-order.txt`
/// says.
struct FolderOrder {
  struct Room {
    var name: String
    var folders: [String] = []
    var exceptions: [Exception] = []
  }

  /// That one folder uses another one that is listed after it.
  struct Exception: Hashable {
    var folder: String
    var used: String
    var reason: String
  }

  var rooms: [Room] = []

  /// Reads an order: rooms at the beginnings of lines, below each its folders, indented, and exceptions as
  /// `FOLDER -> FOLDER: reason`.
  init(parsing text: String) throws {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard line.hasPrefix(" ") else {
        rooms.append(Room(name: String(line)))
        continue
      }
      guard !rooms.isEmpty else { throw CompilerIndexError("the order of folders begins without a room: \(line)") }
      let last = rooms.endIndex - 1
      let entry = line.drop { $0 == " " }
      guard let arrow = entry.firstRange(of: " -> ") else {
        rooms[last].folders.append(String(entry))
        continue
      }
      guard let colon = entry.firstRange(of: ": "), arrow.upperBound < colon.lowerBound else {
        throw CompilerIndexError("an exception without a reason: \(entry)")
      }
      rooms[last].exceptions.append(
        Exception(
          folder: String(entry[..<arrow.lowerBound]), used: String(entry[arrow.upperBound..<colon.lowerBound]),
          reason: String(entry[colon.upperBound...])))
    }
  }

  /// What is wrong with the files and their uses; empty when everything is as the order says.
  func problems(of files: [SourceFile], _ uses: [SourceGraph.Use]) -> [String] {
    rooms.flatMap { problems(in: $0, files, uses) } + problemsOfRooms(files, uses)
  }

  private func problemsOfRooms(_ files: [SourceFile], _ uses: [SourceGraph.Use]) -> [String] {
    let names = rooms.map(\.name)
    var problems = Set(files.map(\.room)).subtracting(names).sorted().map { "the room \($0) is not listed" }
    for use in uses {
      guard let own = names.firstIndex(of: use.file.room), let used = names.firstIndex(of: use.definition.room),
        used > own
      else { continue }
      problems.append(
        "\(use.file.path) uses \(use.symbol) of the room \(use.definition.room), which is listed after its own")
    }
    return problems
  }

  private func problems(in room: Room, _ files: [SourceFile], _ uses: [SourceGraph.Use]) -> [String] {
    let present = Set(files.filter { $0.room == room.name }.map(\.folder))
    var problems = present.subtracting(room.folders).sorted().map { "\(room.name)/\($0) is not listed" }
    problems += room.folders.filter { !present.contains($0) }.map { "\(room.name)/\($0) is listed and has no files" }
    var needed: Set<Exception> = []
    for use in uses where use.file.room == room.name && use.definition.room == room.name {
      guard let own = room.folders.firstIndex(of: use.file.folder),
        let used = room.folders.firstIndex(of: use.definition.folder), used > own
      else { continue }
      let exception = room.exceptions.first { $0.folder == use.file.folder && $0.used == use.definition.folder }
      if let exception {
        needed.insert(exception)
      } else {
        problems.append(
          "\(use.file.path) uses \(use.symbol) of \(use.definition.path), whose folder is listed after its own")
      }
    }
    return problems
      + room.exceptions.filter { !needed.contains($0) }.map {
        "\(room.name): the exception '\($0.folder) -> \($0.used)' is not needed any more"
      }
  }
}
