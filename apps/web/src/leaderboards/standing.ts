import type { Outputs } from '../api/client.ts'
import { type Metal, metals } from '../icons/metal.ts'

export type LeaderboardRow = Outputs['score']['getEventScores']['scores'][number]

/** The medals of the first three; before anybody has points all stand level, and nobody has earned one. */
export const medalOf = ({ rank, score }: LeaderboardRow): Metal | undefined =>
  score > 0 ? metals[rank - 1] : undefined

/** Where one's own row belongs beside the rows shown: among them, over or under them. */
export type OwnPlace = 'among' | 'over' | 'under'

export function ownPlace(own: LeaderboardRow, shown: readonly LeaderboardRow[]): OwnPlace {
  if (shown.some(({ userId }) => userId === own.userId)) return 'among'
  const [first] = shown
  return first && ranksHigher(own, first) ? 'over' : 'under'
}

/** By rank, those who are level by username (rules.md 7). */
const ranksHigher = (a: LeaderboardRow, b: LeaderboardRow) =>
  a.rank === b.rank ? a.user.username.toLowerCase() < b.user.username.toLowerCase() : a.rank < b.rank

/** Places won since the last upload, negative where lost; null for one who was not ranked before it. */
export const placesWon = ({ rank, previousRank }: LeaderboardRow): number | null =>
  previousRank === null ? null : previousRank - rank
