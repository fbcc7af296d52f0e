import { lazy, type ReactNode, Suspense, useState } from 'react'
import { perkOf } from '../state/game-event.ts'
import { useDeck } from '../state/use-deck.ts'
import { useGame } from '../state/use-game.ts'

const CarriedPerkDialog = lazy(() => import('./carried-perk-dialog.tsx'))

type CardPerk = { playerId: number; perkId: number }

/**
 * Asks before a carried perk is taken off its card, as it is gone for the phase then (rulebook 4.12). Any other perk is
 * taken off at once. `dialog` is to be rendered.
 */
export function useConfirmPerkRemoval(): {
  confirmRemoval: (perk: CardPerk, remove: () => void) => void
  dialog: ReactNode
} {
  const { phase, event } = useGame()
  const { cards } = useDeck()
  const [pending, setPending] = useState<{ name: string; remove: () => void } | null>(null)
  const confirmRemoval = ({ playerId, perkId }: CardPerk, remove: () => void) => {
    const card = cards.find(each => each.playerId === playerId)
    const placed = card?.perks.find(each => each.perkId === perkId)
    if (!placed || placed.originPhase === phase.index) return remove()
    setPending({ name: perkOf(event, perkId)?.name ?? '', remove })
  }
  const answer = (yes: boolean, remove: () => void) => {
    setPending(null)
    if (yes) remove()
  }
  const dialog = pending && (
    <Suspense fallback={null}>
      <CarriedPerkDialog name={pending.name} onAnswer={yes => answer(yes, pending.remove)} />
    </Suspense>
  )
  return { confirmRemoval, dialog }
}
