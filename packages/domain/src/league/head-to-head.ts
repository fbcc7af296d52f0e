import { groupBy } from '../shared/group-by.ts'
import { fromHundredths, toHundredths } from '../shared/hundredths.ts'
import { averageOf, indexRound, type LeagueRound, scoreIn } from './round.ts'
import type { LeagueFixture, Side } from './round-robin.ts'
import { rankBy } from './standing.ts'

/** A fixture with its scores; `winner` is null where neither side has deserved points: nobody held a card (rulebook 19.19). */
export type PlayedFixture = LeagueFixture & {
  homeScore: number
  awayScore: number
  winner: 'home' | 'away' | 'draw' | null
}

/** Plays the fixtures of a round; `members` are all who are in the league in it (rulebook 19.18, 19.19). */
export const playFixtures = (
  fixtures: readonly LeagueFixture[],
  members: readonly number[],
  round: LeagueRound,
): PlayedFixture[] => {
  const index = indexRound(round)
  const scoreOf = (side: Side, opponent: Side) =>
    side === null ? averageOf(members, index, opponent) : scoreIn(index, side)
  return fixtures.map(({ home, away }) => {
    const [first, second] = [scoreOf(home, away), scoreOf(away, home)]
    return { home, away, homeScore: first.score, awayScore: second.score, winner: winnerOf(first, second) }
  })
}

type Score = { score: number; hasDeck: boolean }

/** A side without a deck loses to one that held a card, even at 0 points (rulebook 19.8). */
function winnerOf(home: Score, away: Score): PlayedFixture['winner'] {
  if (!home.hasDeck && !away.hasDeck) return null
  if (home.hasDeck !== away.hasDeck) return home.hasDeck ? 'home' : 'away'
  if (home.score === away.score) return 'draw'
  return home.score > away.score ? 'home' : 'away'
}

/** A member's row of the table of a head to head. */
export type HeadToHeadRow = {
  userId: number
  username: string
  rank: number
  points: number
  /** Fixtures that count. */
  played: number
  won: number
  drawn: number
  lost: number
  /** The sum of the member's own scores in fixtures. */
  scored: number
  /** Why the row stands where it stands among those with equal points; null if no other row has them. */
  tieBreak: FixtureTieBreak | null
}

/** What separates members with equal points: own scores, the fixtures among them, or nothing (rulebook 19.20). */
export type FixtureTieBreak = 'scored' | 'meetings' | 'shared'

/** Points of a win and of a draw (rulebook 19.19). */
export const fixturePoints = Object.freeze({ win: 3, draw: 1 })

/**
 * Returns the table of a head to head: by points, then own scores, then points among those tied where all of them have met
 * equally often; then a rank is shared (rulebook 19.20).
 */
export const headToHeadTable = (
  members: readonly { userId: number; username: string }[],
  rounds: readonly (readonly PlayedFixture[])[],
): HeadToHeadRow[] => {
  const results = rounds.flat().flatMap(resultsOf)
  const byUser = groupBy(results, ({ userId }) => userId)
  const rows = members.map(member => rowOf(member, byUser.get(member.userId) ?? []))
  const tied = groupBy(rows, ({ points, scored }) => `${points} ${scored}`)
  return rankBy(rows, row => {
    const group = (tied.get(`${row.points} ${row.scored}`) ?? []).map(({ userId }) => userId)
    return [row.points, row.scored, pointsAmong(group, row.userId, results)]
  }).map(({ decidedBy, ...row }) => ({
    ...row,
    tieBreak: decidedBy === null ? null : (breaks[decidedBy] ?? null),
  }))
}

const breaks: readonly (FixtureTieBreak | null)[] = [null, 'scored', 'meetings', 'shared']

type SideResult = { userId: number; opponent: Side; score: number; outcome: 'won' | 'drawn' | 'lost' | null }

function resultsOf({ home, away, homeScore, awayScore, winner }: PlayedFixture): SideResult[] {
  const outcomeOf = (side: 'home' | 'away'): SideResult['outcome'] => {
    if (winner === null) return null
    if (winner === 'draw') return 'drawn'
    return winner === side ? 'won' : 'lost'
  }
  const first =
    home === null ? [] : [{ userId: home, opponent: away, score: homeScore, outcome: outcomeOf('home') }]
  const second =
    away === null ? [] : [{ userId: away, opponent: home, score: awayScore, outcome: outcomeOf('away') }]
  return [...first, ...second]
}

const pointsFor = ({ outcome }: SideResult): number => {
  if (outcome === 'won') return fixturePoints.win
  return outcome === 'drawn' ? fixturePoints.draw : 0
}

function rowOf({ userId, username }: { userId: number; username: string }, results: readonly SideResult[]) {
  const countOf = (outcome: SideResult['outcome']) => results.filter(each => each.outcome === outcome).length
  const [won, drawn, lost] = [countOf('won'), countOf('drawn'), countOf('lost')]
  return {
    userId,
    username,
    points: results.reduce((sum, each) => sum + pointsFor(each), 0),
    played: won + drawn + lost,
    won,
    drawn,
    lost,
    scored: fromHundredths(results.reduce((sum, { score }) => sum + toHundredths(score), 0)),
  }
}

/** A member's points against the others of a group; 0 where not all of the group have met equally often, or never. */
function pointsAmong(group: readonly number[], userId: number, results: readonly SideResult[]): number {
  const among = results.filter(
    ({ userId, opponent }) => opponent !== null && group.includes(userId) && group.includes(opponent),
  )
  const meetings = group.flatMap(each =>
    group
      .filter(other => other !== each)
      .map(other => among.filter(({ userId, opponent }) => userId === each && opponent === other).length),
  )
  if (new Set(meetings).size !== 1) return 0
  return among.filter(each => each.userId === userId).reduce((sum, each) => sum + pointsFor(each), 0)
}
