import { freezeDeck, type Projection, projectDeck, seriesInPhase } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { type Card, deckOf } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'

/** Returns a function that says what cards would bring in the phase shown (rulebook 7.19); undefined until past series are loaded. */
export function useProjection(): ((cards: readonly Card[]) => Projection) | undefined {
  const { event, phase } = useGame()
  const at = { eventId: event.id, phaseIndex: phase.index }
  const { data } = useQuery(trpc.score.getKeyplayHistory.queryOptions(at, { meta: { quiet: true } }))
  const keyplays = useDeck(deck => deck.keyplays)
  const mults = useDeck(deck => deck.sleeves.mults)
  if (!data || keyplays.length === 0) return undefined
  const perks = event.phases.flatMap(each => each.perks.map(({ perk }) => perk))
  const facts = { lock: phase.lock, phaseMult: phase.mult, players: [], sleeves: [], keyplays, perks }
  return cards => {
    const frozen = freezeDeck(deckOf(cards), facts)
    const deck = {
      ...frozen,
      cards: frozen.cards.map(card => ({ ...card, mult: mults[card.playerId] ?? 1 })),
    }
    return projectDeck(deck, data.players, playerId => seriesInPhase(phase, playerId))
  }
}
