import { queryClient, trpc } from '../../../base/api/client.ts'
import { clockOffsetQuery } from '../../../base/api/use-server-now.ts'

/**
 * Reads as the user of the page. Once their session has ended, the server refuses these reads, and what was read stays (rulebook 12.33,
 * 13.47). All parts of the page use these: a query that several parts share is read again as the one that rendered last asks for it.
 */
const as = (userId: number) => ({ trpc: { context: { userId } } })

/** Reads the event of the page with the states of its user. */
export const ownEvent = (id: number, userId: number) =>
  trpc.event.getEvent.queryOptions({ id, userId }, as(userId))

/** Reads the cards of the page's user in an event. */
export const ownCards = (eventId: number, userId: number) =>
  trpc.deck.getCards.queryOptions({ eventId, userId }, as(userId))

/** Reads the scores of those cards; after a failure, mounting another component that shows scores does not send the call again. */
export const ownScores = (eventId: number, userId: number) =>
  trpc.score.getDeckScore.queryOptions({ eventId, userId }, { ...as(userId), retryOnMount: false })

/** Reads what the game page waits for while its code loads; a failure is shown by the page, which reads again. */
export function readAhead(eventId: number, userId: number): void {
  void queryClient.prefetchQuery(ownEvent(eventId, userId))
  void queryClient.prefetchQuery(ownCards(eventId, userId))
  void queryClient.prefetchQuery(ownScores(eventId, userId))
  void queryClient.prefetchQuery(clockOffsetQuery)
}
