import { type ClanRole, postSigns, talkLimits } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import { shownName } from '../../ground/db/sql-expressions.ts'

/** Where a talk is: of a league or, with an event, of a round of it, or of a clan. */
export type Place = { leagueId: number | null; eventId: number; phaseIndex: number; clanId: number | null }
export type TalkRow = { id: number; posts: number; pinnedId: number | null }

const columns = sql`id, posts, pinned_id as "pinnedId"`
const isAt = ({ leagueId, eventId, phaseIndex, clanId }: Place) =>
  clanId === null
    ? sql`league_id = ${leagueId} and event_id = ${eventId} and phase_index = ${phaseIndex}`
    : sql`clan_id = ${clanId}`

export const findTalk = async (db: Queryable, place: Place): Promise<TalkRow | undefined> => {
  const { rows } = await sql<TalkRow>`select ${columns} from talk where ${isAt(place)}`.execute(db)
  return rows[0]
}

/** Makes a talk if there is none, and locks it, so that its posts get their ids in the order in which they appear. */
export const lockTalk = async (db: Queryable, place: Place): Promise<TalkRow> => {
  const { leagueId, eventId, phaseIndex, clanId } = place
  await sql`insert into talk (league_id, event_id, phase_index, clan_id)
    values (${leagueId}, ${eventId}, ${phaseIndex}, ${clanId}) on conflict do nothing`.execute(db)
  const { rows } = await sql<TalkRow>`select ${columns} from talk where ${isAt(place)} for update`.execute(db)
  const [talk] = rows
  if (!talk) throw new Error('The talk is gone')
  return talk
}

/** Finds a user's role in a clan; null for none. */
export const findClanRole = async (
  db: Queryable,
  clanId: number,
  userId: number,
): Promise<ClanRole | null> => {
  const found = await db
    .selectFrom('clan_member')
    .where('user_id', '=', userId)
    .where('clan_id', '=', clanId)
    .select('role')
    .executeTakeFirst()
  return found?.role ?? null
}

export const findClanOfTalk = (db: Queryable, clanId: number) =>
  db.selectFrom('clan').where('id', '=', clanId).select(['name', 'talk_key']).executeTakeFirst()

/**
 * Matches posts `p` that a user can read as far as it depends on who wrote them: others whom the user has not blocked, and who have not asked
 * for deletion (rulebook 28.7, 28.10). The rest are stones, which are nothing new.
 */
export const isOfOthers = (userId: number) => sql<boolean>`p.user_id <> ${userId} and p.deleted_at is null
  and not exists (select from user_block b where b.user_id = ${userId} and b.blocked_id = p.user_id)
  and not exists (select from account w where w.id = p.user_id and w.deletion_requested_at is not null)`

/** Counts the posts of others that a user has not read, up to a hundred: of the talk `t`. */
const unreadOf = (userId: number) => sql<number>`(select count(*) from (select from talk_post p
  where p.talk_id = t.id and p.id > coalesce((select read_id from talk_mark where talk_id = t.id and user_id = ${userId}), 0)
    and ${isOfOthers(userId)} limit ${talkLimits.unread}) n)`

/** Reads what a member sees of a talk besides its posts: unread ones, and those of the rounds of a league. */
export const readCounts = async (db: Queryable, place: Place, userId: number) => {
  const { leagueId, clanId } = place
  const whole = clanId === null ? sql`t.league_id = ${leagueId}` : sql`t.clan_id = ${clanId}`
  const { rows } = await sql<{
    eventId: number
    phaseIndex: number
    posts: number
    unread: number
  }>`
    select t.event_id as "eventId", t.phase_index as "phaseIndex", t.posts, ${unreadOf(userId)} as unread
    from talk t where ${whole} order by t.event_id, t.phase_index`.execute(db)
  return rows
}

export type PostRow = {
  id: number
  userId: number
  username: string
  avatar: string
  text: string
  sentAt: string
  editedAt: string | null
  isDeleted: boolean
  isErased: boolean
  isBlocked: boolean
  reports: number
  isKept: boolean
  counts: number[]
  own: number[]
  reported: boolean
}

const posts = (
  userId: number,
) => sql`select p.id, p.user_id as "userId", ${shownName('a')} as username, a.avatar, p.text,
    p.sent_at as "sentAt", p.edited_at as "editedAt", p.deleted_at is not null as "isDeleted",
    a.deletion_requested_at is not null or a.erased_at is not null as "isErased",
    exists (select from user_block b where b.user_id = ${userId} and b.blocked_id = p.user_id) as "isBlocked",
    p.reports, p.kept as "isKept", p.counts,
    array(select sign from talk_reaction r where r.post_id = p.id and r.user_id = ${userId}) as own,
    exists (select from talk_report r where r.post_id = p.id and r.user_id = ${userId}) as reported
  from talk_post p join account a on a.id = p.user_id`

/** Lists a page of the posts of a talk and one more, the newest first. */
export const listPosts = async (
  db: Queryable,
  { talkId, before, userId }: { talkId: number; before: number | undefined; userId: number },
): Promise<PostRow[]> => {
  const older = before === undefined ? sql`true` : sql`p.id < ${before}::bigint`
  const { rows } = await sql<PostRow>`${posts(userId)} where p.talk_id = ${talkId} and ${older}
    order by p.id desc limit ${talkLimits.page + 1}`.execute(db)
  return rows
}

export const findShownPost = async (
  db: Queryable,
  id: number,
  userId: number,
): Promise<PostRow | undefined> => {
  const { rows } = await sql<PostRow>`${posts(userId)} where p.id = ${id}`.execute(db)
  return rows[0]
}

/** Finds the last post of a user in a locked talk, if it has this text and was sent within the minute: as a call is sent again after a lost answer. */
export const findRepeated = async (
  db: Queryable,
  talkId: number,
  { userId, text }: { userId: number; text: string },
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`select id from (
      select id, text, deleted_at from talk_post where talk_id = ${talkId} and user_id = ${userId}
        and sent_at > clock_timestamp() - interval '1 minute' order by id desc limit 1) last
    where text = ${text} and deleted_at is null`.execute(db)
  return rows[0]?.id
}

/** Adds a post to a locked talk, and deletes the oldest ones above the limit, but not the pinned one. */
export const insertPost = async (
  db: Queryable,
  talk: TalkRow,
  { userId, text }: { userId: number; text: string },
): Promise<number> => {
  const { id } = await db
    .insertInto('talk_post')
    .values({ talk_id: talk.id, user_id: userId, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tooMany = Math.max(0, talk.posts + 1 - talkLimits.kept)
  if (tooMany > 0)
    await sql`delete from talk_post where id in (
      select id from talk_post where talk_id = ${talk.id} and id is distinct from ${talk.pinnedId}::bigint
      order by id limit ${tooMany})`.execute(db)
  await db
    .updateTable('talk')
    .set({ last_id: id, posts: talk.posts + 1 - tooMany })
    .where('id', '=', talk.id)
    .execute()
  return id
}

/** Notes how far a user has read; never less far than before. */
export const markReadTo = (db: Queryable, talkId: number, userId: number, postId: number) =>
  sql`insert into talk_mark (talk_id, user_id, read_id) select id, ${userId}::int, least(last_id, ${postId}::bigint)
    from talk where id = ${talkId} on conflict (talk_id, user_id) do update
    set read_id = greatest(talk_mark.read_id, excluded.read_id)`.execute(db)

/**
 * Finds the members whom a post mentions and who are to be notified of it, and notes that they are: not its author, nobody who has blocked the author or whom the author has blocked, nor who was notified of this talk within the hour.
 */
export const claimMentioned = async (
  db: Queryable,
  { leagueId, clanId }: Place,
  { talkId, authorId, names }: { talkId: number; authorId: number; names: readonly string[] },
): Promise<number[]> => {
  const member =
    clanId === null
      ? sql`exists (select from league_member m where m.league_id = ${leagueId} and m.user_id = a.id and m.left_at is null)`
      : sql`exists (select from clan_member m where m.clan_id = ${clanId} and m.user_id = a.id)`
  const { rows } = await sql<{ id: number }>`
    insert into talk_mark as m (talk_id, user_id, mentioned_at)
    select ${talkId}::int, a.id, clock_timestamp() from account a
    where lower(a.username) = any(${names}::text[]) and a.erased_at is null and a.deletion_requested_at is null
      and a.id <> ${authorId} and ${member}
      and not exists (select from user_block b
        where (b.user_id, b.blocked_id) in ((a.id, ${authorId}::int), (${authorId}::int, a.id)))
    on conflict (talk_id, user_id) do update set mentioned_at = excluded.mentioned_at
      where m.mentioned_at is null
        or m.mentioned_at <= clock_timestamp() - make_interval(secs => ${talkLimits.mentionMs / 1000})
    returning m.user_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The place of a sign in the lists of counts, from 1 as the database counts. */
export const placeOfSign = (sign: (typeof postSigns)[number]): number => postSigns.indexOf(sign) + 1
