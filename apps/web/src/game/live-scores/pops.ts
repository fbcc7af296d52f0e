import { addCounts, type LivePop, liveChanges, livePops, type ScoredCard } from '@game/domain'
import { createAtom } from '@tanstack/react-store'
import type { ProvisionalCounts } from '../state/provisional-counts.ts'

/** A change of a card's points that the page has seen, with its round. */
export type Pop = LivePop & { key: string; revision: number; round: number }

/** How many changes the feed shows. */
const kept = 8

/** The newest changes of the user's own cards, newest first. */
export const pops = createAtom<readonly Pop[]>([])

/** Adds the changes between two states of the live maps; `cards` include all counts of the first state (rulebook 15.19). */
export function notePops(
  cards: readonly ScoredCard[],
  before: ProvisionalCounts,
  after: ProvisionalCounts,
): void {
  const news = livePops(cards, liveChanges(before, after)).map((pop): Pop => {
    const map = after.maps.find(({ id }) => id === pop.mapId)
    const key = `${after.revision} ${pop.mapId} ${pop.playerId} ${pop.keyplayId}`
    return { ...pop, key, revision: after.revision, round: map?.round ?? 0 }
  })
  if (news.length > 0) pops.set(known => [...news.toReversed(), ...known].slice(0, kept))
}

/** Returns the cards as they were before a change, so that its points can be shown. */
export const cardsBefore = (
  cards: readonly ScoredCard[],
  before: ProvisionalCounts,
  after: ProvisionalCounts,
): ScoredCard[] => {
  const counts = liveChanges(after, before).map(({ playerId, keyplayId, change }) => ({
    playerId,
    keyplayId,
    count: change,
  }))
  return cards.map(card => addCounts(card, counts))
}
