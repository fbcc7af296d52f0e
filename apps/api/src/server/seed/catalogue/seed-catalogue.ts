import { keyplays, keyplayTexts, perks, sleeves } from '@game/domain'
import type { OnConflictBuilder } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { advanceIdentity, fillPolishTexts } from './catalogue-queries.ts'
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
