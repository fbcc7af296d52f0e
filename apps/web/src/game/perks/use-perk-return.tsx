import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCards } from '../deck/use-cards.ts'
import { useGame } from '../phases/use-game.ts'
import { perkOf } from './perk-of.ts'

const CarriedPerkQuestion = lazy(() => import('./carried-perk-question.tsx'))

type OnCard = { playerId: number; perkId: number }

/** Taking a carried perk off a card loses it for the phase (rules.md 5): asks first. Any other goes at once. */
export function usePerkReturn(): { ask: (perk: OnCard, go: () => void) => void; question: ReactNode } {
  const { phase, event } = useGame()
  const cards = useCards()
  const [asked, setAsked] = useState<{ name: string; go: () => void } | null>(null)
  const ask = ({ playerId, perkId }: OnCard, go: () => void) => {
    const card = cards.find(each => each.playerId === playerId)
    const placed = card?.perks.find(each => each.perkId === perkId)
    if (!placed || placed.originPhase === phase.index) return go()
    setAsked({ name: perkOf(event, perkId)?.name ?? '', go })
  }
  const answer = (yes: boolean, go: () => void) => {
    setAsked(null)
    if (yes) go()
  }
  const question = asked && (
    <Suspense fallback={null}>
      <CarriedPerkQuestion name={asked.name} onAnswer={yes => answer(yes, asked.go)} />
    </Suspense>
  )
  return { ask, question }
}
