import { sql } from 'kysely'
import type { Db } from '../db.ts'

/**
 * Stores the settings with the role in this database, as a transaction pooler does not pass on the options of a new connection.
 * Connections that are already open keep their settings.
 */
export async function keepSessionSettings(db: Db, settings: Record<string, string>): Promise<void> {
  await db.transaction().execute(async trx => {
    // Two processes that change a role at once would get an error.
    await sql`select pg_advisory_xact_lock(hashtext('session settings'))`.execute(trx)
    const { rows } = await sql<{ setconfig: string[] }>`select setconfig::text[] from pg_db_role_setting
      where setrole = (select oid from pg_roles where rolname = current_user)
        and setdatabase = (select oid from pg_database where datname = current_database())`.execute(trx)
    const known = (rows[0]?.setconfig ?? []).map(setting => setting.toLowerCase())
    const { rows: named } = await sql<{ role: string; database: string }>`
      select current_user as role, current_database() as database`.execute(trx)
    for (const { role, database } of named)
      for (const [name, value] of Object.entries(settings))
        if (!known.includes(`${name}=${value}`.toLowerCase()))
          await sql`alter role ${sql.id(role)} in database ${sql.id(database)}
            set ${sql.raw(name)} = ${sql.lit(value)}`.execute(trx)
  })
}
