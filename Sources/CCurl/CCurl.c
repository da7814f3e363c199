#ifdef __linux__
#define _GNU_SOURCE  // for strcasestr
#endif

#include "CCurl.h"

#include <dlfcn.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

static struct {
  __typeof__(curl_global_init) *global_init;
  __typeof__(curl_easy_init) *easy_init;
  __typeof__(curl_easy_cleanup) *easy_cleanup;
  __typeof__(curl_easy_duphandle) *easy_duphandle;
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  __typeof__(curl_multi_init) *multi_init;
  __typeof__(curl_multi_cleanup) *multi_cleanup;
  CURLMcode (*multi_setopt)(CURLM *, CURLMoption, ...);
  __typeof__(curl_multi_add_handle) *multi_add_handle;
  __typeof__(curl_multi_remove_handle) *multi_remove_handle;
  __typeof__(curl_multi_socket_action) *multi_socket_action;
  __typeof__(curl_multi_info_read) *multi_info_read;
  __typeof__(curl_slist_append) *slist_append;
  __typeof__(curl_slist_free_all) *slist_free_all;
} curl;

// What the libraries for TLS say of a connection: which protocol it agreed on and, OpenSSL alone, whether it is shut down.
// NULL where there is no such library.
struct agreed_name {
  const unsigned char *bytes;
  unsigned int length;
};
static struct {
  void (*openssl_agreed)(const void *connection, const unsigned char **name, unsigned int *length);
  int (*gnutls_agreed)(void *connection, struct agreed_name *name);
  int (*openssl_shutdown)(const void *connection);
} tls;

// SSL_RECEIVED_SHUTDOWN of OpenSSL, whose headers are not needed.
enum { RECEIVED_SHUTDOWN = 2 };

static const char *const names[] = {
#ifdef __APPLE__
    "/usr/lib/libcurl.4.dylib", "libcurl.4.dylib",
#else
    "libcurl.so.4", "libcurl-gnutls.so.4",
#endif
};

static const char *problem;

// Says why a library cannot be loaded, unless it is not there at all.
static void note_broken(const char *name, const char *error) {
  static char text[512];
  if (!error) {
    return;
  }
  bool isAbsent = strstr(error, name) && strcasestr(error, "no such file") && !strstr(error, "needed by");
  if (!isAbsent) {
    snprintf(text, sizeof text, "it cannot be loaded (%s)", error);
    problem = text;
  }
}

static void load(void) {
  void *library = NULL;
  for (size_t i = 0; !library && i < sizeof names / sizeof *names; i++) {
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!library && !problem) {
      note_broken(names[i], dlerror());
    }
  }
  if (!library) {
    if (!problem) {
      problem = "it is not there";
    }
    return;
  }
  problem = NULL;
#define LOOK_UP(name)                                          \
  if (!(curl.name = dlsym(library, "curl_" #name))) {          \
    problem = "it is too old: it has no function curl_" #name; \
    return;                                                    \
  }
  LOOK_UP(global_init)
  LOOK_UP(easy_init)
  LOOK_UP(easy_cleanup)
  LOOK_UP(easy_duphandle)
  LOOK_UP(easy_setopt)
  LOOK_UP(easy_getinfo)
  LOOK_UP(multi_init)
  LOOK_UP(multi_cleanup)
  LOOK_UP(multi_setopt)
  LOOK_UP(multi_add_handle)
  LOOK_UP(multi_remove_handle)
  LOOK_UP(multi_socket_action)
  LOOK_UP(multi_info_read)
  LOOK_UP(slist_append)
  LOOK_UP(slist_free_all)
#undef LOOK_UP
  // They come with libcurl.
  tls.openssl_agreed = dlsym(library, "SSL_get0_alpn_selected");
  tls.gnutls_agreed = dlsym(library, "gnutls_alpn_get_selected_protocol");
  tls.openssl_shutdown = dlsym(library, "SSL_get_shutdown");
  if (curl.global_init(CURL_GLOBAL_ALL) != CURLE_OK) {
    problem = "it cannot be set up";
  }
}

const char *ccurl_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return problem;
}

CURL *ccurl_easy_init(void) { return curl.easy_init(); }
void ccurl_easy_cleanup(CURL *easy) { curl.easy_cleanup(easy); }
CURL *ccurl_easy_copy(CURL *easy) { return curl.easy_duphandle(easy); }

CURLcode ccurl_easy_set_long(CURL *easy, CURLoption option, long value) {
  return curl.easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_size(CURL *easy, CURLoption option, curl_off_t value) {
  return curl.easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_pointer(CURL *easy, CURLoption option, const void *value) {
  return curl.easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_data_function(CURL *easy, CURLoption option, ccurl_data_function function) {
  return curl.easy_setopt(easy, option, function);
}

CURLcode ccurl_easy_set_progress_function(CURL *easy, ccurl_progress_function function) {
  CURLcode code = curl.easy_setopt(easy, CURLOPT_NOPROGRESS, 0L);
  return code == CURLE_OK ? curl.easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, function) : code;
}

CURLcode ccurl_easy_set_socket_functions(
    CURL *easy, curl_socket_t (*open)(void *, curlsocktype, struct curl_sockaddr *), int (*close)(void *, curl_socket_t),
    void *context) {
  const CURLoption options[] = {CURLOPT_OPENSOCKETDATA, CURLOPT_CLOSESOCKETDATA};
  for (size_t i = 0; i < 2; i++) {
    CURLcode code = curl.easy_setopt(easy, options[i], context);
    if (code != CURLE_OK) {
      return code;
    }
  }
  CURLcode code = curl.easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open);
  return code == CURLE_OK ? curl.easy_setopt(easy, CURLOPT_CLOSESOCKETFUNCTION, close) : code;
}

CURLcode ccurl_easy_get_long(CURL *easy, CURLINFO info, long *value) { return curl.easy_getinfo(easy, info, value); }

CURLcode ccurl_easy_get_time(CURL *easy, CURLINFO info, curl_off_t *value) {
  return curl.easy_getinfo(easy, info, value);
}

CURLcode ccurl_easy_get_socket(CURL *easy, CURLINFO info, curl_socket_t *value) {
  return curl.easy_getinfo(easy, info, value);
}

// What the library for TLS has of the connection that carries a transfer; NULL for nothing.
static const struct curl_tlssessioninfo *session_of(CURL *easy) {
  struct curl_tlssessioninfo *session = NULL;
  CURLcode code = curl.easy_getinfo(easy, CURLINFO_TLS_SSL_PTR, &session);
  return code == CURLE_OK && session && session->internals ? session : NULL;
}

bool ccurl_easy_has_farewell(CURL *easy) {
  const struct curl_tlssessioninfo *session = session_of(easy);
  return session && session->backend == CURLSSLBACKEND_OPENSSL && tls.openssl_shutdown &&
         (tls.openssl_shutdown(session->internals) & RECEIVED_SHUTDOWN);
}

bool ccurl_easy_agreed_otherwise(CURL *easy) {
  const struct curl_tlssessioninfo *session = session_of(easy);
  if (!session) {
    return false;
  }
  struct agreed_name name = {NULL, 0};
  if (session->backend == CURLSSLBACKEND_OPENSSL && tls.openssl_agreed) {
    tls.openssl_agreed(session->internals, &name.bytes, &name.length);
  } else if (session->backend == CURLSSLBACKEND_GNUTLS && tls.gnutls_agreed) {
    tls.gnutls_agreed(session->internals, &name);
  } else {
    return false;
  }
  return !name.bytes || name.length != 2 || memcmp(name.bytes, "h2", 2) != 0;
}

long ccurl_waiting_bytes(curl_socket_t socket) {
  int bytes = 0;
  return ioctl(socket, FIONREAD, &bytes) == 0 ? bytes : 0;
}

long ccurl_local_port(curl_socket_t socket) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  if (getsockname(socket, (struct sockaddr *)&address, &length) != 0) return 0;
  if (address.ss_family == AF_INET) return ntohs(((struct sockaddr_in *)&address)->sin_port);
  if (address.ss_family == AF_INET6) return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
  return 0;
}

CURLM *ccurl_multi_init(void) { return curl.multi_init(); }
CURLMcode ccurl_multi_cleanup(CURLM *multi) { return curl.multi_cleanup(multi); }

CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl.multi_setopt(multi, option, value);
}

CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy) { return curl.multi_add_handle(multi, easy); }
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy) { return curl.multi_remove_handle(multi, easy); }

CURLMcode ccurl_multi_set_watch_functions(
    CURLM *multi, int (*watch)(CURL *, curl_socket_t, int, void *, void *), int (*time)(CURLM *, long, void *),
    void *context) {
  const CURLMoption options[] = {CURLMOPT_SOCKETDATA, CURLMOPT_TIMERDATA};
  for (size_t i = 0; i < 2; i++) {
    CURLMcode code = curl.multi_setopt(multi, options[i], context);
    if (code != CURLM_OK) {
      return code;
    }
  }
  CURLMcode code = curl.multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, watch);
  return code == CURLM_OK ? curl.multi_setopt(multi, CURLMOPT_TIMERFUNCTION, time) : code;
}

CURLMcode ccurl_multi_act(CURLM *multi, curl_socket_t socket, int events) {
  int running;
  return curl.multi_socket_action(multi, socket, events, &running);
}

CURL *ccurl_multi_next_ended(CURLM *multi, CURLcode *result) {
  int waiting;
  for (CURLMsg *message; (message = curl.multi_info_read(multi, &waiting));) {
    if (message->msg == CURLMSG_DONE) {
      *result = message->data.result;
      return message->easy_handle;
    }
  }
  return NULL;
}

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text) {
  return curl.slist_append(list, text);
}

void ccurl_slist_free_all(struct curl_slist *list) { curl.slist_free_all(list); }
