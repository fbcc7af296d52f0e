import { type ClanRole, leagueTalks } from '@game/domain'
import { TRPCError } from '@trpc/server'
import type { Muted } from '../../game/notification/bell/mute-queries.ts'
import { notFound, refuse } from '../../ground/contract/refusal.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { findLeague } from '../league/state/league-queries.ts'
import { findRole } from '../league/state/member-queries.ts'
import { loadShownLeague } from '../league/state/shown-leagues.ts'
import { type LockedPost, lockPost } from './post-queries.ts'
import type { TalkOf } from './shapes.ts'
import { findClanOfTalk, findClanRole, type Place } from './talk-queries.ts'

/** `key` is what streams listen to. */
export type OpenTalk = { place: Place; name: string; key: string; role: ClanRole }

/**
 * Finds the talk that a member names, with the name of its league or clan and the member's role (rulebook 28.1). Refuses LEAGUE_NOT_FOUND,
 * CLAN_NOT_FOUND, TALK_MEMBERS, TALK_OFF.
 */
export async function openTalk(db: Queryable, userId: number, named: TalkOf): Promise<OpenTalk> {
  const { leagueId, clanId, eventId = 0, phaseIndex = 0 } = named
  if ((leagueId === undefined) === (clanId === undefined) || (eventId === 0 && phaseIndex !== 0))
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: 'leagueId or clanId is needed; phaseIndex with eventId.',
    })
  const place = { leagueId: leagueId ?? null, clanId: clanId ?? null, eventId, phaseIndex }
  return clanId === undefined
    ? openOfLeague(db, userId, place)
    : openOfClan(db, userId, { ...place, eventId: 0, phaseIndex: 0 })
}

/** What a user mutes who mutes a talk: its league or clan (rulebook 28.9). */
export const mutedOf = ({ leagueId, clanId }: Place): Muted =>
  clanId === null ? { leagueId: leagueId ?? 0 } : { clanId }

async function openOfLeague(db: Queryable, userId: number, place: Place): Promise<OpenTalk> {
  const league = (await findLeague(db, place.leagueId ?? 0)) ?? notFound('League')
  const role = await findRole(db, league.id, userId)
  if (role === null) return league.visibility === 'private' ? notFound('League') : refuse('TALK_MEMBERS')
  if (!leagueTalks(league.visibility, league.talks)) refuse('TALK_OFF')
  return { place, name: league.name, key: league.talk_key, role }
}

async function openOfClan(db: Queryable, userId: number, place: Place): Promise<OpenTalk> {
  const clanId = place.clanId ?? 0
  const { name, talk_key: key } = (await findClanOfTalk(db, clanId)) ?? notFound('Clan')
  const role = (await findClanRole(db, clanId, userId)) ?? refuse('TALK_MEMBERS')
  return { place, name, key, role }
}

/** Returns the number of the round at a place; null if it is the talk of a whole league or clan. Refuses LEAGUE_NOT_FOUND if the league has no such round. */
export async function roundAt(
  db: Queryable,
  { leagueId, eventId, phaseIndex }: Place,
): Promise<number | null> {
  if (leagueId === null || eventId === 0) return null
  const { rounds } = await loadShownLeague(db, (await findLeague(db, leagueId)) ?? notFound('League'))
  const found = rounds.find(round => round.eventId === eventId && (round.phaseIndex ?? 0) === phaseIndex)
  return (found ?? notFound('League')).round
}

/** Locks a post that a member names. For others than members it does not exist. Refuses POST_NOT_FOUND, TALK_OFF. */
export async function openPost(
  db: Queryable,
  userId: number,
  postId: number,
): Promise<{ post: LockedPost; key: string; role: ClanRole; isAuthor: boolean }> {
  const post = (await lockPost(db, postId)) ?? notFound('Post')
  const isAuthor = post.userId === userId
  if (post.clanId !== null) {
    const { talk_key: key } = (await findClanOfTalk(db, post.clanId)) ?? notFound('Post')
    const role = (await findClanRole(db, post.clanId, userId)) ?? notFound('Post')
    return { post, key, role, isAuthor }
  }
  const league = (await findLeague(db, post.leagueId ?? 0)) ?? notFound('Post')
  const role = (await findRole(db, league.id, userId)) ?? notFound('Post')
  if (!leagueTalks(league.visibility, league.talks)) refuse('TALK_OFF')
  return { post, key: league.talk_key, role, isAuthor }
}
