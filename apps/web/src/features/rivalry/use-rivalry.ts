import {
  type CardScore,
  type LiveCounts,
  type Rivalry,
  rivalryOf,
  roundsChanged,
  withLiveMoments,
} from '@game/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Outputs, trpc } from '../../base/api/client.ts'
import { useStream } from '../../base/stream/use-stream.ts'
import { liveCards } from '../leagues/standing/live-totals.ts'

type Answer = Outputs['rivalry']['getRivalry']
type Scores = Outputs['score']['getDeckScore']

/** A map as the page names it. */
export type NamedMap = Pick<Answer['maps'][number], 'id' | 'map' | 'number' | 'match' | 'byRound'> & {
  running: boolean
  /** The newest round of a running map. */
  round: number
}

/** What the page shows of two decks. */
export type ShownRivalry = Rivalry & {
  maps: NamedMap[]
  players: ReadonlyMap<number, string>
  cards: Record<'one' | 'other', readonly CardScore[]>
  live: boolean
}

const newestOf = (...counts: (LiveCounts | null | undefined)[]): LiveCounts =>
  counts.reduce<LiveCounts>((newest, each) => (each && each.revision > newest.revision ? each : newest), {
    revision: -1,
    maps: [],
  })

/** Reads two decks of a phase and what changed their scores, and follows the maps being played (rulebook 22.6). */
export function useRivalry(
  { eventId, phaseIndex }: { eventId: number; phaseIndex: number },
  users: Record<'one' | 'other', { id: number }>,
) {
  const client = useQueryClient()
  const [pushed, setPushed] = useState<LiveCounts | null>(null)
  const key = { eventId, phaseIndex, userId: users.one.id, otherId: users.other.id }
  const moments = useQuery(trpc.rivalry.getRivalry.queryOptions(key))
  const one = useQuery(trpc.score.getDeckScore.queryOptions({ eventId, userId: users.one.id }))
  const other = useQuery(trpc.score.getDeckScore.queryOptions({ eventId, userId: users.other.id }))
  useStream({ eventId }, undefined, text => {
    const counts: LiveCounts = JSON.parse(text)
    if (pushed && pushed.revision > counts.revision) return
    // The kills of a round are read when it is over.
    if (roundsChanged(newestOf(pushed, one.data?.live), counts))
      void client.invalidateQueries({ queryKey: trpc.rivalry.getRivalry.queryKey(key) })
    setPushed(counts)
  })
  const shown = useMemo(
    () =>
      moments.data && one.data && other.data
        ? toShown(
            moments.data,
            { one: one.data, other: other.data },
            newestOf(pushed, one.data.live, other.data.live),
            phaseIndex,
          )
        : undefined,
    [moments.data, one.data, other.data, pushed, phaseIndex],
  )
  const failed = [moments, one, other].find(({ isError, data }) => isError && !data)
  return { shown, failed }
}

function toShown(
  answer: Answer,
  scores: Record<'one' | 'other', Scores>,
  counts: LiveCounts,
  phaseIndex: number,
): ShownRivalry {
  const ofPhase = counts.maps.filter(map => map.phaseIndex === phaseIndex)
  const cards = {
    one: liveCards(scores.one, counts, phaseIndex),
    other: liveCards(scores.other, counts, phaseIndex),
  }
  const maps = withLiveMoments(answer.maps, ofPhase)
  return {
    ...rivalryOf(cards.one, cards.other, maps),
    maps: maps.map(({ id }) => {
      const live = ofPhase.find(map => map.id === id)
      const read = answer.maps.find(map => map.id === id)
      return {
        id,
        map: read?.map ?? live?.map ?? '',
        number: read?.number ?? '',
        match: read?.match ?? '',
        byRound: read?.byRound ?? true,
        running: live?.state === 'running',
        round: live?.round ?? 0,
      }
    }),
    players: new Map(answer.players.map(({ id, name }) => [id, name])),
    cards,
    live: ofPhase.some(({ state }) => state === 'running'),
  }
}
