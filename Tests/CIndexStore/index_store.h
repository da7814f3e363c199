// The functions of libIndexStore that the tests call. The library is part of the Swift toolchain and is loaded while the
// tests run, so these are types of functions and nothing is linked. A receiver says whether it wants more.
#ifndef CINDEXSTORE_INDEX_STORE_H
#define CINDEXSTORE_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// UTF-8 that the library owns.
typedef struct {
  const char *data;
  size_t length;
} IndexStoreText;

typedef bool (*IndexStoreTextReceiver)(void *context, IndexStoreText text);
typedef bool (*IndexStoreItemReceiver)(void *context, void *item);

typedef void *(*IndexStoreOpen)(const char *path, void **error);
typedef void *(*IndexStoreOpenItem)(void *store, const char *name, void **error);
typedef void (*IndexStoreClose)(void *item);
typedef bool (*IndexStoreForEachUnit)(void *store, unsigned sorted, void *context, IndexStoreTextReceiver receiver);
typedef bool (*IndexStoreForEachItem)(void *item, void *context, IndexStoreItemReceiver receiver);
typedef IndexStoreText (*IndexStoreGetText)(void *item);
typedef bool (*IndexStoreGetFlag)(void *item);
typedef unsigned (*IndexStoreGetKind)(void *item);
typedef uint64_t (*IndexStoreGetRoles)(void *item);
typedef void *(*IndexStoreGetItem)(void *item);
typedef void (*IndexStoreGetTime)(void *item, int64_t *seconds, int64_t *nanoseconds);

#endif
