import { z } from 'zod'
import type { Context } from '../../call/context.ts'
import { publicProcedure, withJoinedRead } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id } from '../../contract/shapes.ts'
import { listedEvent } from '../../event-memory/shapes.ts'
import { type Filter, joinedEventsOfAccount, listEvents, listJoinedEvents } from './queries.ts'

const output = answer(z.object({ events: z.array(listedEvent) }))

/** Reads with the session in which events the asker holds a card. */
const listing = publicProcedure.meta(
  withJoinedRead(
    z.unknown().transform(() => ({})),
    joinedEventsOfAccount,
  ),
)

async function answerEvents(
  { db, actor, joinedRead }: Context,
  filter: Filter,
): Promise<z.infer<typeof output>> {
  const joined = (joinedRead as number[] | undefined) ?? (actor ? await listJoinedEvents(db, actor.id) : [])
  const events = await listEvents(db, actor, filter)
  return { events: events.map(event => ({ ...event, joined: joined.includes(event.id) })) }
}

/** Answers the events named by `ids`, or all that the asker may see. */
export const getEvents = listing
  .input(z.strictObject({ ids: z.array(id).max(500).optional() }))
  .output(output)
  .query(({ ctx, input }) => answerEvents(ctx, input))

export const getFeaturedEvents = listing
  .input(z.strictObject({}))
  .output(output)
  .query(({ ctx }) => answerEvents(ctx, { featured: true }))
