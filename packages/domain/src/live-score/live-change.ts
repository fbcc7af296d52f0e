import { keyplayTable } from '../keyplay/keyplay-table.ts'
import { exactSum } from '../shared/hundredths.ts'
import type { ScoreFileType } from '../shared/vocabulary.ts'
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

const uploadOfKeyplay = new Map<number, ScoreFileType>(keyplayTable.map(({ id, upload }) => [id, upload]))

/** Whether a map counts for the upload that a keyplay belongs to. */
const countsKeyplay = ({ types }: LiveMap, keyplayId: number): boolean => {
  const upload = uploadOfKeyplay.get(keyplayId)
  return types === undefined || upload === undefined || types.includes(upload)
}

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
    // What a score file has taken over, or given back, did not happen on the map.
    const isOfMap = [before, after].every(map => countsKeyplay(map, keyplayId))
    if (change === 0 || !isOfMap) return []
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

/**
 * A change on a card of the user's own deck: in points of the card before its multipliers, and in its score, which is what the
 * deck's total changes by (rulebook 15.19).
 */
export type LivePop = LiveChange & { points: number; score: number }

/**
 * Returns what changes are worth on cards scored before those changes: for each keyplay that a card has, the points with its
 * perks, and what the card's score changes by. The sums are the changes of the cards' points and scores (rulebook 15.19).
 */
export const livePops = (cards: readonly ScoredCard[], changes: readonly LiveChange[]): LivePop[] => {
  let deck = cards
  return changes.flatMap(change => {
    const count = { playerId: change.playerId, keyplayId: change.keyplayId, count: change.change }
    const before = deck.find(({ playerId }) => playerId === change.playerId)
    if (!before?.keyplays.some(({ id }) => id === change.keyplayId)) return []
    const after = addCounts(before, [count])
    deck = deck.map(card => (card === before ? after : card))
    const changeOf = (of: 'points' | 'score') => exactSum([after[of], -before[of]])
    return [{ ...change, points: changeOf('points'), score: changeOf('score') }]
  })
}

/** Whether a round ended or was restored between two states of the live maps (rulebook 15.20). */
export const roundsChanged = (before: LiveCounts, after: LiveCounts): boolean =>
  roundsOf(before) !== roundsOf(after)

const roundsOf = ({ maps }: LiveCounts): string =>
  maps
    .map(({ id, round, roundOver, restored }) => `${id}:${roundOver ? round : round - 1}:${restored}`)
    .join()
