import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { paging } from '../contract/paging.ts'
import { id, instant, text } from '../contract/shapes.ts'
import { adminProcedure } from '../http/trpc.ts'
import { countAudit, listAdmins, listAudit } from './queries.ts'

/** `account` is a username; `phrase` looks in calls and usernames. */
const input = z.strictObject({
  ...paging,
  call: text(64).optional(),
  account: text(64).optional(),
  eventId: id.optional(),
})

const state = z.record(z.string(), z.unknown()).nullable()
const entry = z.object({
  id,
  at: instant,
  account: z.object({ id, username: z.string() }),
  call: z.string(),
  eventId: id.nullable(),
  before: state,
  after: state,
})
/** `admins`: the usernames of all there are, to filter by. */
const output = z.object({ entries: z.array(entry), count: z.int(), admins: z.array(z.string()) })

/** Answers what admins have done, newest first (rulebook 11.29). */
export const getAuditLog = adminProcedure
  .input(input)
  .output(answer(output))
  .query(async ({ ctx, input }) => {
    const [rows, count, admins] = await Promise.all([
      listAudit(ctx.db, input),
      countAudit(ctx.db, input),
      listAdmins(ctx.db),
    ])
    const entries = rows.map(({ account_id, username, event_id, ...row }) => ({
      ...row,
      account: { id: account_id, username },
      eventId: event_id,
      before: row.before && { ...row.before },
      after: row.after && { ...row.after },
    }))
    return { entries, count, admins }
  })
