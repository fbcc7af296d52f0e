import { addCounts, type LiveCounts, type LiveMap, provisionalCounts } from '@game/domain'
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Outputs } from '../../../base/api/client.ts'
import { ownScores } from './own-queries.ts'
import type { DeckCardScore } from './use-deck-scores.ts'

/** The live maps of an event as the server sends them (rulebook 15.17). */
export type ProvisionalCounts = LiveCounts & { projected: number }

/** The newest counts from the stream; no call reads them. */
const pushed = (eventId: number) =>
  queryOptions<ProvisionalCounts>({
    queryKey: ['provisional counts', eventId],
    queryFn: skipToken,
    gcTime: Infinity,
  })

/** Keeps counts from the stream, unless there are newer ones already. */
export const receiveCounts = (client: QueryClient, eventId: number, text: string): void => {
  const counts: ProvisionalCounts = JSON.parse(text)
  client.setQueryData(pushed(eventId).queryKey, before =>
    before && before.revision > counts.revision ? before : counts,
  )
}

export const noCounts = { revision: 0, projected: 0, countedTo: 0, maps: [] }

/** The newest counts, and the revision up to which the scores include what has become final (rulebook 15.18). */
export type Live = ProvisionalCounts & { countedTo: number }

const answered = ({ live }: Outputs['score']['getDeckScore']): Live => live

/** Reads the live maps of an event: those in the answer with the scores, or newer ones from the stream. */
export function useProvisionalCounts(eventId: number, userId: number): Live {
  const { data: answer = noCounts } = useQuery({ ...ownScores(eventId, userId), select: answered })
  return useNewestCounts(eventId, answer)
}

/** Returns the live maps of an answer, or newer ones from the stream. */
export function useNewestCounts(eventId: number, answer: Live): Live {
  const { data: newest = noCounts } = useQuery(pushed(eventId))
  return useMemo(
    () => (newest.revision > answer.revision ? { ...newest, countedTo: answer.countedTo } : answer),
    [answer, newest],
  )
}

/** The live maps that count for a phase. */
export const mapsOfPhase = ({ maps }: Live, phaseIndex: number): LiveMap[] =>
  maps.filter(map => map.phaseIndex === phaseIndex)

/** Whether live maps of a phase add points that are not final yet; a map that score files have taken over adds none. */
export const isProvisional = ({ maps, countedTo }: Live, phaseIndex: number): boolean =>
  maps.some(
    ({ phaseIndex: of, countedSince, types }) =>
      of === phaseIndex && (countedSince === null || countedSince > countedTo) && types?.length !== 0,
  )

/** Adds the points of the live maps of a phase to the scores of its cards (rulebook 15.18). */
export function withProvisional(
  scores: readonly DeckCardScore[],
  live: Live,
  phaseIndex: number,
): readonly DeckCardScore[] {
  const added = provisionalCounts(live, phaseIndex, live.countedTo)
  if (added.length === 0) return scores
  return scores.map(score => {
    const card = addCounts({ ...score, keyplays: score.explanation.keyplays }, added)
    return {
      ...card,
      keyplays: card.keyplays.map(({ id, points }) => ({ id, points })),
      explanation: { ...score.explanation, keyplays: card.keyplays },
    }
  })
}
