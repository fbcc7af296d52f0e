import { isDated, isOpen } from '@game/domain'
import type { z } from 'zod'
import { statesOf } from '../../../game/notification/open-audience.ts'
import { listOutcomes } from '../../../game/notification/phase-queries.ts'
import { findScoring } from '../../../game/score/publish/scoring-queries.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import type { readyDecks } from '../shapes/league.ts'
import type { LoadedLeague } from '../state/load-leagues.ts'
import { locksLive } from '../state/locks-live.ts'
import { listMemberIds } from '../state/member-queries.ts'
import { countDecks, listWithOutcome } from './ready-queries.ts'

/** Above this number of members decks are not counted: each is looked up. */
const mostCounted = 1000
/** From this number of users on the number of decks says of none whether it is theirs. */
const fewestCounted = 5

export type OpenPhase = {
  eventId: number
  event: string
  phaseIndex: number
  phase: string
  phasePl?: string
  lock: string
  /** Whether it locks when a match goes live: then `lock` only waits. */
  locksLive: boolean
}

/** The phase of a league that is open and locks first; undefined if none is open. */
export function nextOpenPhase({ events, now }: LoadedLeague): OpenPhase | undefined {
  const open = events
    .filter(({ completed }) => !completed)
    .flatMap(event =>
      event.phases.flatMap(phase =>
        isDated(phase) && isOpen(phase, now)
          ? [
              {
                eventId: event.id,
                event: event.name,
                phaseIndex: phase.index,
                phase: phase.name,
                ...(phase.namePl && { phasePl: phase.namePl }),
                lock: phase.lock,
                locksLive: locksLive(event, phase.index),
              },
            ]
          : [],
      ),
    )
  return open.toSorted((a, b) => Date.parse(a.lock) - Date.parse(b.lock))[0]
}

/** Lists the members who may play a phase: in the first one everybody, later who has not been eliminated (rulebook 3.8). */
export async function listPlayable(
  db: Queryable,
  { eventId, phaseIndex }: Pick<OpenPhase, 'eventId' | 'phaseIndex'>,
  members: readonly number[],
): Promise<number[]> {
  if (phaseIndex === 1) return [...members]
  const scoring = await findScoring(db, eventId)
  if (!scoring) return []
  const ranking = { eventId, generation: scoring.generation }
  const playing = (await listOutcomes(db, ranking)).filter(won =>
    statesOf(scoring, won).some(({ phase, state }) => phase === phaseIndex && state === 'open'),
  )
  return listWithOutcome(db, ranking, { members, outcomes: playing })
}

/**
 * Counts how many of the members who may play the next phase to lock have a deck in it, and never says who; of fewer than five `decks` is null,
 * as its changes would say it (rulebook 19.30).
 */
export async function findReadyDecks(
  db: Queryable,
  league: LoadedLeague,
): Promise<z.infer<typeof readyDecks>> {
  const phase = nextOpenPhase(league)
  if (!phase) return null
  const members = await listMemberIds(db, league.id)
  if (members.length > mostCounted) return null
  const playing = await listPlayable(db, phase, members)
  if (playing.length === 0) return null
  const { eventId, phaseIndex, lock, locksLive } = phase
  const decks = playing.length < fewestCounted ? null : await countDecks(db, { eventId, phaseIndex }, playing)
  return { decks, members: playing.length, eventId, phaseIndex, lock, locksLive }
}
