import { DragOverlay, useDndContext } from '@dnd-kit/core'
import { createPortal } from 'react-dom'
import { media, useMedia } from '../../ui/layout/use-media.ts'
import { ListCardView } from '../browser/list-card-view.tsx'
import { DeckCardView } from '../deck/deck-card-view.tsx'
import { useCards, usePhasePlayers } from '../deck/use-cards.ts'
import { perkOf } from '../perks/perk-of.ts'
import { PerkToken } from '../perks/perk-token.tsx'
import { useGame } from '../phases/use-game.ts'
import styles from './drag-ghost.module.css'
import type { DragItem } from './drag-item.ts'
import { itemOf } from './read-drag.ts'

/** What hangs on the pointer: the card lifted off the table, or the perk. It settles with a spring. */
export function DragGhost() {
  const item = itemOf(useDndContext().active)
  const still = useMedia(media.reducedMotion)
  const dropAnimation = still ? null : { duration: 260, easing: 'cubic-bezier(0.3, 1.36, 0.5, 1)' }
  return createPortal(
    <DragOverlay dropAnimation={dropAnimation} zIndex={40} className={styles.ghost}>
      {item && <Ghost item={item} />}
    </DragOverlay>,
    document.body,
  )
}

function Ghost({ item }: { item: DragItem }) {
  const { event } = useGame()
  const cards = useCards()
  const players = usePhasePlayers()
  if (item.kind === 'pool-perk' || item.kind === 'card-perk') {
    const perk = perkOf(event, item.perkId)
    return perk ? <PerkToken perk={perk} /> : null
  }
  const card = cards.find(each => each.playerId === item.playerId)
  if (card) return <DeckCardView card={card} lifted />
  const player = players.find(each => each.id === item.playerId)
  return player ? <ListCardView player={player} lifted /> : null
}
