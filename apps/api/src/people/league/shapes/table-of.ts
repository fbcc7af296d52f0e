import { z } from 'zod'
import { eventId, leagueId } from '../../../ground/contract/fields.ts'

/** Whose table: of a league by its id, or of one that exists by itself, of an event. */
export const tableOf = {
  leagueId: leagueId.optional(),
  automatic: z
    .enum(['event', 'clan', 'friends'])
    .describe('Whether it is everybody of the event, the clan or the friends of the asker.')
    .optional(),
  eventId: eventId.optional(),
}

/** The number of a round, from 1. */
export const roundNumber = z.int().min(1).max(1000)
