import { keyplays } from '@game/domain'
import { type OnConflictBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { perks } from './perks.ts'
import { maps, rewards, roles, sleeves, styles } from './records.ts'

/**
 * The reference data that the rules are built on (issue 2, item 2). A row whose id is already there stays as it is, so
 * that what an admin renamed or repriced is kept.
 */
export async function seedCatalogue(db: Queryable): Promise<void> {
  const inserts = [
    db.insertInto('role').values(roles).onConflict(keep),
    db.insertInto('style').values(styles).onConflict(keep),
    db
      .insertInto('map')
      .values(maps.map(({ id, name }) => ({ id, name })))
      .onConflict(keep),
    db.insertInto('keyplay').values(keyplays).onConflict(keep),
    db.insertInto('perk').values(perks).onConflict(keep),
    db.insertInto('sleeve').values(sleeves).onConflict(keep),
    db.insertInto('reward').values(rewards).onConflict(keep),
  ]
  for (const insert of inserts) await insert.execute()
  for (const table of ['role', 'style', 'map'] as const) await advanceIdentity(db, table)
}

const keep = <Table extends keyof Schema>(conflict: OnConflictBuilder<Schema, Table>) => conflict.doNothing()

/** Rows with ids of their own leave the sequence behind; one that is further already stays where it is. */
const advanceIdentity = (db: Queryable, table: 'role' | 'style' | 'map') => {
  const sequence = sql.table(`${table}_id_seq`)
  return sql`select setval(pg_get_serial_sequence(${sql.lit(table)}, 'id'),
      greatest((select last_value from ${sequence}), (select max(id) from ${sql.table(table)})))`.execute(db)
}
