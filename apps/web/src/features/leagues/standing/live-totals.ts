import {
  addCounts,
  type CardScore,
  eventScore,
  exactSum,
  type LiveCounts,
  playFixtures,
  provisionalCounts,
  type RoundScore,
} from '@game/domain'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outputs, trpc } from '../../../base/api/client.ts'
import { useStream } from '../../../base/stream/use-stream.ts'
import type { Fixture, PlayedIn } from '../league.ts'

type DeckScore = Pick<Outputs['score']['getDeckScore'], 'scores' | 'phases' | 'live'>

/** The cards of a deck in a phase, with what live maps add to them (rulebook 15.18). */
export function liveCards(
  { scores, live }: Pick<DeckScore, 'scores' | 'live'>,
  counts: LiveCounts,
  phaseIndex: number,
): CardScore[] {
  const added = provisionalCounts(counts, phaseIndex, live.countedTo)
  return scores
    .filter(({ phase }) => phase === phaseIndex)
    .map(({ explanation, phase: _phase, ...card }) => addCounts({ ...card, ...explanation }, added))
}

/** Sums a user's cards of a round with what live maps add to them: of a phase, or of the whole event if it is null (rulebook 6.9). */
export function liveTotal(deck: DeckScore, counts: LiveCounts, phaseIndex: number | null): number {
  const totalOf = (phase: number) => exactSum(liveCards(deck, counts, phase).map(({ score }) => score))
  if (phaseIndex !== null) return totalOf(phaseIndex)
  return eventScore(deck.phases.map(({ phase, state }) => ({ state, score: totalOf(phase) })))
}

/** Returns the counts of an event's running maps: those that were `read`, or newer ones from the stream. */
export function useLiveCounts(
  eventId: number | undefined,
  read: LiveCounts | undefined,
): LiveCounts | undefined {
  const [pushed, setPushed] = useState<LiveCounts | null>(null)
  useStream(eventId === undefined ? {} : { eventId }, undefined, text => setPushed(JSON.parse(text)))
  return read && pushed && pushed.revision > read.revision ? pushed : read
}

/** `isRunning`: a map is being played; it is not after the last map is final, though its counts are not loaded yet. */
type LiveScores = { scores: readonly RoundScore[]; isRunning: boolean }

/**
 * Returns the scores of users in a round with what its maps add to them that are not loaded yet, renewed with each round of a map; none while
 * there is no such map, and until all scores are known. Only then are their decks read.
 */
export function useLiveScores(of: PlayedIn | null, userIds: readonly number[]): LiveScores {
  const [first = 0] = userIds
  const isPlayed = of !== null && userIds.length > 0
  const keyOf = (userId: number) => ({ eventId: of?.eventId ?? 0, userId })
  // The answer about any deck says which maps run.
  const probe = useQuery(
    trpc.score.getDeckScore.queryOptions(keyOf(first), { enabled: isPlayed, meta: { quiet: true } }),
  )
  const counts = useLiveCounts(of?.eventId, probe.data?.live)
  const maps = isPlayed
    ? counts?.maps.filter(map => of.phaseIndex === null || map.phaseIndex === of.phaseIndex)
    : undefined
  const isLive = maps !== undefined && maps.length > 0
  const decks = useQueries({
    queries: userIds.map(userId =>
      trpc.score.getDeckScore.queryOptions(keyOf(userId), { enabled: isLive, meta: { quiet: true } }),
    ),
  })
  if (!of || !isLive || !counts) return none
  const scores = userIds.flatMap((userId, at) => {
    const data = decks[at]?.data
    if (!data) return []
    const hasDeck = data.scores.some(({ phase }) => of.phaseIndex === null || phase === of.phaseIndex)
    return { userId, hasDeck, score: liveTotal(data, counts, of.phaseIndex) }
  })
  return scores.length === userIds.length
    ? { scores, isRunning: maps.some(({ state }) => state === 'running') }
    : none
}

const none: LiveScores = { scores: [], isRunning: false }

/** Plays fixtures by the scores that members have while maps run; as they are without such scores (rulebook 19.18, 19.19). */
export function playLive(fixtures: readonly Fixture[], scores: readonly RoundScore[]): Fixture[] {
  if (scores.length === 0) return [...fixtures]
  const sides = fixtures.map(({ home, away }) => ({ home: home?.id ?? null, away: away?.id ?? null }))
  const members = scores.map(({ userId }) => userId)
  const played = playFixtures(sides, members, scores)
  return fixtures.map((fixture, at) => {
    const { homeScore = null, awayScore = null, winner = null } = played[at] ?? {}
    return { ...fixture, homeScore, awayScore, winner }
  })
}
