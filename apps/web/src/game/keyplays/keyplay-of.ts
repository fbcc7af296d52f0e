import type { KeyplayType } from '@game/domain'
import type { Keyplay } from './use-keyplays.ts'

/** What a keyplay that the catalogue no longer has, or has without a name, shows (player.md 3). */
const missing = { name: 'undefined', points: 0 } as const

/** A keyplay as it is shown: a name and points in any case. */
export function keyplayOf(
  keyplays: readonly Keyplay[],
  id: number,
): { id: number; name: string; points: number; type: KeyplayType | null } {
  const keyplay = keyplays.find(each => each.id === id)
  return {
    id,
    name: keyplay?.name || missing.name,
    points: keyplay?.points ?? missing.points,
    type: keyplay?.type ?? null,
  }
}

/** The keyplays of a type, cheapest first (player.md 2). */
export const keyplaysOfType = (keyplays: readonly Keyplay[], type: KeyplayType): Keyplay[] =>
  keyplays.filter(keyplay => keyplay.type === type).toSorted((a, b) => a.points - b.points || a.id - b.id)
