import { type PhaseResult, phaseStates, secondChanceOf } from '@game/domain'
import { z } from 'zod'
import { withReadyText } from '../../call/ready-answer.ts'
import { publicProcedure, withJoinedRead } from '../../call/trpc.ts'
import { answerAsIs } from '../../contract/answer.ts'
import { notFound } from '../../contract/refusal.ts'
import { id } from '../../contract/shapes.ts'
import type { Db } from '../../db/db.ts'
import type { Asker } from '../../event-visibility/queries.ts'
import type { DecksKey } from '../../score/read/deck-score-queries.ts'
import { findPhaseScores } from '../../score/read/phase-scores.ts'
import { type OwnPart, ownPartOfAccount, type SharedEvent } from './queries.ts'
import { event } from './shapes.ts'
import { findEvent } from './shared-event.ts'

const input = z.strictObject({ id, userId: id.optional() })
const key = input.transform(({ id }) => ({ eventId: id }))

/**
 * Answers an event with the asker's own states and summaries. `userId` is only a hint: the session decides (rulebook
 * 12.3, 12.27). What all see is kept as text, which is sent (docs/decisions/event-memory.md).
 */
export const getEvent = publicProcedure
  .meta(withJoinedRead(key, ownPartOfAccount))
  .input(input)
  .output(answerAsIs(z.object({ event })))
  .query(({ ctx: { db, actor, joinedRead }, input }) =>
    answerEvent(db, input.id, actor, joinedRead as OwnPart | null | undefined),
  )

export async function answerEvent(db: Db, eventId: number, asker: Asker, ownRead?: OwnPart | null) {
  const found = (await findEvent(db, eventId, asker, withHoles, ownRead)) ?? notFound('Event')
  const { shared } = found
  const results = asker ? await findResults(db, { eventId, userId: asker.id }, found) : []
  const own = ownOf(shared, found.own, results)
  const summaries = shared.phases.map(({ index }) => [summariesHole(index), own.summariesOf(index)])
  const values = { ...own, ...Object.fromEntries(summaries) }
  return withReadyText(compose(shared, own), { template: found.template, own: values })
}

/** Finds the asker's part in each phase. */
function findResults(
  db: Db,
  key: DecksKey,
  { shared, own }: { shared: SharedEvent; own: OwnPart },
): Promise<PhaseResult[]> {
  return findPhaseScores(db, {
    ...key,
    version: own.version,
    scored: shared.phases.filter(({ files }) => files.length > 0).map(({ index }) => index),
    decks: shared.phases.map(({ index: phase }) => ({
      phase,
      deckVersion: own.decks[phase],
      frozen: own.frozen.includes(phase),
    })),
  })
}

type Own<Joined, Summaries, States, Chance> = {
  joined: Joined
  summariesOf(phaseIndex: number): Summaries
  phaseStates: States
  secondChanceState: Chance
}

/** Puts together what all see of an event and what is the asker's own, or the marks of where that belongs. */
const compose = <Joined, Summaries, States, Chance>(
  { version: _version, phases, rewards, scores, ...settings }: SharedEvent,
  { joined, summariesOf, phaseStates, secondChanceState }: Own<Joined, Summaries, States, Chance>,
) => ({
  event: {
    ...settings,
    joined,
    phases: phases.map(phase => ({ ...phase, phaseSummaries: summariesOf(phase.index) })),
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
function ownOf(shared: SharedEvent, { now, summaries }: OwnPart, results: PhaseResult[]) {
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
