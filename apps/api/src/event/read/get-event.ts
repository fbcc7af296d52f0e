import { type PhaseResult, phaseStates, secondChanceOf } from '@game/domain'
import { z } from 'zod'
import { withReadyText } from '../../call/ready-answer.ts'
import { publicProcedure, withJoinedRead } from '../../call/trpc.ts'
import { answerAsIs } from '../../contract/answer.ts'
import { notFound } from '../../contract/refusal.ts'
import { id } from '../../contract/shapes.ts'
import type { Db } from '../../db/db.ts'
import type { Asker } from '../../event-visibility/queries.ts'
import { listUserDecks } from '../../score/read/user-deck-queries.ts'
import { findOwnResults } from './own-results.ts'
import { type EventMoment, listSummaries, momentOfAccount, type SharedEvent } from './queries.ts'
import { event } from './shapes.ts'
import { findEvent } from './shared-event.ts'

const input = z.strictObject({ id, userId: id.optional() })
const key = input.transform(({ id }) => ({ eventId: id }))

/**
 * Answers an event with the asker's own states and summaries. `userId` is only a hint: the session decides (rulebook
 * 12.3, 12.27). What all see is kept as text, which is sent (docs/decisions/event-memory.md).
 */
export const getEvent = publicProcedure
  .meta(withJoinedRead(key, momentOfAccount))
  .input(input)
  .output(answerAsIs(z.object({ event })))
  .query(({ ctx: { db, actor, joinedRead }, input }) =>
    answerEvent(db, input.id, actor, joinedRead as EventMoment | null | undefined),
  )

export async function answerEvent(db: Db, eventId: number, asker: Asker, momentRead?: EventMoment | null) {
  const found = (await findEvent(db, eventId, asker, withHoles, momentRead)) ?? notFound('Event')
  const { shared, moment } = found
  const [results, summaries] = asker ? await findOwn(db, { eventId, userId: asker.id }, found) : [[], []]
  const own = ownOf(shared, { now: moment.now, summaries }, results)
  const ofPhases = shared.phases.map(({ index }) => [summariesHole(index), own.summariesOf(index)])
  const values = { ...own, ...Object.fromEntries(ofPhases) }
  return withReadyText(compose(shared, own), { template: found.template, own: values })
}

/** Finds the asker's part in each phase, and what they have acknowledged. */
async function findOwn(
  db: Db,
  key: { eventId: number; userId: number },
  { shared, moment }: { shared: SharedEvent; moment: EventMoment },
): Promise<[PhaseResult[], Summaries]> {
  const [decks, summaries] = await Promise.all([listUserDecks(db, key), listSummaries(db, key)])
  return [await findOwnResults(db, key.userId, { shared, moment, decks }), summaries]
}

type Summaries = Awaited<ReturnType<typeof listSummaries>>

type Own<Joined, Summaries, States, Chance> = {
  joined: Joined
  summariesOf(phaseIndex: number): Summaries
  phaseStates: States
  secondChanceState: Chance
}

/** Puts together what all see of an event and what is the asker's own, or the marks of where that belongs. */
const compose = <Joined, Summaries, States, Chance>(
  { version: _version, keyplays: _keyplays, phases, rewards, scores, ...settings }: SharedEvent,
  { joined, summariesOf, phaseStates, secondChanceState }: Own<Joined, Summaries, States, Chance>,
) => ({
  event: {
    ...settings,
    joined,
    phases: phases.map(({ frozen: _frozen, ...phase }) => ({
      ...phase,
      phaseSummaries: summariesOf(phase.index),
    })),
    rewards,
    scores,
    phaseStates,
    secondChanceState,
  },
})

const summariesHole = (phaseIndex: number) => `summaries ${phaseIndex}`

const withHoles = (shared: SharedEvent, hole: (name: string) => string) =>
  compose(shared, {
    joined: hole('joined'),
    summariesOf: phaseIndex => hole(summariesHole(phaseIndex)),
    phaseStates: hole('phaseStates'),
    secondChanceState: hole('secondChanceState'),
  })

/** Makes what is the asker's own; a visitor has no results, and no states. */
function ownOf(
  shared: SharedEvent,
  { now, summaries }: { now: string; summaries: Summaries },
  results: PhaseResult[],
) {
  const clock = { phases: shared.phases, completed: shared.completed, secondChance: shared.secondChance, now }
  const scoreOf = (phase: number) => results.find(result => result.phase === phase)?.score ?? null
  const states = results.length > 0 ? phaseStates(clock, results) : []
  return {
    joined: results.some(({ held }) => held),
    summariesOf: (phaseIndex: number) => summaries.filter(summary => summary.phaseIndex === phaseIndex),
    phaseStates: states.map(state => ({ ...state, score: scoreOf(state.phase) })),
    secondChanceState: secondChanceOf(clock, results),
  }
}
