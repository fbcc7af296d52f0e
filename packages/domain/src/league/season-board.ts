import { fromHundredths, toHundredths } from '../shared/hundredths.ts'
import { rankBy } from './standing.ts'

/** A row of the published ranking of a completed public event. */
export type SeasonResult = { eventId: number; userId: number; username: string; score: number; rank: number }

/** A user's row of the season board. */
export type SeasonRow = {
  userId: number
  username: string
  rank: number
  points: number
  /** Events with a card in a locked phase. */
  events: number
  /** First places; one that several share counts half for each. */
  wins: number
  /** Ranks 1 to 3. */
  podiums: number
  bestEvent: number
}

/** Returns the season board of a calendar year from the rankings of its completed public events (rulebook 19.29). */
export const seasonBoard = (results: readonly SeasonResult[]): SeasonRow[] => {
  const winners = new Map<number, number>()
  for (const { eventId, rank } of results)
    if (rank === 1) winners.set(eventId, (winners.get(eventId) ?? 0) + 1)
  const rows = new Map<number, Omit<SeasonRow, 'rank'>>()
  for (const { eventId, userId, username, score, rank } of results) {
    const row = rows.get(userId) ?? {
      userId,
      username,
      points: 0,
      events: 0,
      wins: 0,
      podiums: 0,
      bestEvent: 0,
    }
    const won = score > 0 && rank === 1 ? (winners.get(eventId) === 1 ? 1 : 0.5) : 0
    rows.set(userId, {
      ...row,
      points: fromHundredths(toHundredths(row.points) + toHundredths(score)),
      events: row.events + 1,
      wins: row.wins + won,
      podiums: row.podiums + Number(score > 0 && rank <= 3),
      bestEvent: Math.max(row.bestEvent, score),
    })
  }
  return rankBy([...rows.values()], ({ points, wins, bestEvent }) => [points, wins, bestEvent]).map(
    ({ decidedBy: _, ...row }) => row,
  )
}
