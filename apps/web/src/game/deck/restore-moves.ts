import type { Card } from '../deck-state/deck-cards.ts'
import type { DeckMove } from '../deck-state/send-move.ts'

/**
 * Lists the moves that bring a removed card back as it was: keyplays, perks of the phase, its place among the cards that
 * are there now. A perk of an earlier phase cannot come back (rulebook 4.12).
 */
export function restoreMoves(removed: Card, now: readonly Card[]): DeckMove[] {
  const { playerId, phaseIndex } = removed
  const inItsPlace = now[removed.deckOrder - 1]
  return [
    { type: 'add', playerId },
    ...removed.keyplays.map(({ keyplayId }): DeckMove => ({ type: 'addKeyplay', playerId, keyplayId })),
    ...removed.perks
      .filter(({ originPhase }) => originPhase === phaseIndex)
      .map(({ perkId }): DeckMove => ({ type: 'addPerk', playerId, perkId })),
    ...(inItsPlace
      ? [{ type: 'reorder', playerA: playerId, playerB: inItsPlace.playerId } satisfies DeckMove]
      : []),
  ]
}
