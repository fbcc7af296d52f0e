import { z } from 'zod'
import { adminProcedure } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { paging } from '../contract/paging.ts'
import { id, instant } from '../contract/shapes.ts'
import { securityEventKinds } from '../db/schema/user-tables.ts'
import { countSecurityEvents, listSecurityEvents } from './security-event-queries.ts'

const input = z.strictObject({ ...paging, kind: z.enum(securityEventKinds).optional() })

/** `username`: null if nobody has the name that was tried; `network`: empty for commands of the operator. */
const event = z.object({
  id,
  at: instant,
  kind: z.enum(securityEventKinds),
  userId: id.nullable(),
  username: z.string().nullable(),
  network: z.string(),
})

/** Answers what happened to sign-ins and roles, newest first (rulebook 11.38). */
export const getSecurityEvents = adminProcedure
  .input(input)
  .output(answer(z.object({ events: z.array(event), count: z.int() })))
  .query(async ({ ctx: { db }, input }) => {
    const [events, count] = await Promise.all([listSecurityEvents(db, input), countSecurityEvents(db, input)])
    return { events, count }
  })
