import { z } from 'zod'
import { readFromReplica } from '../../../ground/call/read-from-replica.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { listLinks } from './proof-queries.ts'
import { link } from './shapes.ts'

/** Answers the chain of an event and its root (rulebook 9.24). */
export const getProof = publicProcedure
  .input(z.strictObject({ eventId }))
  .output(
    answer(
      z.object({
        links: z.array(link).describe('The chain of the event, in order.'),
        root: z.string().nullable().describe('The hash of the last link; null where there is none.'),
      }),
    ),
  )
  .query(async ({ ctx, input: { eventId } }) => {
    await getVisibleEvent(ctx.db, eventId, ctx.actor)
    const links = await readFromReplica(ctx, eventId, db => listLinks(db, eventId))
    return { links, root: links.at(-1)?.hash ?? null }
  })
