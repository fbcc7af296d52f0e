import { keyplaysPerCard } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trpc } from '../../api/client.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { type Average, type PastKeyplay, withPoints } from '../keyplay-points/use-keyplay-history.ts'
import { useGame } from '../state/use-game.ts'

/** Adds up the points per series of the keyplays that a card could have, best first. */
export const bestPoints = (keyplays: readonly PastKeyplay[]): number =>
  keyplays.slice(0, keyplaysPerCard).reduce((sum, { points }) => sum + points, 0)

/**
 * Reads what the players of the phase scored per series so far with their three best keyplays (rulebook 13.78). Returns a
 * function that finds it by the player's id; undefined without past series, and once the phase has locked.
 */
export function useAveragePoints(): (playerId: number) => Average | undefined {
  const { event, phase, hasLocked } = useGame()
  const keyplays = useDeck(deck => deck.keyplays)
  const at = { eventId: event.id, phaseIndex: phase.index }
  const { data } = useQuery(
    trpc.score.getKeyplayHistory.queryOptions(at, { enabled: !hasLocked, meta: { quiet: true } }),
  )
  return useMemo(() => {
    const known = hasLocked || keyplays.length === 0 ? [] : (data?.players ?? [])
    const averages = new Map(
      known.map(({ playerId, keyplays: past, form }): [number, Average] => [
        playerId,
        { points: Math.round(bestPoints(withPoints(past, keyplays))), form },
      ]),
    )
    return (playerId: number) => averages.get(playerId)
  }, [data, keyplays, hasLocked])
}
