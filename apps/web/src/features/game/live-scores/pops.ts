import { addCounts, type LivePop, liveChanges, livePops, type ScoredCard } from '@game/domain'
import { createAtom } from '@tanstack/react-store'
import type { ProvisionalCounts } from '../state/provisional-counts.ts'

/** A change of a card's points, with its round; `earlier` is what a map had brought before the page was opened. */
export type Pop = LivePop & { key: string; revision: number; round: number; earlier: boolean }

/** How many changes since the page was opened the feed shows. */
const kept = 8

/** The newest changes of the user's own cards, newest first, and below them what came earlier. */
export const pops = createAtom<readonly Pop[]>([])

const popsBetween = (
  cards: readonly ScoredCard[],
  before: ProvisionalCounts,
  after: ProvisionalCounts,
  earlier: boolean,
): Pop[] =>
  livePops(cards, liveChanges(before, after)).map(pop => {
    const map = after.maps.find(({ id }) => id === pop.mapId)
    const key = `${earlier ? 'earlier' : after.revision} ${pop.mapId} ${pop.playerId} ${pop.keyplayId}`
    return { ...pop, key, revision: after.revision, round: map?.round ?? 0, earlier }
  })

/** Adds the changes between two states of the live maps; `cards` include all counts of the first state (rulebook 15.19). */
export function notePops(
  cards: readonly ScoredCard[],
  before: ProvisionalCounts,
  after: ProvisionalCounts,
): void {
  const news = popsBetween(cards, before, after, false)
  if (news.length === 0) return
  pops.set(known => {
    const recent = [...news.toReversed(), ...known.filter(({ earlier }) => !earlier)]
    return [...recent.slice(0, kept), ...known.filter(({ earlier }) => earlier)]
  })
}

/**
 * Notes what the maps had brought when the page was opened, the most first. `cards` include all counts of `now`, which may be newer
 * than those `atFirst` (rulebook 15.19).
 */
export function noteEarlier(
  cards: readonly ScoredCard[],
  atFirst: ProvisionalCounts,
  now: ProvisionalCounts,
): void {
  const withoutMaps = cardsBefore(cards, emptied(now), now)
  const earlier = popsBetween(withoutMaps, emptied(atFirst), atFirst, true)
  pops.set(known => [...known, ...earlier.toSorted((a, b) => b.score - a.score)])
}

const emptied = (live: ProvisionalCounts): ProvisionalCounts => ({
  ...live,
  maps: live.maps.map(map => ({ ...map, counts: [] })),
})

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
