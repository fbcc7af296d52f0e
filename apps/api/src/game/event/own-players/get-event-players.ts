import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { cardPlayer } from '../../catalogue/record/shapes.ts'
import { requireHosted } from '../circle/require-hosted.ts'
import { listOwnCards } from './own-player-queries.ts'

/** Answers a private event's own players, by name (rulebook 30.11). Refuses EVENT_NOT_FOUND for a public event. */
export const getEventPlayers = configureProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(z.object({ players: z.array(cardPlayer).describe("The event's own players, by name.") })))
  .query(async ({ ctx: { db }, input: { eventId } }) => {
    await requireHosted(db, eventId)
    return { players: await listOwnCards(db, eventId) }
  })
