import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { id, phaseIndex } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { tallyDecks } from '../edit/deck-queries.ts'
import { visibleEvent } from '../visible/visible-event.ts'

/** `players` hold a card in any phase; a deck is full with five cards. */
const output = z.object({
  players: z.int(),
  phases: z.array(z.object({ phase: phaseIndex, decks: z.int(), full: z.int() })),
})

/** How many decks each phase of an event has; phases without any are left out. */
export const getPhaseDecks = adminProcedure
  .input(z.strictObject({ eventId: id }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await visibleEvent(db, eventId, actor)
    return tallyDecks(db, eventId)
  })
