import type { MouseEvent, ReactNode } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useWanted } from '../../../base/ui/base/use-wanted.ts'
import type { Player } from '../deck-state/deck-cards.ts'
import type { Average } from '../keyplay-points/use-keyplay-history.ts'
import type { ShownScore } from '../keyplay-points/use-player-scores.ts'

export const LargeCard = lazyPart(() => import('./large-card.tsx'))

/**
 * Opens the large view of a card by one press on the card or its name, but not on its other buttons. `onSelectKeyplays` belongs to a
 * card of the deck.
 */
export function useLargeCard(
  player: Player,
  points: { score?: ShownScore; average?: Average | undefined },
  onSelectKeyplays?: () => void,
): {
  area: { onClick: (event: MouseEvent<HTMLElement>) => void }
  dialog: ReactNode
} {
  const { wanted, want, forgo, giveUp } = useWanted()
  return {
    area: {
      onClick: ({ target, currentTarget }) => {
        // For the keyboard the name is a button that picks the card up; a pointer press on it opens the large card.
        if (target instanceof Element && target.closest('button:not([data-part=plate] *)')) return
        // So that the focus is on the card, also after the large card is closed.
        currentTarget.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus({ preventScroll: true })
        want()
      },
    },
    dialog: wanted && (
      <LargeCard
        player={player}
        {...points}
        onSelectKeyplays={onSelectKeyplays}
        onClose={forgo}
        onFail={giveUp}
      />
    ),
  }
}
