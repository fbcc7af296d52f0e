import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { id } from '../../../ground/contract/shapes.ts'
import { listedEvent } from '../../event-memory/shapes.ts'
import { listEvents } from './event-queries.ts'

const output = answer(
  z.object({ events: z.array(listedEvent).describe('The events.') }).meta({ id: 'EventList' }),
)

/** Answers the events named by `ids`, or all that the asker may see. */
export const getEvents = publicProcedure
  .input(
    z.strictObject({
      ids: z
        .array(id)
        .max(500)
        .meta({ description: 'The ids.', example: [1, 2] })
        .optional(),
    }),
  )
  .output(output)
  .query(async ({ ctx, input }) => ({ events: await listEvents(ctx.db, ctx.actor, input) }))

export const getFeaturedEvents = publicProcedure
  .input(z.strictObject({}))
  .output(output)
  .query(async ({ ctx }) => ({ events: await listEvents(ctx.db, ctx.actor, { featured: true }) }))
