import { keyplaysPerCard } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Outputs, trpc } from '../../../base/api/client.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { type Average, type PastKeyplay, withPoints } from '../keyplay-points/use-keyplay-history.ts'
import type { Keyplay } from '../keyplay-points/use-keyplays.ts'
import { useGame } from '../state/use-game.ts'

/** Adds up the points per series of the keyplays that a card could have, best first. */
export const bestPoints = (keyplays: readonly PastKeyplay[]): number =>
  keyplays.slice(0, keyplaysPerCard).reduce((sum, { points }) => sum + points, 0)

/** What a player did in past series. */
type Past = Outputs['score']['getKeyplayHistory']['players'][number]

const averageOf = ({ keyplays: past, form }: Past, keyplays: readonly Keyplay[]): Average => ({
  points: Math.round(bestPoints(withPoints(past, keyplays))),
  form,
})

/** Reads the histories of the phase's players; none without keyplays, and once the phase has locked. */
function useHistories(): { histories: readonly Past[]; keyplays: readonly Keyplay[] } {
  const { event, phase, hasLocked } = useGame()
  const keyplays = useDeck(deck => deck.keyplays)
  const at = { eventId: event.id, phaseIndex: phase.index }
  const { data } = useQuery(
    trpc.score.getKeyplayHistory.queryOptions(at, { enabled: !hasLocked, meta: { quiet: true } }),
  )
  return { histories: hasLocked || keyplays.length === 0 ? none : (data?.players ?? none), keyplays }
}

const none: readonly Past[] = []

/** As `useAveragePoints`, of one player. */
export function useAverage(playerId: number): Average | undefined {
  const { histories, keyplays } = useHistories()
  return useMemo(() => {
    const found = histories.find(each => each.playerId === playerId)
    return found && averageOf(found, keyplays)
  }, [histories, keyplays, playerId])
}

/**
 * Reads what the players of the phase scored per series so far with their three best keyplays (rulebook 13.78). Returns a
 * function that finds it by the player's id; undefined without past series, and once the phase has locked.
 */
export function useAveragePoints(): (playerId: number) => Average | undefined {
  const { histories, keyplays } = useHistories()
  return useMemo(() => {
    const averages = new Map(histories.map(each => [each.playerId, averageOf(each, keyplays)]))
    return (playerId: number) => averages.get(playerId)
  }, [histories, keyplays])
}
