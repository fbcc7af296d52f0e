import { z } from 'zod'
import { id } from '../../../ground/contract/shapes.ts'

/** Whose table: of a league by its id, or of one that exists by itself, of an event. */
export const tableOf = {
  leagueId: id.optional(),
  automatic: z.enum(['event', 'clan', 'friends']).optional(),
  eventId: id.optional(),
}
