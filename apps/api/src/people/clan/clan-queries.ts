import { sql } from 'kysely'
import { containing, type Paging } from '../../ground/contract/paging.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { publishMessage } from '../../ground/stream/message-queries.ts'

const columns = ['c.id', 'c.name', 'c.img', 'c.created_at as createdAt'] as const

const members = sql<number>`(select count(*) from clan_member m join account a on a.id = m.user_id
  where m.clan_id = c.id and a.deletion_requested_at is null)`.as('members')

const named = (db: Queryable, phrase: string) =>
  db.selectFrom('clan as c').$if(phrase !== '', query => query.where('c.name', 'ilike', containing(phrase)))

/** Lists clans by name. */
export const listClans = (db: Queryable, { page, pageSize, phrase }: Paging) =>
  named(db, phrase)
    .select([...columns, members])
    .orderBy('c.name_key')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()

export const countClans = async (db: Queryable, phrase: string): Promise<number> => {
  const { count } = await named(db, phrase)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findClan = (db: Queryable, clanId: number) =>
  db
    .selectFrom('clan as c')
    .where('c.id', '=', clanId)
    .select([...columns, members])
    .executeTakeFirst()

/** Locks the clan; every change locks it before its members, so that changes run one after another. */
export const lockClan = (db: Queryable, clanId: number) =>
  db.selectFrom('clan').where('id', '=', clanId).select(['id', 'name']).forUpdate().executeTakeFirst()

type Named = { name: string; name_key: string }

export const insertClan = async (
  db: Queryable,
  clan: Named & { img?: string | undefined },
): Promise<number> => {
  const { id } = await db.insertInto('clan').values(clan).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateClanRow = (
  db: Queryable,
  clanId: number,
  changed: Partial<Named> & { img?: string | undefined },
) => db.updateTable('clan').set(changed).where('id', '=', clanId).execute()

/** Deletes a clan; the streams of its talk end. */
export const deleteClan = async (db: Queryable, clanId: number): Promise<void> => {
  const deleted = await db.deleteFrom('clan').where('id', '=', clanId).returning('talk_key').execute()
  for (const { talk_key: talk } of deleted) await publishMessage(db, { type: 'access_changed', talk })
}
