import { type CountedPhase, deletedName, type FinalityClock } from '@game/domain'
import { type Expression, sql } from 'kysely'
import { blockOf, blockSize } from './blocks.ts'

/** Writes a timestamptz inside a JSON aggregate in the format of the wire: ISO 8601 UTC with milliseconds (rulebook 12.11). */
export const iso = (at: Expression<string>) =>
  sql<string>`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The goal that counts: the one at the lock once the phase is frozen (rulebook 6.12), the current one until then. */
export const goalOf = (phase: string) =>
  sql<number>`coalesce(${sql.ref(`${phase}.goal`)}, ${sql.ref(`${phase}.points`)})`

/** The multiplier that counts, by the same rule. */
export const multOf = (phase: string) =>
  sql<number>`coalesce(${sql.ref(`${phase}.frozen_mult`)}, ${sql.ref(`${phase}.mult`)})`

/** When the counts of a phase last changed; null if it has none (rulebook 17.1). */
export const countedAtOf = (phase: string) =>
  sql<string>`(select max(u.uploaded_at) from phase_upload f join score_upload u on u.id = f.upload_id
    where f.event_id = ${sql.ref(`${phase}.event_id`)} and f.phase_index = ${sql.ref(`${phase}.index`)})`

/** What decides whether the ranking of the event `e` is final, as JSON (rulebook 17.3). */
export const finalityJson = sql<
  FinalityClock & { phases: CountedPhase[] }
>`json_build_object('completed', e.completed,
  'finalAfterHours', e.final_after_hours, 'now', ${iso(sql`clock_timestamp()`)}, 'phases', coalesce((
    select json_agg(json_build_object('index', p.index, 'points', ${goalOf('p')}, 'open', ${iso(sql.ref('p.open'))},
      'lock', ${iso(sql.ref('p.lock'))}, 'countedAt', ${iso(countedAtOf('p'))}) order by p.index)
    from phase p where p.event_id = e.id), '[]'))`

/** Matches decks that hold any of the players. */
export const holdingAny = (players: readonly number[]) =>
  sql<boolean>`exists (select from jsonb_array_elements(cards) card
    where (card -> 'playerId')::int = any(${players}::int[]))`

/** Matches decks with any of these perks from the phase's own supply. */
export const usingAny = (perks: readonly number[], phaseIndex: number) =>
  sql<boolean>`exists (select from jsonb_path_query(cards, '$[*].perks[*]') perk
    where (perk -> 'originPhase')::int = ${phaseIndex} and (perk -> 'perkId')::int = any(${perks}::int[]))`

/** The username of an account, or the name of deleted users once its deletion has been requested (rulebook 10.17). */
export const shownName = (account: string) =>
  sql<string>`case when ${sql.ref(`${account}.deletion_requested_at`)} is null and ${sql.ref(`${account}.erased_at`)} is null
    then ${sql.ref(`${account}.username`)} else ${deletedName} end`

/** Matches notifications except those that are about a user who has requested deletion (rulebook 10.17). */
const namesNoDeletedUser = (notification: string) =>
  sql<boolean>`not exists (select from account a
    where ${sql.ref(`${notification}.kind`)} in ('friend_invite', 'friend_accepted', 'league_joined', 'league_asked', 'event_asked', 'talk_mentioned')
    and a.id = (${sql.ref(`${notification}.facts`)} ->> 'userId')::int and a.deletion_requested_at is not null)`

/**
 * Selects the facts of the notice `n` that are the user's own or change: scores, and the lock of a warning, which is that of the phase
 * as it is now (rulebook 17.11).
 */
const factsOfUser = (userId: number) => sql`case
  when n.kind = 'lock_near' then coalesce((select jsonb_build_object('lock', ${iso(sql.ref('p.lock'))}) from phase p
    where p.event_id = n.event_id and p.index = (n.facts -> 'phaseIndex')::int), '{}')
  else jsonb_strip_nulls(jsonb_build_object('score', b.scores[${(userId % blockSize) + 1}::int] / 100.0,
    'scoreBefore', b.scores_before[${(userId % blockSize) + 1}::int] / 100.0)) end`

/** Selects the facts of a notification with the name of deleted users instead of the one that is in them. */
export const withoutName = sql`facts || jsonb_build_object(
  case when facts ? 'opponent' then 'opponent' else 'username' end, ${deletedName}::text)`

/**
 * Selects the facts of the notification `n`; results of leagues name other users, who may have requested deletion since (rulebook 10.17), and a
 * reward may have been taken back, of which there is another notification with the same key (rulebook 10.24).
 */
const ownFacts = sql`case when n.kind = 'reward_granted' and exists (select from notification t where t.user_id = n.user_id
    and t.natural_key = 'reward_taken_back' || substr(n.natural_key, length('reward_granted') + 1))
  then n.facts || '{"state": "takenBack"}' when n.kind in ('fixture_result', 'league_ended') and exists (select from account a
  where a.id = (n.facts ->> 'userId')::int and a.deletion_requested_at is not null) then ${withoutName} else n.facts end`

/**
 * Selects a user's notifications: their own, except those that name a user who has requested deletion (rulebook 10.17), and
 * notices of events, which they share with other users.
 */
export const notificationsOf = (userId: number) => sql`
  select n.id, n.kind, ${ownFacts} as facts, n.created_at, n.read_at from notification n
  where n.user_id = ${userId} and ${namesNoDeletedUser('n')}
  union all
  select n.id, n.kind, n.facts || ${factsOfUser(userId)}, n.created_at, r.read_at
  from event_notice_block b join event_notice n on n.id = b.notice_id
  left join event_notice_read r on r.notice_id = n.id and r.user_id = ${userId}
  where b.block = ${blockOf(userId)} and get_bit(b.users, ${userId % blockSize}) = 1`

/** Matches notifications of an opened phase that has locked since: there is nothing left to do (rulebook 10.24). */
const isLockedSince = (notification: string) =>
  sql<boolean>`${sql.ref(`${notification}.kind`)} = 'phase_opened' and exists (select from phase p
    where p.event_id = (${sql.ref(`${notification}.facts`)} ->> 'eventId')::int
      and p.index = (${sql.ref(`${notification}.facts`)} ->> 'phaseIndex')::int and p.lock <= clock_timestamp())`

/** Selects the notifications of a user but those that the user has muted (rulebook 10.28), and of opened phases that have locked since. */
export const heardNotificationsOf = (userId: number) => sql`
  select n.* from (${notificationsOf(userId)}) n where not (${isLockedSince('n')}) and not exists (select from notification_mute m
    where m.user_id = ${userId} and (m.kind = n.kind or m.league_id = (n.facts ->> 'leagueId')::int
      or m.clan_id = (n.facts ->> 'clanId')::int or m.event_id = (n.facts ->> 'eventId')::int))`
