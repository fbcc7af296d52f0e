import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { isTourDone } from './tour-memory.ts'

/** Whether the user meets an open phase, holds no card in any event, and has not closed the tour on this visit (rulebook 13.11). */
export function useIsNewcomer(): boolean {
  const { event, userId, takesPerks } = useGame()
  const holdsNone = useDeck(({ cards }) => cards.length === 0)
  const mayBe = takesPerks && holdsNone && !event.joined && !isTourDone(userId)
  const { data } = useQuery(
    trpc.deck.getCards.queryOptions({ userId }, { enabled: mayBe, meta: { quiet: true } }),
  )
  return mayBe && data?.cards.length === 0
}
