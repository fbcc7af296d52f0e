import { exactSum } from '../shared/hundredths.ts'
import { keyOf, type LiveCount, type LiveCounts, type LiveMap } from './live-map.ts'
import { addCounts, type ScoredCard } from './provisional-score.ts'

/**
 * Why a count went up or down (rulebook 15.19): it was `played` on the map; taken back with a `restored` round; `outgrown`
 * by a keyplay with more kills in the same round; or `corrected` for any other reason, such as a part of the log that
 * arrived late.
 */
export type LiveReason = 'played' | 'restored' | 'outgrown' | 'corrected'

/** The change of one count of a live map. */
export type LiveChange = {
  mapId: string
  playerId: number
  keyplayId: number
  /** Never 0. */
  change: number
  reason: LiveReason
}

/** The keyplay that another one turns into with one more kill in the same round. */
const growsInto: Readonly<Record<number, number>> = { 9: 10, 10: 11 }

const countsByKey = (counts: readonly LiveCount[]): Map<string, number> =>
  new Map(counts.map(each => [keyOf(each), each.count]))

const changesOfMap = (before: LiveMap, after: LiveMap): LiveChange[] => {
  const [old, now] = [countsByKey(before.counts), countsByKey(after.counts)]
  const changeOf = (key: Omit<LiveCount, 'count'>): number =>
    (now.get(keyOf(key)) ?? 0) - (old.get(keyOf(key)) ?? 0)
  const keys = new Map([...before.counts, ...after.counts].map(each => [keyOf(each), each]))
  const isRestored = after.restored > before.restored
  return Array.from(keys.values()).flatMap(({ playerId, keyplayId }): LiveChange[] => {
    const change = changeOf({ playerId, keyplayId })
    if (change === 0) return []
    const grown = growsInto[keyplayId]
    const isOutgrown = grown !== undefined && changeOf({ playerId, keyplayId: grown }) > 0
    const lost = isRestored ? 'restored' : isOutgrown ? 'outgrown' : 'corrected'
    return [{ mapId: after.id, playerId, keyplayId, change, reason: change > 0 ? 'played' : lost }]
  })
}

/**
 * Returns the changes of counts on maps that were live before and still are, or whose counts have become final: by how much
 * and why (rulebook 15.19). A map that was not there before has no changes: the page may have been opened in the middle of
 * it.
 */
export const liveChanges = (before: LiveCounts, after: LiveCounts): LiveChange[] =>
  after.maps.flatMap(map => {
    const old = before.maps.find(({ id }) => id === map.id)
    return old ? changesOfMap(old, map) : []
  })

/** A change on a card of the user's own deck, in points of the card before its multipliers (rulebook 15.19). */
export type LivePop = LiveChange & { points: number }

/**
 * Returns what changes are worth on cards scored before those changes: for each keyplay that a card has, the points with its
 * perks. The sum is the change of the cards' points (rulebook 15.19).
 */
export const livePops = (cards: readonly ScoredCard[], changes: readonly LiveChange[]): LivePop[] => {
  let deck = cards
  return changes.flatMap(change => {
    const count = { playerId: change.playerId, keyplayId: change.keyplayId, count: change.change }
    const before = deck.find(({ playerId }) => playerId === change.playerId)
    if (!before?.keyplays.some(({ id }) => id === change.keyplayId)) return []
    const after = addCounts(before, [count])
    deck = deck.map(card => (card === before ? after : card))
    return [{ ...change, points: exactSum([after.points, -before.points]) }]
  })
}

/** Whether a round ended or was restored between two states of the live maps (rulebook 15.20). */
export const roundsChanged = (before: LiveCounts, after: LiveCounts): boolean =>
  roundsOf(before) !== roundsOf(after)

const roundsOf = ({ maps }: LiveCounts): string =>
  maps
    .map(({ id, round, roundOver, restored }) => `${id}:${roundOver ? round : round - 1}:${restored}`)
    .join()
