// The embedded engine by itself: indices of records in memory or in files, and searches in them. It needs no network
// library.
@_exported public import Diagnostics
@_exported public import EmbeddedBackend
@_exported public import EmbeddedEngine
@_exported public import FileSystem
@_exported public import IndexBuilding
@_exported public import IndexSettings
@_exported public import SearchModel
