#!/bin/sh
# PgBouncer in transaction mode in front of the database; its settings lie in memory.
set -eu
umask 077
printf '"game" "%s"\n' "$GAME_PASSWORD" >/tmp/users
cat >/tmp/pgbouncer.ini <<INI
[databases]
game = host=database port=5432
[pgbouncer]
pool_mode = transaction
listen_addr = *
listen_port = 6432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/users
max_client_conn = 1000
default_pool_size = 20
server_login_retry = 1
INI
exec pgbouncer /tmp/pgbouncer.ini
