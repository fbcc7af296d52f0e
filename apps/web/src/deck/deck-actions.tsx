import { useGame } from '../phases/use-game.ts'
import { DeckTotal } from './deck-total.tsx'
import { Receipt } from './receipt.tsx'
import { Tour } from './tour/tour.tsx'

/** What the head of the deck says and offers: the receipt or the score, and the tour. */
export function DeckActions() {
  const { event, late, state } = useGame()
  return (
    <>
      <DeckTotal />
      {state === 'open' && <Receipt />}
      <Tour fresh={!event.joined && !late} />
    </>
  )
}
