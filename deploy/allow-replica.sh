#!/bin/sh
# Lets a replica follow this database: its role, a slot that keeps at most 4 GB for it while it is down, and its line in pg_hba.conf.
# Run once by the image of Postgres, on an empty volume.
set -eu
echo 'host replication replica all scram-sha-256' >>"$PGDATA/pg_hba.conf"
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" --username "${POSTGRES_USER:-postgres}" <<'SQL'
create role replica login replication password :'password';
select pg_create_physical_replication_slot('replica');
alter system set max_slot_wal_keep_size = '4GB';
select pg_reload_conf();
SQL
