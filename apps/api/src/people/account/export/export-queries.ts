import { type RawBuilder, sql } from 'kysely'
import { placesPerBlock } from '../../../ground/db/blocks.ts'
import type { Db } from '../../../ground/db/db.ts'
import { notificationsOf, shownName } from '../../../ground/db/sql-expressions.ts'
import { readAtOnce } from '../../../ground/db/transaction.ts'
import { isPlayed } from '../../../ground/event-visibility/visibility-queries.ts'

/** Where a user stands in a row of `standing_place`, from 1. */
const placeOf = (userId: number) => (userId % placesPerBlock) + 1

/** Everything that is kept of a user, by kind (rulebook 1.25). Neither hashes nor tokens. */
const partsOf = (userId: number): Record<string, RawBuilder<unknown>> => ({
  account: sql`select id, username, email, name, avatar, role, policy_accepted_at, history_hidden, created_at from account where id = ${userId}`,
  sessions: sql`select device, network, remember, by_passkey, created_at, used_at, expires_at from session where account_id = ${userId} and scopes is null`,
  accessTokens: sql`select name, scopes, network, created_at, used_at, expires_at from session
    where account_id = ${userId} and scopes is not null`,
  devices: sql`select used_at from known_device where account_id = ${userId}`,
  passkeys: sql`select name, transports, created_at, used_at from passkey where account_id = ${userId}`,
  providers: sql`select provider, subject, name, created_at, used_at, signs_in from provider_link where account_id = ${userId}`,
  contact: sql`select language, time_zone, confirmed_at, bounces, pending_address, muted from contact where account_id = ${userId}`,
  calendarLink: sql`select created_at from calendar_link where account_id = ${userId}`,
  mailLinks: sql`select purpose, address, expires_at from mail_link where account_id = ${userId}`,
  webhooks: sql`select event_id, league_id, url, form, kinds, failing_since, off_at, off_reason, created_at from webhook
    where account_id = ${userId}`,
  pushSubscriptions: sql`select substring(endpoint from '^https?://([^/]+)') as push_service, created_at from push_subscription
    where account_id = ${userId}`,
  mails: sql`select channel, kind, facts, try_at, done_at, outcome from delivery where account_id = ${userId}`,
  securityEvents: sql`select at, kind, network from security_event where account_id = ${userId}`,
  friendships: sql`select f.sender_id = ${userId} as sent, f.status, f.created_at, ${shownName('a')} as username
    from friendship f join account a on a.id = case f.sender_id when ${userId} then f.recipient_id else f.sender_id end
    where ${userId} in (f.sender_id, f.recipient_id)`,
  blocked: sql`select ${shownName('a')} as username, b.created_at from user_block b join account a on a.id = b.blocked_id
    where b.user_id = ${userId}`,
  talkPosts: sql`select l.name as league, c.name as clan, p.text, p.sent_at, p.edited_at, p.deleted_at
    from talk_post p join talk t on t.id = p.talk_id left join league l on l.id = t.league_id left join clan c on c.id = t.clan_id
    where p.user_id = ${userId}`,
  talkReactions: sql`select post_id, sign from talk_reaction where user_id = ${userId}`,
  talkReports: sql`select post_id from talk_report where user_id = ${userId}`,
  talkMarks: sql`select l.name as league, c.name as clan, m.read_id, m.mentioned_at
    from talk_mark m join talk t on t.id = m.talk_id left join league l on l.id = t.league_id left join clan c on c.id = t.clan_id
    where m.user_id = ${userId}`,
  mutes: sql`select kind, league_id, clan_id, event_id, name from notification_mute where user_id = ${userId}`,
  clan: sql`select c.name, m.role, m.joined_at from clan_member m join clan c on c.id = m.clan_id where m.user_id = ${userId}`,
  organises: sql`select e.name as event, o.named_at, o.accepted_at from event_organiser o join event e on e.id = o.event_id
    where o.user_id = ${userId}`,
  hosts: sql`select e.name as event, h.made_at, h.prize from private_event h join event e on e.id = h.event_id
    where h.owner_id = ${userId}`,
  privateEvents: sql`select e.name as event, q.state, q.since, q.steam_code, q.steam_code_until from event_participant q join event e on e.id = q.event_id
    where q.user_id = ${userId}`,
  eventReports: sql`select e.name as event, r.reason, r.reported_at from event_report r join event e on e.id = r.event_id
    where r.user_id = ${userId}`,
  leagues: sql`select l.name, l.format, m.role, m.joined_at, m.left_at from league_member m join league l on l.id = m.league_id
    where m.user_id = ${userId}`,
  leagueTexts: sql`select name, prize, note from league where texts_by = ${userId} and (prize <> '' or note <> '')`,
  leagueRequests: sql`select l.name, r.asked_at from league_request r join league l on l.id = r.league_id
    where r.user_id = ${userId}`,
  leagueTitles: sql`select l.name, t.won_at from league_title t join league l on l.id = t.league_id
    where t.user_id = ${userId}`,
  seasons: sql`select year, rank, points / 100.0 as points, events from season_standing where user_id = ${userId}`,
  notifications: sql`select kind, facts, created_at, read_at from (${notificationsOf(userId)}) n`,
  decks: sql`select event_id, phase_index, cards, saved_at from deck where user_id = ${userId}`,
  drafts: sql`select event_id, phase_index, cards, saved_at from draft_deck where user_id = ${userId}`,
  shortlist: sql`select p.name from shortlisted_player s join player p on p.id = s.player_id where s.user_id = ${userId}`,
  summaries: sql`select event_id, phase_index, score, points, success, seen_at from phase_summary where user_id = ${userId}`,
  standings: sql`select e.id as event_id, p.ranks[${placeOf(userId)}] as rank, p.scores[${placeOf(userId)}] / 100.0 as score
    from event e join standing_place p on p.event_id = e.id and p.generation = e.generation
    where ${isPlayed()} and p.block = ${Math.floor(userId / placesPerBlock)} and p.positions[${placeOf(userId)}] is not null`,
  disputes: sql`select event_id, phase_index, reason, receipt -> 'deck' as deck, sent_at, answer, answered_at from dispute
    where user_id = ${userId}`,
  rewards: sql`select g.event_id, r.name, g.rank, g.amount from reward_grant g join event_reward w on w.id = g.event_reward_id
    join reward r on r.id = w.reward_id where g.user_id = ${userId}`,
  eventMessages: sql`select event_id, en, pl, sent_at from event_message where sent_by = ${userId}`,
  adminWrites: sql`select at, call, event_id, before, after from audit where account_id = ${userId}`,
})

/** Reads all of it, as it stands at one instant. */
export const readOwnData = (db: Db, userId: number): Promise<Record<string, object[]>> =>
  readAtOnce(db, async trx => {
    const data: Record<string, object[]> = {}
    for (const [name, part] of Object.entries(partsOf(userId))) {
      const { rows } = await sql<{ row: object }>`select to_jsonb(p) as row from (${part}) p`.execute(trx)
      data[name] = rows.map(({ row }) => row)
    }
    return data
  })
