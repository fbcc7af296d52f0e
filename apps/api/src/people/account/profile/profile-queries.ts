import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

type WonReward = {
  eventId: number
  event: string
  eventRewardId: number
  rewardId: number
  reward: { name: string; namePl: string | null }
  amount: number
  rank: number
}

/** What the user of the row `a` has been granted, of public events only (rulebook 2.2). */
const rewardsJson = sql<
  WonReward[]
>`(select coalesce(jsonb_agg(jsonb_build_object('eventId', e.id, 'event', e.name,
    'eventRewardId', w.id,
    'rewardId', r.id, 'reward', jsonb_build_object('name', r.name, 'namePl', r.name_pl), 'amount', g.amount, 'rank', g.rank)
    order by e.id desc, r.id, w.id), '[]')
  from reward_grant g join event e on e.id = g.event_id join event_reward w on w.id = g.event_reward_id
  join reward r on r.id = w.reward_id where g.user_id = a.id and e.public)`

type Blocked = { id: number; username: string; name: string; avatar: string }

/** The usernames of those whom the user of the row `a` has blocked; users who asked for deletion are hidden (rulebook 10.17). */
const blockedJson = sql<
  Blocked[]
>`(select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'username', o.username,
    'name', o.name, 'avatar', o.avatar) order by o.username), '[]')
  from user_block b join account o on o.id = b.blocked_id where b.user_id = a.id and o.deletion_requested_at is null)`

/** Finds what the profile and the header show about a user; points and badges come from `getProgress`. */
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
      'a.history_hidden as historyHidden',
      'm.clan_id',
      'm.role as clan_role',
      rewardsJson.as('rewards'),
      blockedJson.as('blocked'),
    ])
    .executeTakeFirst()

type UserMarks = { id: number; avatar: string; clan: { id: number; name: string; img: string } | null }

/** Lists what lists show of users next to their names; users who asked for deletion are left out. */
export const listUserMarks = async (db: Queryable, ids: readonly number[]): Promise<UserMarks[]> => {
  const { rows } = await sql<UserMarks>`select a.id, a.avatar,
      case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'img', c.img) end as clan
    from account a left join clan_member m on m.user_id = a.id left join clan c on c.id = m.clan_id
    where a.id = any(${ids}::int[]) and a.deletion_requested_at is null and a.erased_at is null
    order by a.id`.execute(db)
  return rows
}

/** Finds which of these users are players of an event, by their linked accounts of Steam; those of the chat count in private events (rulebook 30.14). */
export const listPlayersAmong = (db: Queryable, eventId: number, ids: readonly number[]) =>
  db
    .selectFrom('provider_link as l')
    .innerJoin('player as p', 'p.steam_id', 'l.subject')
    .where('l.provider', '=', 'steam')
    .where('l.account_id', 'in', ids)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('l.signs_in', '=', true),
        exists(selectFrom('private_event as h').where('h.event_id', '=', eventId).select('h.event_id')),
      ]),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('phase_player as x')
          .where('x.event_id', '=', eventId)
          .whereRef('x.player_id', '=', 'p.id')
          .select('x.player_id'),
      ),
    )
    .select(eb => [
      'l.account_id as userId',
      'p.id',
      'p.name',
      eb('p.event_id', 'is not', null).$castTo<boolean>().as('own'),
    ])
    .execute()

export const updateProfileRow = (
  db: Queryable,
  userId: number,
  profile: { name?: string; avatar?: string; history_hidden?: boolean },
) => db.updateTable('account').set(profile).where('id', '=', userId).execute()
