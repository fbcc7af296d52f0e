import type { ScoreChanges } from '../uploads/uploads.ts'
import { mapName } from './map-rows.ts'

type SetChange = ScoreChanges['maps'][number]

/** What happens to maps, in the order in which it is shown. */
const mapSteps = ['added', 'replaced', 'removed', 'kept', 'waiting'] as const

/** The names of the maps to which something happens in a phase; both types at once if the same happens in both. */
export type JoinedChange = {
  phase: number
  types: SetChange['type'][]
  steps: { step: (typeof mapSteps)[number]; names: string[] }[]
}

/** Joins the changes of the two types of a phase if maps of the same names change in the same way. */
export function joinedChanges(changes: readonly SetChange[]): JoinedChange[] {
  const joined: JoinedChange[] = []
  for (const { phase, type, ...lists } of changes) {
    const steps = mapSteps
      .map(step => ({ step, names: lists[step].map(mapName) }))
      .filter(({ names }) => names.length > 0)
    const isSame = (other: JoinedChange) => JSON.stringify(other.steps) === JSON.stringify(steps)
    const twin = joined.find(other => other.phase === phase && isSame(other))
    if (twin) twin.types.push(type)
    else joined.push({ phase, types: [type], steps })
  }
  return joined
}
