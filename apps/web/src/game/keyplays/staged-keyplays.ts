import { keyplaysPerCard } from '@game/domain'

/** What the dialog has chosen for each card it was shown for, by player id; nothing is sent before SAVE. */
export type Staged = Readonly<Record<number, readonly number[]>>

/** A keyplay toggled on or off; a fourth is silently ignored (player.md 5). */
export function toggled(chosen: readonly number[], keyplayId: number): readonly number[] {
  if (chosen.includes(keyplayId)) return chosen.filter(id => id !== keyplayId)
  return chosen.length < keyplaysPerCard ? [...chosen, keyplayId] : chosen
}

export type KeyplayChange = { type: 'remove' | 'add'; playerId: number; keyplayId: number }

/** What SAVE sends: all removals first, then the additions (rules.md 5). */
export function keyplayChanges(
  cards: readonly { playerId: number; keyplays: readonly { keyplayId: number }[] }[],
  staged: Staged,
): KeyplayChange[] {
  const pairs = cards.flatMap(({ playerId, keyplays }) => {
    const after = staged[playerId]
    return after ? { playerId, before: keyplays.map(({ keyplayId }) => keyplayId), after } : []
  })
  const only = (
    type: KeyplayChange['type'],
    playerId: number,
    of: readonly number[],
    not: readonly number[],
  ): KeyplayChange[] => of.filter(id => !not.includes(id)).map(keyplayId => ({ type, playerId, keyplayId }))
  return [
    ...pairs.flatMap(({ playerId, before, after }) => only('remove', playerId, before, after)),
    ...pairs.flatMap(({ playerId, before, after }) => only('add', playerId, after, before)),
  ]
}
