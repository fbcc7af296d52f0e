import { hostingLimits } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { adminProcedure, userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { readHostingLimits, saveHostingLimits } from '../../hosting-limit/limit-queries.ts'

const limit = (description: string, example: number) =>
  z.int().min(0).max(100_000).meta({ description, example })
const limits = z.strictObject({
  open: limit(
    'How many private events that are not completed a user owns; 0 switches hosting off.',
    hostingLimits.open,
  ),
  month: limit('How many private events a user makes within 30 days.', hostingLimits.month),
  accountHours: limit('How many hours old an account has to be.', hostingLimits.accountHours),
  participants: limit('How many users take part in a private event.', hostingLimits.participants),
  phases: limit('How many phases a private event has.', hostingLimits.phases),
  teams: limit('How many teams of its own a private event has.', hostingLimits.teams),
  teamPlayers: limit('How many players such a team has.', hostingLimits.teamPlayers),
  sources: limit('How many game servers a private event has.', hostingLimits.sources),
  logMb: limit('How many megabytes of logs it takes from them a day.', hostingLimits.logMb),
  demos: limit('How many demos it reads a day.', hostingLimits.demos),
})

/** Answers the limits of private events (rulebook 30.8). */
export const getHostingLimits = userProcedure
  .input(z.strictObject({}))
  .output(answer(z.object({ limits: limits.describe('The limits.') })))
  .query(async ({ ctx: { db } }) => ({ limits: await readHostingLimits(db) }))

/** Changes the limits of private events; what is there already stays (rulebook 30.8). */
export const updateHostingLimits = adminProcedure
  .input(z.strictObject({ limits: limits.describe('The limits.') }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { limits } }) =>
    inTransaction(db, async trx => {
      const before = await readHostingLimits(trx)
      await saveHostingLimits(trx, limits)
      await recordAudit(trx, { accountId: actor.id, call: 'update-hosting-limits', before, after: limits })
      return { success: true as const }
    }),
  )
