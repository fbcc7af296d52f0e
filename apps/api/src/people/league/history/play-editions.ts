import type { DecidedRound, PlayedFixture } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { loadPlayed } from '../round/played-league.ts'
import { finalTies, listTies } from '../round/settle-queries.ts'
import { type LeagueCup, playHeadToHead, playLeagueCup } from '../state/play.ts'
import type { ShownLeague } from '../state/shown-leagues.ts'

/** A fixture or tie between two members; the winner is null if neither has won, or if nobody held a card. */
export type Meeting = { home: number; away: number; winner: number | 'drawn' | null }

/** The meetings of each round of a league by its number; a table has none. */
export type PlayedMeetings = ReadonlyMap<number, readonly Meeting[]>

/** Plays head to heads and cups, which are small, and lists who met whom, by league. */
export async function playEditions(
  db: Queryable,
  editions: readonly ShownLeague[],
): Promise<ReadonlyMap<number, PlayedMeetings>> {
  const drawn = editions.filter(({ format }) => format !== 'table')
  const cups = drawn.filter(({ format }) => format === 'cup').map(({ id }) => id)
  const ties = Map.groupBy(await listTies(db, cups), ({ leagueId }) => leagueId)
  const played = await loadPlayed(db, drawn)
  return new Map(
    played.map(({ league, stays, scored }) => {
      const meetings =
        league.format === 'cup'
          ? tiesOf(playLeagueCup(league, stays, scored, finalTies(ties.get(league.id) ?? [])))
          : playHeadToHead(league, stays, scored).played.map(fixtures => fixtures.flatMap(toMeeting))
      return [league.id, new Map(scored.map(({ round }, at) => [round.round, meetings[at] ?? []]))]
    }),
  )
}

/** The ties of each round, that for the third place with the final; who went on without playing met nobody, nor did anybody in a qualifying round. */
const tiesOf = ({ rounds, third, tableRounds }: LeagueCup): Meeting[][] => [
  ...Array.from({ length: tableRounds }, () => []),
  ...rounds.map((level, at) =>
    [...level, ...(third && at === rounds.length - 1 ? [third] : [])].flatMap(({ home, away, winner, by }) =>
      home === null || away === null || by === 'bye' ? [] : [{ home, away, winner }],
    ),
  ),
]

function toMeeting({ home, away, winner }: PlayedFixture): Meeting[] {
  if (home === null || away === null) return []
  if (winner === null || winner === 'draw') return [{ home, away, winner: winner && 'drawn' }]
  return [{ home, away, winner: winner === 'home' ? home : away }]
}

/** What a round of meetings decided; a meeting without a winner ends the runs of both sides. */
export function decidedBy(meetings: readonly Meeting[]): DecidedRound {
  const won = meetings.flatMap(({ winner }) => (typeof winner === 'number' ? [winner] : []))
  const winners = new Set(won)
  const others = meetings.flatMap(({ home, away }) => [home, away]).filter(userId => !winners.has(userId))
  return { won, others }
}
