import type { Card } from '../deck-state/deck-cards.ts'
import type { DeckMove } from '../deck-state/send-move.ts'

/**
 * Lists the moves that bring a removed card back as it was: its keyplays, its perks of this phase, and its place among the
 * current cards. A perk of an earlier phase cannot come back (rulebook 4.12). A card that is back already needs none.
 */
export function restoreMoves(removed: Card, now: readonly Card[]): DeckMove[] {
  const { playerId, phaseIndex } = removed
  if (now.some(card => card.playerId === playerId)) return []
  const nowInItsPlace = now[removed.deckOrder - 1]
  return [
    { type: 'add', playerId },
    ...removed.keyplays.map(({ keyplayId }): DeckMove => ({ type: 'addKeyplay', playerId, keyplayId })),
    ...removed.perks
      .filter(({ originPhase }) => originPhase === phaseIndex)
      .map(({ perkId }): DeckMove => ({ type: 'addPerk', playerId, perkId })),
    ...(nowInItsPlace
      ? [{ type: 'reorder', playerA: playerId, playerB: nowInItsPlace.playerId } satisfies DeckMove]
      : []),
  ]
}
