import { addCounts, type CardScore, exactSum, type LiveCounts, provisionalCounts } from '@game/domain'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outputs, trpc } from '../../api/client.ts'
import { useStream } from '../../stream/use-stream.ts'

type DeckScore = Pick<Outputs['score']['getDeckScore'], 'scores' | 'live'>

/** The cards of a deck in a phase, with what live maps add to them (rulebook 15.18). */
export function liveCards({ scores, live }: DeckScore, counts: LiveCounts, phaseIndex: number): CardScore[] {
  const added = provisionalCounts(counts, phaseIndex, live.countedTo)
  return scores
    .filter(({ phase }) => phase === phaseIndex)
    .map(({ explanation, phase: _phase, ...card }) => addCounts({ ...card, ...explanation }, added))
}

/** Sums a user's cards of a phase with what live maps add to them. */
export const liveTotal = (deck: DeckScore, counts: LiveCounts, phaseIndex: number): number =>
  exactSum(liveCards(deck, counts, phaseIndex).map(({ score }) => score))

/**
 * Returns the scores of users in a phase with what running maps add to them, renewed with each round of a map; empty while no map of the
 * phase runs. Only then are their decks read. Without a phase, as in a season, there are none.
 */
export function useLiveTotals(
  eventId: number | null,
  phaseIndex: number | null,
  userIds: readonly number[],
): ReadonlyMap<number, number> {
  const [pushed, setPushed] = useState<LiveCounts | null>(null)
  useStream(eventId === null ? {} : { eventId }, undefined, text => setPushed(JSON.parse(text)))
  const [first = 0] = userIds
  const isPlayed = eventId !== null && phaseIndex !== null && userIds.length > 0
  const keyOf = (userId: number) => ({ eventId: eventId ?? 0, userId })
  // The answer about any deck says which maps run.
  const probe = useQuery(
    trpc.score.getDeckScore.queryOptions(keyOf(first), { enabled: isPlayed, meta: { quiet: true } }),
  )
  const read = probe.data?.live
  const counts = read && pushed && pushed.revision > read.revision ? pushed : read
  const isLive = isPlayed && (counts?.maps.some(map => map.phaseIndex === phaseIndex) ?? false)
  const decks = useQueries({
    queries: userIds.map(userId =>
      trpc.score.getDeckScore.queryOptions(keyOf(userId), { enabled: isLive, meta: { quiet: true } }),
    ),
  })
  if (!isLive || !counts || phaseIndex === null) return none
  return new Map(
    userIds.flatMap((userId, at) => {
      const data = decks[at]?.data
      return data ? [[userId, liveTotal(data, counts, phaseIndex)] as const] : []
    }),
  )
}

const none: ReadonlyMap<number, number> = new Map()
