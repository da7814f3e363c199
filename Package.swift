// swift-tools-version: 6.2
import PackageDescription

let collections: Target.Dependency = .product(name: "OrderedCollections", package: "swift-collections")

/// What the fuzz targets and their fixtures read with.
let fuzzedRooms: [Target.Dependency] = [
  "Diagnostics", "EmbeddedBackend", "EmbeddedEngine", "FileSystem", "IndexBuilding", "IndexSettings", "IndexStore",
  "InteractiveSearch", "RecordFiles", "SearchBackends", "SearchDialects",
  "SearchGraph",
  "Presentation", "Runs", "SearchModel", "SpecLoader", "Terminal", "TerminalText", "Workspaces", "YAMLTree",
  collections,
]

let package = Package(
  name: "multihits",
  // The library is meant for iOS as well, on which nobody has tested it yet.
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "multihits", targets: ["MultihitsCommand"]),
    .library(name: "MultihitsCore", targets: ["MultihitsCore"]),
    .library(name: "MultihitsEngine", targets: ["MultihitsEngine"]),
    .library(name: "MultihitsBackends", targets: ["MultihitsBackends"]),
    .library(name: "MultihitsSpec", targets: ["MultihitsSpec"]),
    .library(name: "MultihitsKit", targets: ["MultihitsKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
  ],
  targets: [
    // System libraries.
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // libcurl, which a program loads when it first searches over the network.
    .target(name: "CCurl"),
    // Files that are part of the program.
    .target(name: "CEmbeddedFiles", exclude: ["Page"]),

    // Rooms; each imports only rooms listed above it.
    .target(name: "TerminalText"),
    .target(name: "Terminal", dependencies: ["TerminalText"]),
    .target(name: "Diagnostics", dependencies: ["TerminalText"]),
    .target(name: "FileSystem", dependencies: ["CZlib", "Diagnostics"]),
    .target(name: "YAMLTree", dependencies: ["CLibYAML", "Diagnostics"]),
    .target(name: "SearchModel", dependencies: ["Diagnostics", collections]),
    .target(
      name: "RecordFiles", dependencies: ["Diagnostics", "FileSystem", "SearchModel", "TerminalText"]),
    .target(name: "SearchGraph", dependencies: ["Diagnostics", "SearchModel", collections]),
    .target(name: "IndexSettings", dependencies: ["Diagnostics", "RecordFiles", "SearchModel"]),
    .target(
      name: "IndexStore", dependencies: ["Diagnostics", "FileSystem", "IndexSettings", "SearchModel"],
      exclude: ["README.md"]),
    .target(
      name: "IndexBuilding",
      dependencies: [
        "Diagnostics", "FileSystem", "IndexSettings", "IndexStore", "RecordFiles", "SearchModel", collections,
      ]),
    .target(
      name: "EmbeddedEngine",
      dependencies: ["Diagnostics", "IndexSettings", "IndexStore", "SearchModel"],
      exclude: ["README.md"]),
    .target(
      name: "EmbeddedBackend",
      dependencies: [
        "Diagnostics", "EmbeddedEngine", "FileSystem", "IndexBuilding", "IndexSettings", "IndexStore", "RecordFiles",
        "SearchModel",
      ]),
    .target(name: "SearchDialects", dependencies: ["Diagnostics", "IndexSettings", "SearchModel"]),
    .target(
      name: "SearchBackends",
      dependencies: [
        "Diagnostics", "FileSystem", "SearchDialects", "SearchGraph", "SearchModel", collections,
        .product(name: "DequeModule", package: "swift-collections"),
      ]),
    .target(
      name: "SpecLoader",
      dependencies: [
        "Diagnostics", "FileSystem", "IndexSettings", "RecordFiles", "SearchDialects", "SearchModel", "YAMLTree",
      ]),
    .target(name: "SpecStarter", dependencies: ["SearchModel", "SpecLoader"]),
    .target(
      name: "Presentation",
      dependencies: ["Diagnostics", "SearchBackends", "SearchGraph", "SearchModel", "TerminalText"]),
    .target(
      name: "Workspaces",
      dependencies: [
        "Diagnostics", "EmbeddedBackend", "EmbeddedEngine", "FileSystem", "IndexBuilding", "IndexSettings",
        "RecordFiles", "SearchBackends", "SearchDialects", "SearchGraph", "SearchModel", "SpecLoader", "TerminalText",
      ]),
    .target(
      name: "Evaluation",
      dependencies: [
        "Diagnostics", "Presentation", "SearchGraph", "SearchModel", "SpecLoader", collections,
        .product(name: "Histogram", package: "hdrhistogram-swift"),
      ]),
    .target(
      name: "Reports",
      dependencies: ["Diagnostics", "Evaluation", "Presentation", "SearchModel", "SpecLoader", "TerminalText"]),
    .target(
      name: "Runs",
      dependencies: [
        "Diagnostics", "EmbeddedEngine", "Evaluation", "FileSystem", "IndexSettings", "Presentation", "RecordFiles",
        "Reports", "SearchBackends", "SearchDialects", "SearchGraph", "SearchModel", "SpecLoader", "TerminalText",
        "Workspaces",
      ]),
    .target(
      name: "InteractiveSearch",
      dependencies: [
        "Diagnostics", "FileSystem", "Presentation", "Runs", "SearchGraph", "SearchModel", "SpecLoader", "Terminal",
        "TerminalText", "Workspaces", collections,
      ]),
    // The only room with a server's library.
    .target(
      name: "SearchServer",
      dependencies: [
        "CEmbeddedFiles", "Diagnostics", "EmbeddedBackend", "EmbeddedEngine", "FileSystem", "IndexSettings",
        "Presentation", "Runs", "SearchBackends", "SearchDialects", "SearchGraph", "SearchModel", "SpecLoader",
        "TerminalText", "Workspaces",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    // The only room with a network library: what reaches hosts is passed to the rooms above.
    .target(
      name: "NetworkWire",
      dependencies: [
        "CCurl", "Diagnostics", "FileSystem", "SearchBackends", "SearchDialects", "SearchGraph", "SearchModel",
      ]),
    .target(name: "NetworkWorkspaces", dependencies: ["FileSystem", "NetworkWire", "Workspaces"]),
    // The only room with all of Foundation, which is large on Linux: attributed texts and notifications for programs.
    .target(name: "FoundationBridge", dependencies: ["Diagnostics", "SearchGraph", "SearchModel"]),
    // Products: modules that export rooms.
    .target(name: "MultihitsCore", dependencies: ["Diagnostics", "SearchGraph", "SearchModel"]),
    .target(
      name: "MultihitsEngine",
      dependencies: [
        "Diagnostics", "EmbeddedBackend", "EmbeddedEngine", "FileSystem", "IndexBuilding", "IndexSettings",
        "SearchModel",
      ]),
    .target(
      name: "MultihitsBackends", dependencies: ["MultihitsCore", "NetworkWire", "SearchBackends", "SearchDialects"]),
    .target(
      name: "MultihitsSpec",
      dependencies: ["MultihitsBackends", "MultihitsEngine", "NetworkWorkspaces", "Presentation", "Runs", "Workspaces"]),
    .target(
      name: "MultihitsKit",
      dependencies: ["FoundationBridge", "MultihitsSpec"]),
    .executableTarget(
      name: "MultihitsCommand",
      dependencies: [
        "Diagnostics", "EmbeddedEngine", "FileSystem", "IndexBuilding", "InteractiveSearch", "NetworkWire",
        "Presentation", "RecordFiles", "Runs", "SearchBackends", "SearchDialects", "SearchModel", "SearchServer",
        "SpecLoader", "SpecStarter", "Terminal", "TerminalText", "Workspaces",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]),

    // Tests mirror the rooms; the end-to-end tests run the built binary.
    .target(name: "LoopbackServers", path: "Tests/LoopbackServers"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "FileSystemTests", dependencies: ["Diagnostics", "FileSystem", "RecordFiles", "TestSupport"]),
    .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText", "TestSupport"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TerminalText", "TestSupport"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TerminalText", "TestSupport"]),
    .testTarget(name: "YAMLTreeTests", dependencies: ["Diagnostics", "TestSupport", "YAMLTree"]),
    .testTarget(name: "SearchModelTests", dependencies: ["Diagnostics", "SearchModel", "TestSupport"]),
    .testTarget(
      name: "RecordFilesTests",
      dependencies: ["Diagnostics", "FileSystem", "RecordFiles", "SearchModel", "TestSupport"]),
    .testTarget(
      name: "FoundationBridgeTests", dependencies: ["FoundationBridge", "SearchGraph", "SearchModel", "TestSupport"]),
    .testTarget(name: "SearchGraphTests", dependencies: ["SearchGraph", "SearchModel", "TestSupport"]),
    .testTarget(
      name: "IndexSettingsTests", dependencies: ["IndexSettings", "SearchModel", "TestSupport"]),
    .testTarget(
      name: "IndexStoreTests",
      dependencies: ["FileSystem", "IndexBuilding", "IndexSettings", "IndexStore", "TestSupport"]),
    .testTarget(
      name: "IndexBuildingTests",
      dependencies: [
        "FileSystem", "IndexBuilding", "IndexSettings", "IndexStore", "RecordFiles", "SearchModel", "TestSupport",
      ]),
    .testTarget(
      name: "EmbeddedEngineTests",
      dependencies: ["EmbeddedBackend", "EmbeddedEngine", "IndexSettings", "SearchModel", "TestSupport"]),
    .testTarget(
      name: "DifferentialTests",
      dependencies: [
        "EmbeddedBackend", "EmbeddedEngine", "IndexBuilding", "IndexSettings", "IndexStore", "SearchModel",
        "TestSupport", collections,
      ], exclude: ["README.md"]),
    .testTarget(
      name: "EmbeddedBackendTests",
      dependencies: [
        "Diagnostics", "EmbeddedBackend", "EmbeddedEngine", "IndexBuilding", "IndexSettings", "IndexStore",
        "SearchModel", "TestSupport",
      ]),
    .testTarget(
      name: "SearchDialectsTests",
      dependencies: [
        "Diagnostics", "IndexSettings", "SearchDialects", "SearchModel", "TestSupport", collections,
      ]),
    .testTarget(
      name: "SearchBackendsTests",
      dependencies: [
        "Diagnostics", "FileSystem", "SearchBackends", "SearchDialects", "SearchGraph", "SearchModel", "TestSupport",
      ]),
    .testTarget(
      name: "SpecStarterTests",
      dependencies: [
        "IndexSettings", "RecordFiles", "SearchModel", "SpecLoader", "SpecStarter", "TestSupport",
      ]),
    .testTarget(
      name: "SpecLoaderTests",
      dependencies: [
        "Diagnostics", "FileSystem", "IndexSettings", "RecordFiles", "SearchModel", "SpecLoader", "TestSupport",
        "YAMLTree",
      ]),
    .target(
      name: "RunFixtures",
      dependencies: ["Diagnostics", "Presentation", "SearchGraph", "SearchModel", "SpecLoader"],
      path: "Tests/RunFixtures"),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Diagnostics", "Presentation", "RecordFiles", "RunFixtures", "SearchGraph", "SearchModel", "TerminalText",
        "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "EvaluationTests",
      dependencies: [
        "Diagnostics", "Evaluation", "Presentation", "SearchGraph", "SearchModel", "SpecLoader", "TestSupport",
        collections,
      ]),
    .testTarget(
      name: "WorkspacesTests",
      dependencies: [
        "Diagnostics", "EmbeddedEngine", "FileSystem", "IndexBuilding", "IndexSettings", "Presentation", "RecordFiles",
        "RunFixtures", "Runs", "SearchBackends", "SearchDialects", "SearchGraph", "SearchModel", "SpecLoader",
        "TestSupport", "Workspaces",
      ]),
    .testTarget(
      name: "RunsTests",
      dependencies: [
        "Diagnostics", "EmbeddedBackend", "EmbeddedEngine", "FileSystem", "Presentation", "RunFixtures", "Runs",
        "SearchBackends", "SearchGraph", "SearchModel", "SpecLoader", "TerminalText", "TestSupport", "Workspaces",
        collections,
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "Diagnostics", "Evaluation", "Presentation", "Reports", "RunFixtures", "SearchModel", "SpecLoader",
        "TerminalText", "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "InteractiveSearchTests",
      dependencies: [
        "Diagnostics", "FileSystem", "InteractiveSearch", "Presentation", "Runs", "SearchGraph", "SearchModel",
        "SpecLoader", "Terminal", "TerminalText", "TestSupport", "Workspaces",
      ]),
    .testTarget(
      name: "SearchServerTests",
      dependencies: [
        "EmbeddedEngine", "LoopbackServers", "Presentation", "Runs", "SearchBackends", "SearchDialects", "SearchModel",
        "SearchServer", "TestSupport", "Workspaces",
      ]),
    .testTarget(
      name: "NetworkWireTests",
      dependencies: [
        "LoopbackServers", "NetworkWire", "SearchBackends", "SearchDialects", "SearchGraph", "SearchModel",
        "TestSupport",
      ]),
    .testTarget(
      name: "NetworkWorkspacesTests",
      dependencies: [
        "Diagnostics", "NetworkWorkspaces", "Presentation", "Runs", "SearchModel", "TestSupport", "Workspaces",
      ]),
    .systemLibrary(name: "CIndexStore", path: "Tests/CIndexStore"),
    .testTarget(name: "ArchitectureTests", dependencies: ["CIndexStore", "TestSupport"]),
    .testTarget(
      name: "FuzzTests", dependencies: fuzzedRooms + ["TestSupport"], path: "Fuzz",
      exclude: ["CLibFuzzer", "Fuzzer", "dictionaries"]),
    .testTarget(
      name: "RemoteServerTests",
      dependencies: ["LoopbackServers", "SearchBackends", "SearchDialects", "SearchModel", "TestSupport"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "LoopbackServers", "MultihitsCommand", "TestSupport", "YAMLTree",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// `make fuzz` builds a program of its own with the rooms that it feeds, and without the network: what would take the
// most time to build has nothing to feed. The variable holds the path of libFuzzer's archive.
let libFuzzer = Context.environment["MULTIHITS_FUZZ"]
if let libFuzzer {
  package.products = []
  package.targets.removeAll {
    $0.type == .test || $0.name.hasPrefix("Multihits")
      || ["LoopbackServers", "NetworkWire", "NetworkWorkspaces", "RunFixtures", "TestSupport"].contains($0.name)
  }
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Fuzz/CLibFuzzer"),
    .executableTarget(
      name: "multihits-fuzz", dependencies: fuzzedRooms + ["CLibFuzzer"], path: "Fuzz",
      exclude: ["CLibFuzzer", "Tests", "dictionaries"],
      linkerSettings: [
        // The linker gold cannot read what the sanitizers bring along.
        .unsafeFlags([libFuzzer, "-sanitize=address", "-use-ld=lld"], .when(platforms: [.linux])),
        .unsafeFlags([libFuzzer, "-sanitize=address"], .when(platforms: [.macOS])),
        .linkedLibrary("stdc++", .when(platforms: [.linux])), .linkedLibrary("c++", .when(platforms: [.macOS])),
      ]),
  ]
}

/// Whether the programs of the library example are built beside the products, by the same build. `make library-example`
/// and CI ask for it; who depends on this package, or tests it, has nothing of it.
let buildsExamples = Context.environment["MULTIHITS_EXAMPLES"] != nil && libFuzzer == nil

/// What is optimised in debug builds: nothing, the engine, or the oracle of the differential tests as well (`all`).
///
/// The engine, and the search for secrets, compute for minutes when they are not optimised. Optimising them takes a
/// minute or two of the build, and tests save more than that: the Makefile asks for it wherever it builds tests, but
/// not for the sanitizers. The oracle repays its 40 seconds only where it is asked for thousands of cases.
let optimization = libFuzzer == nil ? Context.environment["MULTIHITS_OPTIMIZED"] ?? "" : ""
let engineTargets: Set = [
  "Diagnostics", "EmbeddedEngine", "IndexBuilding", "IndexSettings", "IndexStore", "SearchModel",
]
let optimizedTargets =
  switch optimization {
  case "": Set<String>()
  case "all": engineTargets.union(["DifferentialTests"])
  default: engineTargets
  }

if buildsExamples {
  // The programs of examples/swift-library, which has a manifest of its own for readers: built here, they see as little
  // of the rooms as they do there, and nothing has to be built for them a second time.
  let folder = "examples/swift-library/Sources/"
  package.targets.append(
    .target(
      name: "ExampleScreen", dependencies: ["MultihitsKit"], path: folder + "ExampleScreen", packageAccess: false))
  let programs = ["ActorsAndMovies", "CategoriesAndHits", "QuerySuggestions", "MultiHits", "CustomBackend", "Snippets"]
  package.targets += programs.map { name in
    .executableTarget(
      name: name, dependencies: ["ExampleScreen", "MultihitsKit"], path: folder + name, packageAccess: false)
  }
  let standIns: [(name: String, dependencies: [Target.Dependency])] = [
    ("UIKit", []), ("SDWebImage", ["UIKit"]), ("Alamofire", []), ("InstantSearchCore", ["MultihitsKit"]),
    ("InstantSearch", ["MultihitsKit", "UIKit"]),
  ]
  package.targets += standIns.map { name, dependencies in
    .target(name: name, dependencies: dependencies, path: folder + name, packageAccess: false)
  }
  package.targets.append(
    .executableTarget(
      name: "Guides", dependencies: ["ExampleScreen", "MultihitsKit"] + standIns.map { .byName(name: $0.name) },
      path: folder + "Guides", packageAccess: false))
}

for target in package.targets where target.type != .system {
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
  if libFuzzer != nil {
    target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"]))
  }
  if optimizedTargets.contains(target.name) {
    // Compiling a module as a whole takes a quarter less processor time than file by file. SwiftPM expects an object
    // for each file, which the compiler then writes only if it uses several threads.
    let flags = [
      "-O", "-whole-module-optimization", "-disable-batch-mode", "-no-emit-module-separately-wmo", "-num-threads", "2",
    ]
    target.swiftSettings?.append(.unsafeFlags(flags, .when(configuration: .debug)))
  }
}
