// libcurl by way of dlopen: only a program that searches over the network pays for loading it and what it brings along,
// and one that never does needs no libcurl. Swift cannot call C functions with variable arguments either, so each kind
// of option has a function here.
#ifndef CCURL_H
#define CCURL_H

#include "Decoders.h"

#include <curl/curl.h>
#include <stdbool.h>
#include <stddef.h>

/// Loads libcurl once, from any thread. NULL on success, else why it cannot be loaded.
const char *_Nullable ccurl_load(void);

// What follows may be called after it was loaded. The names are those of libcurl behind "ccurl".

CURL *_Nullable ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *_Nonnull easy);
CURL *_Nullable ccurl_easy_copy(CURL *_Nonnull easy);
CURLcode ccurl_easy_set_long(CURL *_Nonnull easy, CURLoption option, long value);
CURLcode ccurl_easy_set_size(CURL *_Nonnull easy, CURLoption option, curl_off_t value);
CURLcode ccurl_easy_set_pointer(CURL *_Nonnull easy, CURLoption option, const void *_Nullable value);

/// What gets the bytes of an answer; it returns how many it took, and fewer end the transfer.
typedef size_t (*ccurl_data_function)(char *_Nullable bytes, size_t size, size_t count, void *_Nullable context);
CURLcode ccurl_easy_set_data_function(CURL *_Nonnull easy, CURLoption option, ccurl_data_function _Nonnull function);

/// What is asked again and again while a transfer goes on; anything but 0 ends it. The numbers are of bytes.
typedef int (*ccurl_progress_function)(
    void *_Nullable context, curl_off_t toReceive, curl_off_t received, curl_off_t toSend, curl_off_t sent);
CURLcode ccurl_easy_set_progress_function(CURL *_Nonnull easy, ccurl_progress_function _Nonnull function);

/// What opens and closes the sockets of connections.
CURLcode ccurl_easy_set_socket_functions(
    CURL *_Nonnull easy,
    curl_socket_t (*_Nonnull open)(void *_Nullable context, curlsocktype purpose, struct curl_sockaddr *_Nullable address),
    int (*_Nonnull close)(void *_Nullable context, curl_socket_t socket), void *_Nullable context);

CURLcode ccurl_easy_get_long(CURL *_Nonnull easy, CURLINFO info, long *_Nonnull value);
CURLcode ccurl_easy_get_time(CURL *_Nonnull easy, CURLINFO info, curl_off_t *_Nonnull value);
CURLcode ccurl_easy_get_socket(CURL *_Nonnull easy, CURLINFO info, curl_socket_t *_Nonnull value);

/// Whether the connection that carries a transfer agreed on another protocol than HTTP/2, or on none, when it was
/// secured; false, too, where the library for TLS does not say.
bool ccurl_easy_agreed_otherwise(CURL *_Nonnull easy);

/// Whether the host has said over TLS that nothing more comes on the connection that carries a transfer; false, too,
/// where the library for TLS does not say.
bool ccurl_easy_has_farewell(CURL *_Nonnull easy);

/// How many bytes wait to be read from a socket.
long ccurl_waiting_bytes(curl_socket_t socket);
/// The port on our side of a socket's connection; 0 when it has none.
long ccurl_local_port(curl_socket_t socket);

CURLM *_Nullable ccurl_multi_init(void);
CURLMcode ccurl_multi_set_long(CURLM *_Nonnull multi, CURLMoption option, long value);
CURLMcode ccurl_multi_add_handle(CURLM *_Nonnull multi, CURL *_Nonnull easy);
CURLMcode ccurl_multi_remove_handle(CURLM *_Nonnull multi, CURL *_Nonnull easy);
CURLMcode ccurl_multi_cleanup(CURLM *_Nonnull multi);

/// What libcurl tells the sockets and the time to that it waits for.
CURLMcode ccurl_multi_set_watch_functions(
    CURLM *_Nonnull multi,
    int (*_Nonnull watch)(
        CURL *_Nullable easy, curl_socket_t socket, int events, void *_Nullable context, void *_Nullable own),
    int (*_Nonnull time)(CURLM *_Nullable multi, long milliseconds, void *_Nullable context),
    void *_Nullable context);

/// Does what can be done for a socket on which something happened, or for the time with CURL_SOCKET_TIMEOUT.
CURLMcode ccurl_multi_act(CURLM *_Nonnull multi, curl_socket_t socket, int events);

/// The next transfer that ended, NULL for none.
CURL *_Nullable ccurl_multi_next_ended(CURLM *_Nonnull multi, CURLcode *_Nonnull result);

struct curl_slist *_Nullable ccurl_slist_append(struct curl_slist *_Nullable list, const char *_Nonnull text);
void ccurl_slist_free_all(struct curl_slist *_Nullable list);

#endif
