import type { CupTie } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import type { LoadedLeague } from '../state/load-leagues.ts'
import { playLeagueCup } from '../state/play.ts'
import { type MemberScore, phaseKeyOf, roundKey, type ScoredRound } from '../state/scores.ts'
import { lockedRounds } from '../state/stays.ts'
import type { MadeLeague } from './made-league.ts'
import { notifyOfEnd, notifyOfRound } from './notify-of-rounds.ts'
import type { PlayedLeague } from './played-league.ts'
import {
  endLeague,
  finalTies,
  insertTies,
  listLastRanks,
  listTies,
  markSettled,
  reopenLeague,
  type StoredTie,
} from './settle-queries.ts'

/**
 * Keeps the ties of rounds that had become final before a correction came, by the scores that they had then, so that the correction does
 * not change the winner (rulebook 19.27).
 */
export async function settleCorrected(db: Queryable, made: readonly MadeLeague[]): Promise<void> {
  for (const { league, stays, before, scored } of made.filter(({ league }) => league.format === 'cup')) {
    const storedOf = new Map(before.map(round => [phaseKeyOf(round), round]))
    const wasFinal = ({ round }: ScoredRound) => {
      const stored = storedOf.get(phaseKeyOf(round))
      if (!stored?.finalAt || stored.settled || round.state !== 'running') return false
      return Date.parse(lastCountedAt(league, round.eventId, round.phaseIndex)) > Date.parse(stored.finalAt)
    }
    if (!scored.some(wasFinal)) continue
    const asBefore = scored.map(each => ({
      ...each,
      scores: storedOf.get(phaseKeyOf(each.round))?.scores ?? each.scores,
    }))
    const finals = lengthOfPrefix(asBefore, each => wasFinal(each) || each.round.state === 'final')
    await keepTies(db, { league, stays, scored: asBefore }, finals)
  }
}

/** When the counts of a phase, or of any phase of an event, last changed. */
function lastCountedAt({ events }: LoadedLeague, eventId: number, phaseIndex: number | null): string {
  const phases = events.find(({ id }) => id === eventId)?.phases ?? []
  const counted = phases
    .filter(({ index }) => phaseIndex === null || index === phaseIndex)
    .flatMap(({ countedAt }) => countedAt ?? [])
  return counted.toSorted().at(-1) ?? new Date(0).toISOString()
}

const lengthOfPrefix = <T>(values: readonly T[], holds: (value: T) => boolean): number => {
  const end = values.findIndex(value => !holds(value))
  return end < 0 ? values.length : end
}

/**
 * Settles rounds that have become final: their ties are kept, their users notified; and ends leagues that are over. It only settles rounds of
 * `events`, whose tables are up to date, and returns the leagues with a final round that waits for others.
 */
export async function settleLeagues(
  db: Queryable,
  made: readonly MadeLeague[],
  events: ReadonlySet<number>,
): Promise<number[]> {
  const waiting: number[] = []
  for (const each of made) {
    const { league, before, scored } = each
    const settled = new Set(before.filter(round => round.settled).map(phaseKeyOf))
    const finals = lengthOfPrefix(scored, ({ round }) => round.state === 'final' && events.has(round.eventId))
    if (scored[finals]?.round.state === 'final') waiting.push(league.id)
    if (league.format === 'cup') await keepTies(db, each, finals)
    const due = scored.slice(0, finals).filter(({ round }) => !settled.has(phaseKeyOf(round)))
    for (const { round } of due) await notifyOfRound(db, each, round)
    await markSettled(
      db,
      due.map(({ round }) => roundKey(league.id, round)),
    )
    const isSettled = finals === lockedRounds(league).length
    if (league.state === 'ended' && league.ended_at === null && isSettled) await end(db, each)
    if (league.state !== 'ended' && league.ended_at !== null) await reopenLeague(db, league.id)
  }
  return waiting
}

/** Keeps the ties of the first rounds of a cup, with their scores. */
async function keepTies(
  db: Queryable,
  { league, stays, scored }: PlayedLeague,
  rounds: number,
): Promise<void> {
  if (league.draw === null || rounds === 0) return
  const kept = await listTies(db, [league.id])
  const cup = playLeagueCup(league, stays, scored, finalTies(kept))
  const ties = cup.rounds.slice(0, Math.max(0, rounds - cup.tableRounds)).flatMap((ties, at) => {
    const scores = scored[cup.tableRounds + at]?.scores ?? []
    const third = at === cup.rounds.length - 1 && cup.third ? [{ tie: cup.third, place: 2 }] : []
    return [...ties.map((tie, index) => ({ tie, place: index + 1 })), ...third].flatMap(({ tie, place }) =>
      storedTie(tie, { leagueId: league.id, level: at + 1, place }, scores),
    )
  })
  await insertTies(db, ties)
}

function storedTie(
  { home, away, winner, by }: CupTie,
  key: Pick<StoredTie, 'leagueId' | 'level' | 'place'>,
  scores: readonly MemberScore[],
): StoredTie[] {
  if (winner === null || away === null) return []
  const scoreOf = (userId: number | null) => scores.find(each => each.userId === userId)?.score ?? 0
  return [{ ...key, winner, homeScore: scoreOf(home), awayScore: scoreOf(away), by }]
}

/** Ends a league: its winners have the title, and everybody is notified, once. */
async function end(db: Queryable, made: MadeLeague): Promise<void> {
  const { league, stays, scored } = made
  const last = scored.at(-1)?.round
  const ranks = league.format === 'cup' || !last ? [] : await listLastRanks(db, roundKey(league.id, last))
  const cup =
    league.format === 'cup' && league.draw
      ? playLeagueCup(league, stays, scored, finalTies(await listTies(db, [league.id])))
      : null
  const champion = cup?.champion ?? null
  const winners =
    champion === null
      ? ranks.filter(({ rank, points }) => rank === 1 && points > 0).map(({ userId }) => userId)
      : [champion]
  await endLeague(db, { leagueId: league.id, at: league.now, winners })
  await notifyOfEnd(db, made, { ranks, cup })
}
