import { z } from 'zod'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { id, phaseIndex } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { countPhaseDecks } from './phase-deck-queries.ts'

/** `players` counts the users who hold a card in any phase; a `full` deck has five cards. */
const output = z.object({
  players: z.int(),
  phases: z.array(z.object({ phase: phaseIndex, decks: z.int(), full: z.int() })),
})

/** Answers how many decks each phase of an event has (rulebook 11.14); phases without any are left out. */
export const getPhaseDecks = adminProcedure
  .input(z.strictObject({ eventId: id }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    return countPhaseDecks(db, eventId)
  })
