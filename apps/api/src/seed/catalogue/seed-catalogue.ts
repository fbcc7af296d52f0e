import { keyplays, keyplayTexts, perks, sleeves } from '@game/domain'
import { type OnConflictBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { polishPerks, polishSleeves } from './polish-texts.ts'
import { maps, rewards, roles, styles } from './records.ts'

/**
 * Inserts the reference data that a new game starts with (rulebook 11.30). A record whose id exists stays as it is, so
 * that what an admin renamed or repriced is kept.
 */
export async function seedCatalogue(db: Queryable): Promise<void> {
  const inserts = [
    db.insertInto('role').values(roles).onConflict(keepExisting),
    db.insertInto('style').values(styles).onConflict(keepExisting),
    db
      .insertInto('map')
      .values(maps.map(({ id, name }) => ({ id, name })))
      .onConflict(keepExisting),
    db.insertInto('keyplay').values(keyplays).onConflict(keepExisting),
    db
      .insertInto('perk')
      .values(perks.map(({ keyplayType, ...perk }) => ({ ...perk, keyplay_type: keyplayType })))
      .onConflict(keepExisting),
    db.insertInto('sleeve').values(sleeves).onConflict(keepExisting),
    db.insertInto('reward').values(rewards).onConflict(keepExisting),
  ]
  for (const insert of inserts) await insert.execute()
  const polishKeyplays = keyplays.map(({ id }) => ({ id, name_pl: keyplayTexts[id]?.namePl ?? '' }))
  await fillPolishTexts(db, 'keyplay', polishKeyplays, keyplays)
  await fillPolishTexts(db, 'perk', polishPerks, perks)
  await fillPolishTexts(db, 'sleeve', polishSleeves, sleeves)
  for (const table of ['role', 'style', 'map'] as const) await advanceIdentity(db, table)
}

const keepExisting = <Table extends keyof Schema>(conflict: OnConflictBuilder<Schema, Table>) =>
  conflict.doNothing()

type Named = { id: number; name: string; description?: string }
type Polish = { id: number; name_pl: string; description_pl?: string }

/** Writes Polish texts where none have been written and the English ones are still those of the seed. */
const fillPolishTexts = (
  db: Queryable,
  table: 'keyplay' | 'perk' | 'sleeve',
  polish: readonly Polish[],
  english: readonly Named[],
) => {
  const rows = polish.map(each => ({ ...english.find(({ id }) => id === each.id), ...each }))
  const described = table !== 'keyplay'
  return sql`update ${sql.table(table)} t set name_pl = s.name_pl
      ${described ? sql`, description_pl = s.description_pl` : sql``}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s(id int, name text, description text, name_pl text, description_pl text)
    where s.id = t.id and s.name = t.name and t.name_pl is null
      ${described ? sql`and s.description = t.description and t.description_pl is null` : sql``}`.execute(db)
}

/** Advances a table's sequence past the inserted ids; one that is further already stays where it is. */
const advanceIdentity = (db: Queryable, table: 'role' | 'style' | 'map') => {
  const sequence = sql.table(`${table}_id_seq`)
  return sql`select setval(pg_get_serial_sequence(${sql.lit(table)}, 'id'),
      greatest((select last_value from ${sequence}), (select max(id) from ${sql.table(table)})))`.execute(db)
}
