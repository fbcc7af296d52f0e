import { useGame } from '../phases/use-game.ts'
import { Tour } from '../tour/tour.tsx'
import { DeckTotal } from './deck-total.tsx'
import { Receipt } from './receipt.tsx'

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
