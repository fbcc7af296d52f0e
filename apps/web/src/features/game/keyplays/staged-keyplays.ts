import { keyplaysPerCard, type Move } from '@game/domain'

/** The keyplays chosen for each card in the dialog, by player id; nothing is sent before SAVE. */
export type Staged = Readonly<Record<number, readonly number[]>>

/** Toggles a keyplay; a fourth is silently ignored (rulebook 13.16). */
export function toggled(chosen: readonly number[], keyplayId: number): readonly number[] {
  if (chosen.includes(keyplayId)) return chosen.filter(id => id !== keyplayId)
  return chosen.length < keyplaysPerCard ? [...chosen, keyplayId] : chosen
}

type KeyplayMove = Extract<Move, { keyplayId: number }>

/** Lists the moves that SAVE sends: all removals first, then the additions (rulebook 13.16). */
export function keyplayMoves(
  cards: readonly { playerId: number; keyplays: readonly { keyplayId: number }[] }[],
  staged: Staged,
): KeyplayMove[] {
  const pairs = cards.flatMap(({ playerId, keyplays }) => {
    const after = staged[playerId]
    return after ? { playerId, before: keyplays.map(({ keyplayId }) => keyplayId), after } : []
  })
  const difference = (
    type: KeyplayMove['type'],
    playerId: number,
    ids: readonly number[],
    without: readonly number[],
  ): KeyplayMove[] =>
    ids.filter(id => !without.includes(id)).map(keyplayId => ({ type, playerId, keyplayId }))
  return [
    ...pairs.flatMap(({ playerId, before, after }) => difference('removeKeyplay', playerId, before, after)),
    ...pairs.flatMap(({ playerId, before, after }) => difference('addKeyplay', playerId, after, before)),
  ]
}
