import { exactSum, type LivePop, liveChanges, livePops, type ScoredCard } from '@game/domain'
import { useEffect, useRef, useState } from 'react'
import type { Keyplay } from '../../game/keyplay-points/use-keyplays.ts'
import type { Live } from '../../game/state/provisional-counts.ts'

/** What a player scored by one change of the live maps. */
export type PlayerPop = { key: string; playerId: number; score: number; pops: readonly LivePop[] }

/** How many are kept: as many as the overlay has room for. */
const kept = 5

/** Returns what players have scored since the page was opened, newest first; of one change, who scored most first (rulebook 26.8). */
export function usePlayerPops(live: Live, keyplays: readonly Keyplay[]): readonly PlayerPop[] {
  const last = useRef(live)
  const [shown, setShown] = useState<readonly PlayerPop[]>([])
  useEffect(() => {
    // While the prices are unknown, changes wait for them.
    if (keyplays.length === 0 || live.revision <= last.current.revision) return
    const news = popsBetween(last.current, live, keyplays)
    last.current = live
    if (news.length > 0) setShown(known => [...news, ...known].slice(0, kept))
  }, [live, keyplays])
  return shown
}

/** Computes what players scored between two states of the live maps: the points of keyplays, as perks and multipliers of decks do not count here. */
export function popsBetween(before: Live, after: Live, keyplays: readonly Keyplay[]): PlayerPop[] {
  const changes = liveChanges(before, after)
  const playerIds = [...new Set(changes.map(({ playerId }) => playerId))]
  const pops = livePops(
    playerIds.map(playerId => bareCard(playerId, keyplays)),
    changes,
  )
  return playerIds
    .map(playerId => {
      const own = pops.filter(pop => pop.playerId === playerId)
      const score = exactSum(own.map(pop => pop.score))
      return { key: `${after.revision} ${playerId}`, playerId, score, pops: own }
    })
    .filter(({ score }) => score !== 0)
    .toSorted((a, b) => b.score - a.score)
}

/** A card with every keyplay and nothing that multiplies its points. */
const bareCard = (playerId: number, keyplays: readonly Keyplay[]): ScoredCard => ({
  playerId,
  points: 0,
  mult: 1,
  phaseMult: 1,
  score: 0,
  keyplays: keyplays.map(({ id, points }) => ({
    id,
    price: points,
    count: 0,
    perks: [],
    bonus: 1,
    points: 0,
  })),
})
