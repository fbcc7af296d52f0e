import { leagueRounds, type RoundOfLeague } from '@game/domain'
import type { Db, Queryable } from '../../../ground/db/db.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { type LeagueRow, listLeagues, listRoundEvents, lockLeagues } from '../state/league-queries.ts'
import { type LoadedLeague, loadLeague, loadLeagues } from '../state/load-leagues.ts'
import { type MemberScore, phaseKeyOf, type ScoredRound, untilMissing } from '../state/scores.ts'
import { countsIn, lockedRounds, type Stay } from '../state/stays.ts'
import { closeLeagues } from './close-leagues.ts'
import { type EventScores, loadEventScores } from './event-scores.ts'
import { keepBrackets } from './keep-brackets.ts'
import { roundRows } from './round-rows.ts'
import { settleCorrected, settleLeagues } from './settle-leagues.ts'
import {
  deleteOtherRounds,
  findRanking,
  listLeaguesOfEvent,
  listMadeEvents,
  listStays,
  listStoredRounds,
  listWantedUsers,
  type StoredRound,
  saveMade,
  saveRounds,
} from './standing-queries.ts'

/** Members of the leagues that one transaction handles: it locks them, so that no join waits long. */
const membersAtOnce = 5000

/**
 * Makes the tables of all leagues of an event by its published ranking and counts, closes those whose first round has locked, and settles
 * rounds that are final (rulebook 19.7, 19.14). Idempotent; simultaneous calls run one after another, league by league.
 */
export async function makeStandings(db: Db, eventId: number): Promise<void> {
  const found = await findRanking(db, eventId)
  if (!found) return
  const { ranking, now } = found
  await closeLeagues(db, eventId)
  const leagues = await listLeaguesOfEvent(db, eventId)
  const scores = await loadScores(
    db,
    eventId,
    leagues.map(({ id }) => id),
  )
  const waiting: number[] = []
  for (const ids of batchesOf(leagues)) {
    const made = await inTransaction(db, trx => makeBatch(trx, ids, { eventId, ranking, scores }))
    for (const other of made.missing) await makeStandings(db, other)
    waiting.push(...made.waiting)
  }
  await saveMade(db, { eventId, ranking, finalAt: await findNextFinal(db, eventId, now) })
  // Another event of these leagues may have been made meanwhile: whichever of the two is saved last settles their rounds.
  if (waiting.length > 0) await remakeLeagues(db, waiting)
  if (leagues.length > 0) await publishMessage(db, { type: 'leagues_changed', eventId })
}

async function loadScores(db: Db, eventId: number, ids: readonly number[]): Promise<EventScores> {
  const wanted = await listWantedUsers(db, ids)
  const usersOf = (isWanted: (row: (typeof wanted)[number]) => boolean) =>
    wanted.filter(isWanted).flatMap(({ users }) => users)
  return loadEventScores(db, eventId, {
    phases: usersOf(({ scope }) => scope === 'event'),
    event: usersOf(({ scope }) => scope === 'season'),
    cards: new Set(usersOf(({ isCup }) => isCup)),
  })
}

/** Groups leagues so that each group has some 5,000 members; a larger league is its own group. */
function batchesOf(leagues: readonly { id: number; members: number }[]): number[][] {
  const batches: number[][] = []
  let members = membersAtOnce
  for (const league of leagues) {
    if (members + league.members > membersAtOnce) {
      batches.push([])
      members = 0
    }
    batches.at(-1)?.push(league.id)
    members += league.members
  }
  return batches
}

/** The event whose scores are new; undefined if only members have changed. */
type Source = { eventId: number; ranking: string; scores: EventScores } | undefined

async function makeBatch(trx: Queryable, ids: readonly number[], source: Source): Promise<Made> {
  await lockLeagues(trx, ids)
  const leagues = await loadLeagues(trx, await listLeagues(trx, ids))
  return makeLeagues(trx, leagues, source)
}

/** Other events that come next and have no tables yet, as they locked before an earlier round did; and leagues that wait to be settled. */
type Made = { missing: ReadonlySet<number>; waiting: readonly number[] }

async function makeLeagues(trx: Queryable, leagues: readonly LoadedLeague[], source: Source): Promise<Made> {
  const ids = leagues.map(({ id }) => id)
  const staysOf = await listStays(trx, ids)
  const stored = Map.groupBy(await listStoredRounds(trx, ids), ({ leagueId }) => leagueId)
  const loaded = leagues.map(league => {
    const stays = staysOf.get(league.id) ?? []
    const before = stored.get(league.id) ?? []
    return { league, stays, before, scored: scoredRounds(league, { stays, stored: before, source }) }
  })
  const made = await keepBrackets(trx, loaded)
  if (source) {
    await settleCorrected(trx, made)
    const kept = new Set(made.flatMap(({ scored }) => scored.map(({ round }) => round)))
    const phases = [...kept].filter(({ eventId }) => eventId === source.eventId)
    const visible = leagues.filter(({ events }) => events.some(({ id }) => id === source.eventId))
    await deleteOtherRounds(trx, {
      eventId: source.eventId,
      leagueIds: visible.map(({ id }) => id),
      kept: phases.map(({ phaseIndex }) => phaseIndex ?? 0),
    })
  }
  const rows = made.flatMap(({ league, stays, scored }) => {
    // An event without a round, as it is hidden, is taken out of all tables.
    const from = source ? scored.findIndex(({ round }) => round.eventId === source.eventId) : 0
    return roundRows(league, stays, scored, Math.max(0, from))
  })
  await saveRounds(trx, rows)
  const events = leagues.flatMap(league => league.events.map(({ id }) => id))
  const waiting = await settleLeagues(trx, made, await listMadeEvents(trx, [...new Set(events)], source))
  const missing = made.flatMap(({ league, scored }) => lockedRounds(league)[scored.length]?.eventId ?? [])
  return { missing: new Set(missing), waiting }
}

/**
 * Gathers the scores of the rounds that have locked; those of other events are read as they are stored, up to the first that is not.
 */
function scoredRounds(
  league: LoadedLeague,
  { stays, stored, source }: { stays: readonly Stay[]; stored: readonly StoredRound[]; source: Source },
): ScoredRound[] {
  const kept = new Map(stored.map(round => [phaseKeyOf(round), round.scores]))
  return untilMissing(lockedRounds(league), round =>
    source?.eventId === round.eventId ? newScores(round, stays, source.scores) : kept.get(phaseKeyOf(round)),
  )
}

const newScores = (round: RoundOfLeague, stays: readonly Stay[], scores: EventScores): MemberScore[] => {
  const users = new Set(stays.filter(stay => countsIn(stay, round)).map(({ userId }) => userId))
  return [...users].map(userId => {
    const found = scores.scoreOf(round.phaseIndex, userId)
    return {
      userId,
      score: (found?.score ?? 0) / 100,
      hasDeck: found !== undefined,
      cardsWithPoints: found?.cards ?? 0,
      bestCard: (found?.bestCard ?? 0) / 100,
    }
  })
}

/** Makes the tables of one league again after its members have changed; the league is locked. */
export async function remakeLeague(trx: Queryable, league: LeagueRow): Promise<void> {
  await makeLeagues(trx, [await loadLeague(trx, league)], undefined)
}

/** Makes the tables of leagues again, and ends those that are over. */
export async function remakeLeagues(db: Db, ids: readonly number[]): Promise<void> {
  await inTransaction(db, trx => makeBatch(trx, ids, undefined))
}

/** Finds when the next round of an event becomes final by itself, whether a phase or the whole event; null if that is not known. */
async function findNextFinal(db: Db, eventId: number, now: string): Promise<string | null> {
  const events = await listRoundEvents(db, [eventId])
  const rounds = (['event', 'season'] as const).flatMap(scope =>
    leagueRounds({ scope, createdAt: longAgo }, events, now),
  )
  const instants = rounds.filter(({ state }) => state === 'running').flatMap(({ finalAt }) => finalAt ?? [])
  return instants.toSorted()[0] ?? null
}

const longAgo = '1970-01-01T00:00:00Z'
