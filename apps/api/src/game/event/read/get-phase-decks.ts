import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { deckCount, eventId } from '../../../ground/contract/fields.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { countPhaseDecks } from './phase-deck-queries.ts'

/** `players` counts the users who hold a card in any phase; a `full` deck has five cards. */
const output = z.object({
  players: z.int().meta({ description: 'How many users hold a card in the event.', example: 120 }),
  phases: z
    .array(
      z.object({
        phase: phaseIndex,
        decks: deckCount,
        full: z.int().meta({ description: 'How many decks hold five cards.', example: 80 }),
      }),
    )
    .describe('The phases.'),
})

/** Answers how many decks each phase of an event has (rulebook 11.14); phases without any are left out. */
export const getPhaseDecks = configureProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    return countPhaseDecks(db, eventId)
  })
