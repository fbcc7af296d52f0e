import type { Outputs } from '../../base/api/client.ts'
import { type Metal, metals } from '../../base/icons/metal.ts'

export type LeaderboardRow = Outputs['score']['getEventScores']['scores'][number]

/** Picks the medal of the first three ranks; without points there is none (rulebook 9.7). */
export const medalOf = ({ rank, score }: LeaderboardRow): Metal | undefined =>
  score > 0 ? metals[rank - 1] : undefined

/** Where the user's own row belongs: among the rows shown, above or below them. */
export type OwnPlace = 'among' | 'over' | 'under'

/** Finds where the user's own row belongs (rulebook 9.6). */
export function ownPlace(own: LeaderboardRow, shown: readonly LeaderboardRow[]): OwnPlace {
  if (shown.some(({ userId }) => userId === own.userId)) return 'among'
  const [first] = shown
  return first && ranksHigher(own, first) ? 'over' : 'under'
}

/** Whether `a` comes before `b`: by rank, then by username (rulebook 9.3). */
const ranksHigher = (a: LeaderboardRow, b: LeaderboardRow) =>
  a.rank === b.rank ? a.user.username.toLowerCase() < b.user.username.toLowerCase() : a.rank < b.rank

/** Computes the places won by the last upload, negative if lost; null for a user who was not ranked before it. */
export const placesWon = ({ rank, previousRank }: LeaderboardRow): number | null =>
  previousRank === null ? null : previousRank - rank
