import type { ScoreChanges } from '../uploads.ts'

type SetChange = ScoreChanges['maps'][number]
export type MapChange = SetChange['added'][number]

/** What happens to maps, in the order in which it is shown. */
export const mapSteps = ['added', 'replaced', 'removed', 'kept', 'waiting'] as const
type Lists = Pick<SetChange, (typeof mapSteps)[number]>

/** The change of a phase's sets; both types at once if the same happens to both. */
export type JoinedChange = { phase: number; types: SetChange['type'][]; lists: Lists }

/** Joins the changes of the two types of a phase if the same maps change in the same way, as with server logs. */
export function joinedChanges(changes: readonly SetChange[]): JoinedChange[] {
  const joined: JoinedChange[] = []
  for (const { phase, type, ...lists } of changes) {
    const twin = joined.find(
      other => other.phase === phase && JSON.stringify(other.lists) === JSON.stringify(lists),
    )
    if (twin) twin.types.push(type)
    else joined.push({ phase, types: [type], lists })
  }
  return joined
}

/** Returns how many users gain and lose, as far as the lists of those who move most tell; null if neither list is complete. */
export function movement({
  users,
  gains,
  losses,
}: Pick<ScoreChanges, 'users' | 'gains' | 'losses'>): { up: number; down: number } | null {
  if (gains.length < mostListed) return { up: gains.length, down: users - gains.length }
  if (losses.length < mostListed) return { up: users - losses.length, down: losses.length }
  return null
}

const mostListed = 10
