import { type ClanRole, clanRole } from '@game/domain'
import { sql } from 'kysely'
import { containing, type Paging } from '../../ground/contract/paging.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { publishMessage } from '../../ground/stream/message-queries.ts'

export const findMembership = (db: Queryable, userId: number) =>
  db
    .selectFrom('clan_member')
    .where('user_id', '=', userId)
    .select(['clan_id', 'role', 'joined_at'])
    .forUpdate()
    .executeTakeFirst()

/** Whether the owner of the clan has blocked the user (rulebook 10.26). */
export const isBlockedByOwner = async (db: Queryable, clanId: number, userId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('clan_member as m')
    .innerJoin('user_block as b', 'b.user_id', 'm.user_id')
    .where('m.clan_id', '=', clanId)
    .where('m.role', '=', clanRole.owner)
    .where('b.blocked_id', '=', userId)
    .select('m.user_id')
    .executeTakeFirst()
  return found !== undefined
}

/** Answers false if the user is in a clan already. */
export const insertMember = async (
  db: Queryable,
  member: { user_id: number; clan_id: number; role: ClanRole },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('clan_member')
    .values(member)
    .onConflict(conflict => conflict.column('user_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Takes a user out of their clan; their streams of its talk end. */
export const deleteMember = async (db: Queryable, userId: number) => {
  await publishMessage(db, { type: 'access_changed', userId })
  return db
    .deleteFrom('clan_member')
    .where('user_id', '=', userId)
    .returning(['user_id', 'joined_at'])
    .execute()
}

export const setMemberRole = (db: Queryable, userId: number, role: ClanRole) =>
  db.updateTable('clan_member').set({ role }).where('user_id', '=', userId).execute()

const rolesInOrder = sql<number>`array_position(${[clanRole.owner, clanRole.moderator, clanRole.member]}::int[], m.role)`

/**
 * Finds the next owner: moderators before members, then by the time of joining; users with a requested deletion last
 * (rulebook 10.18).
 */
export const findSuccessor = (db: Queryable, clanId: number) =>
  db
    .selectFrom('clan_member as m')
    .innerJoin('account as a', 'a.id', 'm.user_id')
    .where('m.clan_id', '=', clanId)
    .select('m.user_id')
    .orderBy(sql`a.deletion_requested_at is not null`)
    .orderBy(rolesInOrder)
    .orderBy('m.joined_at')
    .limit(1)
    .executeTakeFirst()

/** Selects the visible members: users with a requested deletion are hidden (rulebook 10.17). */
const membersOf = (db: Queryable, clanId: number, phrase: string) =>
  db
    .selectFrom('clan_member as m')
    .innerJoin('account as a', 'a.id', 'm.user_id')
    .where('m.clan_id', '=', clanId)
    .where('a.deletion_requested_at', 'is', null)
    .$if(phrase !== '', query =>
      query.where(eb =>
        eb.or([eb('a.username', 'ilike', containing(phrase)), eb('a.name', 'ilike', containing(phrase))]),
      ),
    )

/** Lists the owner, moderators, members, each by the time of joining (rulebook 10.16). */
export const listMembers = (db: Queryable, clanId: number, { page, pageSize, phrase }: Paging) =>
  membersOf(db, clanId, phrase)
    .select(['m.user_id', 'm.clan_id', 'm.role', 'a.username', 'a.name', 'a.avatar'])
    .orderBy(rolesInOrder)
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()

export const countMembers = async (db: Queryable, clanId: number, phrase: string): Promise<number> => {
  const { count } = await membersOf(db, clanId, phrase)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists all members but one, to notify them. */
export const listOtherMembers = (db: Queryable, clanId: number, userId: number) =>
  db
    .selectFrom('clan_member')
    .where('clan_id', '=', clanId)
    .where('user_id', '<>', userId)
    .select(['user_id', 'joined_at'])
    .forUpdate()
    .execute()
