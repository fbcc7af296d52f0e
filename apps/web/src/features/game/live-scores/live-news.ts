import { exactSum, type LiveMap, liveChanges, roundsChanged, type ScoredCard } from '@game/domain'
import type { ProvisionalCounts } from '../state/provisional-counts.ts'
import { cardsBefore } from './pops.ts'

/** What a round brought the user's own deck; a new object each time a round is over or restored. */
export type RoundNews = { map: LiveMap; round: number; total: number; change: number; restored: boolean }

/** What was announced last: the live maps, and the deck's total at the newest round, null if its scores were not loaded yet. */
export type LastAnnounced = { live: ProvisionalCounts; totalAtRound: number | null }

/** The live maps of a phase; `cards` include all their counts, null until the scores are loaded. */
type Now = { live: ProvisionalCounts; phaseIndex: number; cards: readonly ScoredCard[] | null }

/** What is to be announced: the maps after the change, the cards before it, and the round that it ended or restored. */
export type LiveNews = {
  announced: LastAnnounced
  after: ProvisionalCounts
  cards: readonly ScoredCard[]
  round: RoundNews | null
}

/** The live maps of one phase; the cards of others are not known on the page. */
export const ofPhase = (live: ProvisionalCounts, phaseIndex: number): ProvisionalCounts => ({
  ...live,
  maps: live.maps.filter(map => map.phaseIndex === phaseIndex),
})

/** Adds up what the cards score. */
export const totalOf = (scores: readonly { score: number }[] | null): number =>
  exactSum((scores ?? []).map(({ score }) => score))

/**
 * Returns what has changed since the last announcement; null if nothing has, or while the scores of the cards are not loaded. The
 * change is announced once they are.
 */
export function newsSince(last: LastAnnounced, { live, phaseIndex, cards }: Now): LiveNews | null {
  if (cards === null || live.revision <= last.live.revision) return null
  const after = ofPhase(live, phaseIndex)
  const isChanged = liveChanges(last.live, after).length > 0
  const before = isChanged ? cardsBefore(cards, last.live, after) : cards
  const total = totalOf(cards)
  const totalBefore = last.totalAtRound ?? totalOf(before)
  const round = roundOf(last.live, after, { total, change: exactSum([total, -totalBefore]) })
  return {
    announced: { live, totalAtRound: round ? total : totalBefore },
    after,
    cards: before,
    round,
  }
}

/** Finds the first map with a round that has ended or been restored since. */
function roundOf(
  before: ProvisionalCounts,
  after: ProvisionalCounts,
  deck: Pick<RoundNews, 'total' | 'change'>,
): RoundNews | null {
  const oldOf = (map: LiveMap) => before.maps.find(({ id }) => id === map.id)
  const map = after.maps.find(each => {
    const old = oldOf(each)
    return old && roundsChanged({ ...before, maps: [old] }, { ...after, maps: [each] })
  })
  if (!map) return null
  const restored = map.restored > (oldOf(map)?.restored ?? 0)
  const over = map.roundOver ? map.round : map.round - 1
  return { ...deck, map, round: restored ? map.restoredRound : over, restored }
}
