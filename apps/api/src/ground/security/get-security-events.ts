import { z } from 'zod'
import { adminProcedure } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { count, doneAt } from '../contract/fields.ts'
import { paging } from '../contract/paging.ts'
import { id } from '../contract/shapes.ts'
import { securityEventKinds } from '../db/schema/user-tables.ts'
import { countSecurityEvents, listSecurityEvents } from './security-event-queries.ts'

const input = z.strictObject({
  ...paging,
  kind: z.enum(securityEventKinds).describe('What happened; without it every kind.').optional(),
})

/** `username`: null if nobody has the name that was tried; `network`: empty for commands of the operator. */
const event = z.object({
  id,
  at: doneAt,
  kind: z.enum(securityEventKinds).describe('What happened.'),
  userId: id
    .nullable()
    .meta({ description: 'The id of the account; null if it no longer exists.', example: 7 }),
  username: z
    .string()
    .nullable()
    .meta({ description: 'The unique name that the user signs in with.', example: null }),
  network: z.string().meta({
    description: 'The address it came from; for IPv6 the network of 64 bits.',
    example: '203.0.113.7',
  }),
})

/** Answers what happened to sign-ins and roles, newest first (rulebook 11.38). */
export const getSecurityEvents = adminProcedure
  .input(input)
  .output(
    answer(z.object({ events: z.array(event).describe('The entries of this page, newest first.'), count })),
  )
  .query(async ({ ctx: { db }, input }) => {
    const [events, count] = await Promise.all([listSecurityEvents(db, input), countSecurityEvents(db, input)])
    return { events, count }
  })
