import { sha256 } from '../proof/hash.ts'

/** The closing of a league, which is stored before the draw and fixes it (rulebook 19.14). */
export type LeagueClosing = {
  /** The ids of the members when the first round locked, ascending, joined by commas. */
  members: string
  /** The root of the event's chain right after the link of that lock. */
  root: string
  /** What the order follows from. */
  seed: string
}

/**
 * Closes the list of members at the first lock (rulebook 19.14). The root cannot be known before all decks are frozen, so
 * nobody can choose the draw.
 *
 * @example
 * closeLeague([12, 7], '9f3c').members // '7,12'
 */
export const closeLeague = (userIds: readonly number[], root: string): LeagueClosing => {
  const members = userIds.toSorted((a, b) => a - b).join(',')
  return { members, root, seed: sha256(`${sha256(members)}:${root}`) }
}

/**
 * Returns the ids of the closing's members in the order of the draw (rulebook 19.15). Anybody can draw again from the
 * closing and get the same.
 */
export const drawnOrder = ({ members, root }: Pick<LeagueClosing, 'members' | 'root'>): number[] => {
  const userIds = members === '' ? [] : members.split(',').map(Number)
  const { seed } = closeLeague(userIds, root)
  const drawn = userIds.map(userId => ({ userId, hash: sha256(`${seed}:${userId}`) }))
  return drawn.sort((a, b) => Number(a.hash > b.hash) - Number(a.hash < b.hash)).map(({ userId }) => userId)
}
