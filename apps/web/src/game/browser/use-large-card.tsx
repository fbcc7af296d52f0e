import type { MouseEvent, ReactNode } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { useWanted } from '../../ui/feedback/use-wanted.ts'
import type { Player } from '../deck-state/deck-cards.ts'
import type { ShownScore } from '../keyplay-points/use-player-scores.ts'

const LargeCard = lazyPart(() => import('./large-card.tsx'))

/** Opens a card of the list large by one press on it, its name included, but not on its other buttons. */
export function useLargeCard(
  player: Player,
  score: ShownScore,
): {
  area: { onClick: (event: MouseEvent<HTMLElement>) => void }
  dialog: ReactNode
} {
  const { wanted, want, forgo, giveUp } = useWanted()
  return {
    area: {
      onClick: ({ target, currentTarget }) => {
        // The name is a button for the keyboard only: it picks the card up.
        if (target instanceof Element && target.closest('button:not([data-part=plate] *)')) return
        // Has the focus of the card, also once it is closed.
        currentTarget.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus({ preventScroll: true })
        want()
      },
    },
    dialog: wanted && <LargeCard player={player} score={score} onClose={forgo} onFail={giveUp} />,
  }
}
