import { type KeyplayRecord, type PlayerHistory, pointsPerSeries } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { useGame } from '../state/use-game.ts'
import { keyplayOf } from './keyplay-of.ts'
import type { Keyplay } from './use-keyplays.ts'

/** What a player did in past series, undefined for a player without past series, and what all players did (rulebook 7.17). */
export type History = { own: PlayerHistory | undefined; all: readonly KeyplayRecord[] }

/** Reads what the players of the phase shown did in past series. Returns a function that finds it by the player's id; undefined until it is loaded, or if it cannot be. */
export function useHistoryOf(): (playerId: number) => History | undefined {
  const { event, phase } = useGame()
  const at = { eventId: event.id, phaseIndex: phase.index }
  const { data } = useQuery(trpc.score.getKeyplayHistory.queryOptions(at))
  return playerId => data && { own: data.players.find(each => each.playerId === playerId), all: data.all }
}

/** As `useHistoryOf`, of one player. */
export const useKeyplayHistory = (playerId: number): History | undefined => useHistoryOf()(playerId)

/** What a player scored per series so far, and in each of the last phases, the newest last; whole points (rulebook 7.20, 13.78). */
export type Average = { points: number; form: readonly number[] }

/** A keyplay in past series: how often it was done, and the points it would have brought per series. */
export type PastKeyplay = KeyplayRecord & { points: number }

/** Adds to records of keyplays the points they would have brought at current prices, best first. */
export const withPoints = (records: readonly KeyplayRecord[], keyplays: readonly Keyplay[]): PastKeyplay[] =>
  records
    .map(record => ({
      ...record,
      points: pointsPerSeries(record, keyplayOf(keyplays, record.keyplayId).points),
    }))
    .toSorted((a, b) => b.points - a.points || a.keyplayId - b.keyplayId)
