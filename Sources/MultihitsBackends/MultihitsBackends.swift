// Remote searches: Algolia, Typesense and declared REST searches, their recordings and uploads.
@_exported public import FileSystem
@_exported public import MultihitsCore
@_exported public import SearchBackends
@_exported public import SearchDialects
