import { z } from 'zod'
import { publicProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { userId } from '../../ground/contract/fields.ts'
import { id } from '../../ground/contract/shapes.ts'
import { findFaces, getHistoryUser } from './find-user.ts'
import { type PlayedEvent, readPlayed } from './read-played.ts'
import { historyAnswer } from './shapes.ts'

const eventsPerPage = 5

/**
 * Answers a page of a user's decks of locked phases, by event, the newest event first (rulebook 27.1); only that it is hidden if the user
 * hides it (27.6). 404 for users who asked for deletion.
 */
export const getDeckHistory = publicProcedure
  .input(
    z.strictObject({
      userId,
      before: id.describe('The `next` of the page before; without it the first page.').optional(),
    }),
  )
  .output(answer(historyAnswer))
  .query(async ({ ctx: { db, actor }, input: { userId, before } }) => {
    const { hidden, catalogue } = await getHistoryUser(db, userId, actor)
    if (hidden) return { hidden, events: [], next: null }
    const found = await readPlayed(db, userId, actor, { before, limit: eventsPerPage + 1 })
    const events = found.slice(0, eventsPerPage)
    const faceOf = await findFaces(db, catalogue, playersOf(events))
    return {
      hidden,
      events: events.map(event => ({
        ...event,
        phases: event.phases.map(({ eventId: _eventId, ...phase }) => ({
          ...phase,
          cards: phase.cards.map(({ playerId, score, explanation, keyplays }) => ({
            player: faceOf(playerId),
            score: phase.score === null ? null : score,
            sleeveId: explanation.sleeveId,
            keyplays,
          })),
        })),
      })),
      next: found.length > eventsPerPage ? (events.at(-1)?.eventId ?? null) : null,
    }
  })

/** The players on the cards of these events. */
const playersOf = (events: readonly PlayedEvent[]): number[] =>
  events.flatMap(({ phases }) => phases.flatMap(({ cards }) => cards.map(({ playerId }) => playerId)))
