import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** Finds what the profile and the header show of a user; points and badges come from `getProgress`. */
export const findProfile = (db: Queryable, by: { id: number } | { username: string }) =>
  db
    .selectFrom('account as a')
    .leftJoin('clan_member as m', 'm.user_id', 'a.id')
    .where(eb =>
      'id' in by ? eb('a.id', '=', by.id) : eb(sql`lower(a.username)`, '=', by.username.toLowerCase()),
    )
    .where('a.deletion_requested_at', 'is', null)
    .where('a.erased_at', 'is', null)
    .select([
      'a.id',
      'a.username',
      'a.name',
      'a.email',
      'a.avatar',
      'a.role',
      'm.clan_id',
      'm.role as clan_role',
    ])
    .executeTakeFirst()

export const updateProfileRow = (
  db: Queryable,
  userId: number,
  profile: { name?: string; avatar?: string },
) => db.updateTable('account').set(profile).where('id', '=', userId).execute()
