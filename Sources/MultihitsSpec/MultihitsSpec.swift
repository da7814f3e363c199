// Specs: opened, checked and searched, over the engine and over remote backends.
@_exported public import MultihitsBackends
@_exported public import MultihitsEngine
@_exported public import NetworkWorkspaces
@_exported public import Presentation
@_exported public import Runs
@_exported public import Workspaces
