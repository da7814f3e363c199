// swift-tools-version: 6.2
import PackageDescription

// Programs that use the library as a package of one's own does.
let programs = ["ActorsAndMovies", "CategoriesAndHits", "QuerySuggestions", "MultiHits", "CustomBackend", "Snippets"]
let kit: Target.Dependency = .product(name: "MultihitsKit", package: "multihits")

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
    },
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
}
