import { type PhaseResult, phaseFinality, phaseStates, playersOfOwnMatch, secondChanceOf } from '@game/domain'
import { z } from 'zod'
import { publicProcedure, withJoinedRead } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { userId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Asker } from '../../../ground/event-visibility/visibility-queries.ts'
import { event } from '../../event-memory/shapes.ts'
import { findShared } from '../../event-memory/shared-event.ts'
import {
  type EventMoment,
  findMoment,
  momentOfAccount,
  type SharedEvent,
} from '../../event-memory/shared-event-queries.ts'
import { findOwnResults } from '../../score/read/phase-scores.ts'
import { listPlayersOfUser } from '../../user-deck/own-match-queries.ts'
import { listUserDecks } from '../../user-deck/user-deck-queries.ts'
import { listSummaries } from './event-queries.ts'

const input = z.strictObject({ id, userId: userId.optional() })
const key = input.transform(({ id }) => ({ eventId: id }))

/**
 * Answers an event with the asker's own states and summaries. `userId` is only a hint: the session decides (rulebook
 * 12.3, 12.27).
 */
export const getEvent = publicProcedure
  .meta(withJoinedRead(key, momentOfAccount))
  .input(input)
  .output(answer(z.object({ event: event.describe('The event.') })))
  .query(({ ctx: { db, actor, joinedRead }, input }) =>
    answerEvent(db, input.id, actor, joinedRead as EventMoment | null | undefined),
  )

/** Combines what everybody sees, from memory, with the asker's own part. */
export async function answerEvent(db: Db, eventId: number, asker: Asker, momentRead?: EventMoment | null) {
  const moment = momentRead ?? (await findMoment(db, eventId, asker)) ?? notFound('Event')
  const shared = (await findShared(db, eventId, moment.version)) ?? notFound('Event')
  return compose(shared, moment, asker ? await findOwnPart(db, asker.id, { shared, moment }) : visitorsPart)
}

/** The asker's own part of an event. */
type OwnPart = {
  results: PhaseResult[]
  summaries: Awaited<ReturnType<typeof listSummaries>>
  /** The players whom the asker is, if cards of one's own match are not held (rulebook 30.15). */
  players: number[]
}

const visitorsPart: OwnPart = { results: [], summaries: [], players: [] }

async function findOwnPart(
  db: Db,
  userId: number,
  read: { shared: SharedEvent; moment: EventMoment },
): Promise<OwnPart> {
  const key = { userId, eventId: read.shared.id }
  const [decks, summaries, players] = await Promise.all([
    listUserDecks(db, key),
    listSummaries(db, key),
    read.shared.hosted?.ownCards === 'none' ? listPlayersOfUser(db, key) : [],
  ])
  return { results: await findOwnResults(db, userId, { ...read, decks }), summaries, players }
}

function compose(
  { keyplays: _, phases, rewards, scores, ...settings }: SharedEvent,
  { now }: EventMoment,
  { results, summaries, players }: OwnPart,
): { event: z.infer<typeof event> } {
  const clock = { ...settings, phases, now }
  const states = results.length > 0 ? phaseStates(clock, results) : []
  const resultOf = (phase: number) => results.find(result => result.phase === phase)
  return {
    event: {
      ...settings,
      joined: results.some(({ held }) => held),
      phases: phases.map(({ frozen: _, ...phase }) => ({
        ...phase,
        ...phaseFinality(phase, clock),
        barredPlayers: playersOfOwnMatch(players, phase),
        phaseSummaries: summaries.filter(({ phaseIndex }) => phaseIndex === phase.index),
      })),
      rewards,
      scores,
      phaseStates: states.map(state => {
        const { score = null, letIn = false } = resultOf(state.phase) ?? {}
        return { ...state, score, letIn: letIn && state.state === 'success' }
      }),
      secondChanceState: secondChanceOf(clock, results),
    },
  }
}
