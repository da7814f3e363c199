// swift-tools-version: 6.2
import PackageDescription

// Programs that use the library as a package of one's own does.
let programs = ["ActorsAndMovies", "CategoriesAndHits", "QuerySuggestions", "MultiHits", "CustomBackend", "Snippets"]
let kit: Target.Dependency = .product(name: "MultihitsKit", package: "multihits")

// What the guides import beside the library, as much of it as their samples need, for a terminal.
let standIns: [(name: String, dependencies: [Target.Dependency])] = [
  ("UIKit", []), ("SDWebImage", ["UIKit"]), ("Alamofire", []), ("InstantSearchCore", [kit]),
  ("InstantSearch", [kit, "UIKit"]),
]

let package = Package(
  name: "swift-library",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "multihits", path: "../..")],
  targets: [
    // What the programs share: a text field and a screen made of lines.
    .target(name: "ExampleScreen", dependencies: [kit])
  ]
    + programs.map { name in
      .executableTarget(name: name, dependencies: ["ExampleScreen", kit])
    }
    + standIns.map { .target(name: $0.name, dependencies: $0.dependencies) }
    + [
      .executableTarget(
        name: "Guides", dependencies: ["ExampleScreen", kit] + standIns.map { .byName(name: $0.name) })
    ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  // The guides' samples are kept word for word: in Swift 6, but without what is still to come.
  if target.name == "Guides" {
    target.swiftSettings = [.unsafeFlags(["-suppress-warnings"])]
    continue
  }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
}
