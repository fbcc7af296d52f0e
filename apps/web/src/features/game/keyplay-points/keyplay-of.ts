import type { KeyplayType } from '@game/domain'
import type { Keyplay } from './use-keyplays.ts'

/** What is shown for a keyplay that is no longer in the catalogue, or has no name there (rulebook 13.34). */
const missing = { name: 'undefined', points: 0 } as const

/** Finds a keyplay by its id for display: it always has a name and points; the name is '' until the catalogue is loaded. */
export function keyplayOf(
  keyplays: readonly Keyplay[],
  id: number,
): { id: number; name: string; points: number; type: KeyplayType | null } {
  const keyplay = keyplays.find(each => each.id === id)
  return {
    id,
    name: keyplays.length === 0 ? '' : keyplay?.name || missing.name,
    points: keyplay?.points ?? missing.points,
    type: keyplay?.type ?? null,
  }
}

/** Lists the keyplays of a type, cheapest first (rulebook 13.16). */
export const keyplaysOfType = (keyplays: readonly Keyplay[], type: KeyplayType): Keyplay[] =>
  keyplays.filter(keyplay => keyplay.type === type).toSorted((a, b) => a.points - b.points || a.id - b.id)
