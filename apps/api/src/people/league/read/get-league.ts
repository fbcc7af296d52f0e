import { clanRole, dayMs, leagueTalks } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { findRenewal } from '../edit/edit-queries.ts'
import { league } from '../shapes/league.ts'
import type { LeagueRow } from '../state/league-queries.ts'
import type { LoadedLeague } from '../state/load-leagues.ts'
import { locksLive } from '../state/locks-live.ts'
import { isWaiting, listAsking, listUsers } from '../state/member-queries.ts'
import { loadShownLeague } from '../state/shown-leagues.ts'
import { listRoster } from './list-roster.ts'
import { findReadyDecks, nextOpenPhase } from './ready-decks.ts'
import { summarize } from './summaries.ts'
import { getVisibleLeague } from './visible-league.ts'

const rosterPage = { page: 1, pageSize: 50, phrase: '' }

/** Answers a league (rulebook 19.1); a private one does not exist for others than its members. */
export const getLeague = publicProcedure
  .input(z.strictObject({ leagueId }))
  .output(answer(z.object({ league: league.describe('The league.') })))
  .query(async ({ ctx, input: { leagueId } }) => {
    const { db, actor } = ctx
    const { league: row, role } = await getVisibleLeague(ctx, leagueId)
    const loaded = await loadShownLeague(db, row)
    const [summary] = await summarize(db, [loaded], () => role !== null)
    if (!summary) return notFound('League')
    const isManager = role === clanRole.owner || role === clanRole.moderator
    return {
      league: {
        ...summary,
        createdAt: row.created_at,
        prize: row.prize,
        note: row.note,
        talks: leagueTalks(row.visibility, row.talks),
        role,
        waiting: actor ? await isWaiting(db, leagueId, actor.id) : false,
        rounds: roundsOf(loaded),
        round: loaded.tables.at(-1)?.round ?? null,
        ready: await findReadyDecks(db, loaded),
        remindFrom: role !== null && nextOpenPhase(loaded) ? remindFrom(row) : null,
        roster: await listRoster(db, loaded, rosterPage),
        asking: isManager
          ? (await listAsking(db, leagueId)).map(({ at, removed, ...user }) => ({ user, at, removed }))
          : [],
        closing: closingOf(row),
        bracketStands: row.format === 'cup' && row.draw !== null && row.first_tie !== null,
        draw: row.draw ? await usersInOrder(ctx.db, row.draw) : null,
        renewedFrom: row.renewed_from,
        renewedAs: await findRenewal(db, leagueId),
      },
    }
  })

function roundsOf({ events, rounds }: LoadedLeague) {
  const byId = new Map(events.map(event => [event.id, event]))
  return rounds.map(round => {
    const event = byId.get(round.eventId)
    return { ...round, locksLive: event !== undefined && locksLive(event, round.phaseIndex) }
  })
}

/** Once a day; before the first reminder it is possible from the beginning. */
const remindFrom = ({ reminded_at, created_at }: LeagueRow): string =>
  reminded_at === null ? created_at : new Date(Date.parse(reminded_at) + dayMs).toISOString()

function closingOf(row: LeagueRow) {
  const { closed_at, closing_event, closing_phase, closing_link, members, root, seed } = row
  if (closed_at === null || members === null || root === null || seed === null) return null
  return {
    at: closed_at,
    eventId: closing_event ?? 0,
    phaseIndex: closing_phase ?? 0,
    link: closing_link ?? 0,
    members,
    root,
    seed,
  }
}

async function usersInOrder(db: Parameters<typeof listUsers>[0], ids: readonly number[]) {
  const users = await listUsers(db, ids)
  return ids.flatMap(userId => users.get(userId) ?? [])
}
