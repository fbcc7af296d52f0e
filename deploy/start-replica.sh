#!/bin/sh
# A replica of the database for reads. The first start copies the database; an interrupted copy starts again.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA" "$PGDATA.part"
  PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --dbname='host=database user=replica' \
    --pgdata="$PGDATA.part" --slot=replica --write-recovery-conf --checkpoint=fast
  mv "$PGDATA.part" "$PGDATA"
fi
exec postgres -c hot_standby_feedback=on -c shared_buffers=512MB
