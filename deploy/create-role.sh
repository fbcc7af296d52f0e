#!/bin/sh
# Run once by the image of Postgres, on an empty volume: the game's own role owns its database and nothing else.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$GAME_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role game login password :'password';
create database game owner game;
SQL
