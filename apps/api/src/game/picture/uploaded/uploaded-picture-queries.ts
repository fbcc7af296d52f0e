import type { PictureKind } from '@game/domain'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'

const columns = ['kind', 'key', 'checksum', 'uploaded_at'] as const

/** Finds an uploaded picture without its bytes. */
export const findPicture = (db: Queryable, kind: PictureKind, key: string) =>
  db.selectFrom('picture').where('kind', '=', kind).where('key', '=', key).select(columns).executeTakeFirst()

export const findPng = (db: Queryable, kind: PictureKind, key: string) =>
  db
    .selectFrom('picture')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .select(['checksum', 'png'])
    .executeTakeFirst()

/**
 * Makes changes of pictures run one after another until the transaction ends, so that each knows what it replaces; reads
 * do not wait.
 */
export const lockPictures = (db: Queryable) => sql`lock table picture in share row exclusive mode`.execute(db)

export const savePicture = (db: Queryable, picture: Insertable<Schema['picture']>) =>
  db
    .insertInto('picture')
    .values(picture)
    .onConflict(conflict =>
      conflict.columns(['kind', 'key']).doUpdateSet({
        png: picture.png,
        checksum: picture.checksum,
        uploaded_at: sql<string>`clock_timestamp()`,
      }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deletePicture = (db: Queryable, kind: PictureKind, key: string) =>
  db.deleteFrom('picture').where('kind', '=', kind).where('key', '=', key).execute()

const keyColumns = { team: 'key', player: 'img', event: 'img' } as const

/** Whether a team, a player or an event has this key. */
export const isKeyUsed = async (db: Queryable, kind: PictureKind, key: string): Promise<boolean> => {
  const { rows } = await sql<{ used: boolean }>`select exists (
    select from ${sql.table(kind)} where ${sql.ref(keyColumns[kind])} = ${key}) as used`.execute(db)
  return rows[0]?.used ?? false
}
