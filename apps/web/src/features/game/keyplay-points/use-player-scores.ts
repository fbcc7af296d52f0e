import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Outputs, trpc } from '../../../base/api/client.ts'
import { useGame } from '../state/use-game.ts'
import { type Absence, type Absences, absenceOf } from '../state/void-players.ts'

/** What a player scored in a phase (rulebook 7.18). */
export type PlayerScore = NonNullable<Outputs['score']['getPlayerScores']['scores']>[number]

/** Why a card shows no points: it is void, of the user's own match, its team has no match, there is no score file yet, the scores are loading, or they could not be loaded. */
export type NoPoints = Absence | 'awaited' | 'loading' | 'missing'

/** Returns why a card shows no points, if it is void or has no match and nothing has come of it; else its score. */
export const withReason = <Score>(of: Absences, playerId: number, score: Score): Score | Absence => {
  const absence = absenceOf(of, playerId)
  const isPlain = score === undefined || score === 'awaited'
  return absence === 'void' || (absence !== null && isPlain) ? absence : score
}

/** What a card of the list shows as its score; undefined until the phase has locked. */
export type ShownScore = PlayerScore | NoPoints | undefined

/**
 * Reads what the players scored in the phase shown, once it has locked and has a score file (rulebook 13.72). Returns a function
 * that finds a score by the player's id.
 */
export function usePlayerScores(): (playerId: number) => ShownScore {
  const { event, phase, hasLocked } = useGame()
  const isScored = hasLocked && phase.files.length > 0
  const at = { eventId: event.id, phaseIndex: phase.index }
  const { data, isError } = useQuery(
    trpc.score.getPlayerScores.queryOptions(at, { enabled: isScored, meta: { quiet: true } }),
  )
  return useMemo(() => {
    const scores = isScored ? data?.scores : null
    const byPlayer = scores && new Map(scores.map(score => [score.playerId, score]))
    const without = withoutScores({ hasLocked, isScored, isRead: data !== undefined, isError })
    return (playerId: number) => (byPlayer ? byPlayer.get(playerId) : without)
  }, [hasLocked, isScored, data, isError])
}

function withoutScores(now: {
  hasLocked: boolean
  isScored: boolean
  isRead: boolean
  isError: boolean
}): NoPoints | undefined {
  if (!now.hasLocked) return undefined
  if (!now.isScored || now.isRead) return 'awaited'
  return now.isError ? 'missing' : 'loading'
}
