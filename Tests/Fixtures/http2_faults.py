"""A host of HTTP/2 that is at fault: http2_faults.py PORT CERTIFICATE KEY FAULT.

With "goaway" it answers requests one by one, and ends the connection behind each answer. With "updates" and "empty" it
answers none, and sends frames without end that belong to no answer.
"""

import socket
import ssl
import struct
import sys
import threading

DATA, HEADERS, SETTINGS, GOAWAY, WINDOW_UPDATE = 0, 1, 4, 7, 8
ACKNOWLEDGED, END_OF_STREAM, END_OF_HEADERS = 1, 1, 4
STATUS_200 = b"\x88"  # in the static table of HPACK


def frame(kind, flags, stream, payload=b""):
    return struct.pack(">I", len(payload))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + payload


def serve(connection):
    file = connection.makefile("rb")
    file.read(len("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"))
    connection.sendall(frame(SETTINGS, 0, 0))
    while len(head := file.read(9)) == 9:
        kind, flags, stream = head[3], head[4], struct.unpack(">I", head[5:])[0]
        file.read(int.from_bytes(head[:3], "big"))
        if kind == SETTINGS and not flags & ACKNOWLEDGED:
            connection.sendall(frame(SETTINGS, ACKNOWLEDGED, 0))
        if kind in (HEADERS, DATA) and flags & END_OF_STREAM:
            if fault == "updates":
                flood(connection, frame(WINDOW_UPDATE, 0, 0, struct.pack(">I", 1)))
            if fault == "empty":
                connection.sendall(frame(HEADERS, END_OF_HEADERS, stream, STATUS_200))
                flood(connection, frame(DATA, 0, stream))
            connection.sendall(
                frame(HEADERS, END_OF_HEADERS, stream, STATUS_200) + frame(DATA, END_OF_STREAM, stream, b"{}")
                + frame(GOAWAY, 0, 0, struct.pack(">II", stream, 0)))
            # What was sent would be lost if the socket were closed while something that came on it is not read.
            connection.settimeout(60)
            connection.shutdown(socket.SHUT_WR)
            while connection.recv(65536):
                pass
            return


def flood(connection, what):
    while True:
        connection.sendall(what * 1000)


def take(connection):
    try:
        with context.wrap_socket(connection, server_side=True) as secured:
            serve(secured)
    except (OSError, ValueError):
        pass


port, certificate, key, fault = sys.argv[1:]
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(certificate, key)
context.set_alpn_protocols(["h2"])
with socket.create_server(("127.0.0.1", int(port)), backlog=100) as server:
    while True:
        threading.Thread(target=take, args=(server.accept()[0],), daemon=True).start()
