import { memo } from 'react'
import { DeckCardView } from '../card/deck-card-view.tsx'
import { ListCardView } from '../card/list-card-view.tsx'
import type { Player } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import type { DragItem } from '../drag/drag-item.ts'
import { useAverage } from '../fill/average-points.ts'
import { PerkToken } from '../perks/perk-token.tsx'
import { perkOf } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'

/** Shows the dragged item: a card lifted off the table, or a perk. Memoised, because its position changes with each move of the pointer. */
export const DraggedItem = memo(function DraggedItem({ item }: { item: DragItem }) {
  const { event } = useGame()
  const cards = useDeck(deck => deck.cards)
  const players = useDeck(deck => deck.players)
  if (item.kind === 'pool-perk' || item.kind === 'card-perk') {
    const perk = perkOf(event, item.perkId)
    return perk ? <PerkToken perk={perk} /> : null
  }
  const card = cards.find(each => each.playerId === item.playerId)
  if (card) return <DeckCardView card={card} lifted />
  const player = players.find(each => each.id === item.playerId)
  return player ? <DraggedPlayer player={player} /> : null
})

function DraggedPlayer({ player }: { player: Player }) {
  return <ListCardView player={player} average={useAverage(player.id)} lifted />
}
