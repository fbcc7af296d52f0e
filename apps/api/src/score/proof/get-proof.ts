import { z } from 'zod'
import { readFromReplica } from '../../call/read-from-replica.ts'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id } from '../../contract/shapes.ts'
import { getVisibleEvent } from '../../event-visibility/visible-event.ts'
import { listLinks } from './proof-queries.ts'
import { link } from './shapes.ts'

/** Answers the chain of an event and its root (rulebook 9.24). */
export const getProof = publicProcedure
  .input(z.strictObject({ eventId: id }))
  .output(answer(z.object({ links: z.array(link), root: z.string().nullable() })))
  .query(async ({ ctx, input: { eventId } }) => {
    await getVisibleEvent(ctx.db, eventId, ctx.actor)
    const links = await readFromReplica(ctx, eventId, db => listLinks(db, eventId))
    return { links, root: links.at(-1)?.hash ?? null }
  })
