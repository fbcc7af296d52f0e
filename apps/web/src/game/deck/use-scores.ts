import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Outputs, trpc } from '../../api/client.ts'
import { useGame } from '../phases/use-game.ts'

export type DeckCardScore = Outputs['score']['getDeckScore']['scores'][number]

const none: readonly DeckCardScore[] = []

/** The scores of the deck that is looked at, with their reasons, once its phase has locked; none before. */
export function useScores(): readonly DeckCardScore[] {
  const { event, userId, phase, state } = useGame()
  const locked = state !== 'open' && state !== 'locked'
  const { data } = useQuery(trpc.score.getDeckScore.queryOptions({ eventId: event.id, userId }))
  const scores = data?.scores ?? none
  return useMemo(
    () => (locked ? scores.filter(score => score.phase === phase.index) : none),
    [scores, phase.index, locked],
  )
}
