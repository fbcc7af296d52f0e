import {
  closeLeague,
  drawnOrder,
  leagueSizes,
  needsQualifying,
  playedRounds,
  type RoundOfLeague,
} from '@game/domain'
import type { Db, Queryable } from '../../../ground/db/db.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { type LeagueRow, lockLeague } from '../state/league-queries.ts'
import { type LoadedLeague, loadLeague } from '../state/load-leagues.ts'
import { countQualifiers, startsWhenFits } from '../state/qualifying.ts'
import { countsIn } from '../state/stays.ts'
import {
  findLockLink,
  listRanksBefore,
  listSeasonRanks,
  listUndrawn,
  saveClosing,
  saveDraw,
} from './closing-queries.ts'
import { notifyOfLeague } from './notify-league.ts'
import { listStays } from './standing-queries.ts'

/**
 * Closes the leagues of an event whose first round has locked, and draws them (rulebook 19.14, 19.15). Everything that the draw follows from is
 * fixed by the lock and kept before the draw, whichever process does it and whenever: the draw after a crash is the same.
 */
export async function closeLeagues(db: Db, eventId: number): Promise<void> {
  for (const id of await listUndrawn(db, eventId)) {
    if (await inTransaction(db, trx => close(trx, id, eventId)))
      await inTransaction(db, trx => draw(trx, id, eventId))
  }
}

/** Keeps the closing of a league; answers whether there is one to draw by. */
async function close(trx: Queryable, leagueId: number, eventId: number): Promise<boolean> {
  const row = await lockLeague(trx, leagueId)
  if (!row || row.closed_at !== null) return row !== undefined
  const league = await loadLeague(trx, row)
  const stays = (await listStays(trx, [leagueId])).get(leagueId) ?? []
  const membersAt = (round: RoundOfLeague) => stays.filter(stay => countsIn(stay, round))
  // With fewer members than its format asks for it waits for the next round.
  const rounds = playedRounds(league.rounds)
  const first = rounds.find(
    round =>
      round.eventId === eventId &&
      round.state !== 'ahead' &&
      membersAt(round).length >= leagueSizes[league.format].least,
  )
  const phaseIndex = first && lockingPhase(league, first)
  if (!first || phaseIndex === undefined) return false
  const link = await findLockLink(trx, { eventId, phaseIndex })
  if (!link) return false
  const users = membersAt(first).map(({ userId }) => userId)
  const ahead = rounds.filter(({ lock }) => Date.parse(lock) >= Date.parse(first.lock))
  const startsAsTable =
    startsWhenFits(league) && needsQualifying({ members: users.length, rounds: ahead.length })
  await saveClosing(trx, leagueId, {
    ...closeLeague(users, link.hash),
    closedAt: first.lock,
    firstTie: startsAsTable ? null : first.round,
    eventId,
    phaseIndex,
    link: link.number,
  })
  return true
}

/** The phase whose lock is the first of a round. */
const lockingPhase = ({ events }: LoadedLeague, round: RoundOfLeague): number | undefined =>
  round.phaseIndex ??
  events
    .find(({ id }) => id === round.eventId)
    ?.phases.find(({ lock, open }) => lock === round.lock && open !== null && open < lock)?.index

async function draw(trx: Queryable, leagueId: number, eventId: number): Promise<void> {
  const league = await lockLeague(trx, leagueId)
  if (!league || league.members === null || league.root === null || league.draw !== null) return
  const order = drawnOrder({ members: league.members, root: league.root })
  await saveDraw(trx, league, league.format === 'cup' ? await seedsOf(trx, league, order, eventId) : order)
  const qualifiers = countQualifiers(await loadLeague(trx, league))
  const facts: Record<string, number> = qualifiers === null ? {} : { qualifiers }
  await notifyOfLeague(trx, order, { kind: 'league_drawn', league, facts, key: 'drawn' })
}

/** Orders the seeds of a cup as its owner chose; members without a rank, or with a shared one, follow the draw (rulebook 19.23). */
async function seedsOf(
  db: Queryable,
  { seeds, closed_at }: LeagueRow,
  order: readonly number[],
  eventId: number,
): Promise<number[]> {
  if (seeds === 'drawn' || closed_at === null) return [...order]
  const ranks =
    seeds === 'season'
      ? await listSeasonRanks(db, new Date(closed_at).getUTCFullYear(), order)
      : await listRanksBefore(db, eventId, order)
  const rankOf = new Map(ranks.map(({ userId, rank }) => [userId, rank]))
  const last = Number.MAX_SAFE_INTEGER
  return order.toSorted((a, b) => (rankOf.get(a) ?? last) - (rankOf.get(b) ?? last))
}
