// Filled by the room's own files.
