import { type FriendshipStatus, friendshipStatus } from '@game/domain'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../../ground/db/db.ts'
import type { Schema } from '../../ground/db/schema.ts'

/** Finds a user to invite by username regardless of case; users with a requested deletion are hidden. */
export const findInvited = (db: Queryable, username: string) =>
  db
    .selectFrom('account')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('deletion_requested_at', 'is', null)
    .where('erased_at', 'is', null)
    .select(['id', 'username'])
    .executeTakeFirst()

/** Finds and locks the friendship between two users, no matter who sent it. */
export const findFriendship = (db: Queryable, one: number, other: number) =>
  db
    .selectFrom('friendship')
    .where(sql`least(sender_id, recipient_id)`, '=', Math.min(one, other))
    .where(sql`greatest(sender_id, recipient_id)`, '=', Math.max(one, other))
    .select(['sender_id as senderId', 'recipient_id as recipientId', 'status'])
    .forUpdate()
    .executeTakeFirst()

/** Returns when the invite was sent; undefined if there is a friendship between the two already. */
export const insertInvite = (db: Queryable, senderId: number, recipientId: number) =>
  db
    .insertInto('friendship')
    .values({ sender_id: senderId, recipient_id: recipientId })
    .onConflict(conflict => conflict.doNothing())
    .returning('created_at as sentAt')
    .executeTakeFirst()

export const setStatus = (db: Queryable, senderId: number, recipientId: number, status: FriendshipStatus) =>
  db
    .updateTable('friendship')
    .set({ status })
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .returning('created_at as sentAt')
    .executeTakeFirstOrThrow()

/** Returns when its invite was sent. */
export const deleteFriendship = (db: Queryable, senderId: number, recipientId: number) =>
  db
    .deleteFrom('friendship')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .returning('created_at as sentAt')
    .executeTakeFirstOrThrow()

type WithFriendship = ExpressionBuilder<Schema & { f: Schema['friendship'] }, 'f'>

const user = (eb: WithFriendship, side: 'sender_id' | 'recipient_id') =>
  jsonObjectFrom(
    eb
      .selectFrom('account as a')
      .whereRef('a.id', '=', `f.${side}`)
      .select(['a.id', 'a.username', 'a.name', 'a.avatar']),
  ).$notNull()

const isShown = (side: 'sender_id' | 'recipient_id') =>
  sql<boolean>`exists (select from account a where a.id = f.${sql.ref(side)} and a.deletion_requested_at is null)`

/**
 * Lists a user's friendships, newest first; `pending` includes invites, which only the user may see (rulebook 10.5).
 */
export const listFriendships = (db: Queryable, userId: number, { pending }: { pending: boolean }) =>
  db
    .selectFrom('friendship as f')
    .where(eb => eb.or([eb('f.sender_id', '=', userId), eb('f.recipient_id', '=', userId)]))
    .where(isShown('sender_id'))
    .where(isShown('recipient_id'))
    .$if(!pending, query => query.where('f.status', '=', friendshipStatus.accepted))
    .select(eb => [
      'f.sender_id as senderId',
      'f.recipient_id as recipientId',
      'f.status',
      'f.created_at as createdAt',
      user(eb, 'sender_id').as('sender'),
      user(eb, 'recipient_id').as('recipient'),
    ])
    .orderBy('f.created_at', 'desc')
    .execute()
