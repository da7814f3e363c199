// `import MultihitsKit` is all that a program needs: the rooms that it may use come with it. The attribute is the one that
// the standard library's own overlays use for this; without it a program would import every room by hand, and
// OrderedCollections, whose dictionary is what JSON objects are.
@_exported public import Diagnostics
@_exported public import EmbeddedBackend
@_exported public import EmbeddedEngine
@_exported public import FileSystem
@_exported public import IndexBuilding
@_exported public import IndexSettings
@_exported public import OrderedCollections
@_exported public import RecordFiles
@_exported public import SearchBackends
@_exported public import SearchDialects
@_exported public import SearchGraph
@_exported public import SearchModel
@_exported public import SearchRunner
@_exported public import SpecLoader
