import { checkHostedDemos, checkHostedLogs } from '@game/domain'
import { unwrap } from '../../ground/contract/refusal.ts'
import type { Db, Queryable } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { lockUse, saveDemos, saveLogBytes } from './daily-use-queries.ts'
import { readHostingLimits } from './limit-queries.ts'

/** Counts bytes of a log that is stored in the same transaction; only private events have a limit (rulebook 30.8). Refuses EVENT_LOGS. */
export async function countLogBytes(trx: Queryable, eventId: number, bytes: number): Promise<void> {
  const use = await lockUse(trx, eventId)
  if (!use) return
  unwrap(checkHostedLogs(use.logBytes + bytes, await readHostingLimits(trx)))
  await saveLogBytes(trx, eventId, use.logBytes + bytes)
}

/** Counts demos, by their checksums, before they are read; the same one counts once a day (rulebook 30.8). Refuses EVENT_DEMOS. */
export const countDemos = (db: Db, eventId: number, checksums: readonly string[]): Promise<void> =>
  inTransaction(db, async trx => {
    const use = await lockUse(trx, eventId)
    if (!use) return
    const demos = [...new Set([...use.demos, ...checksums])]
    if (demos.length === use.demos.length) return
    unwrap(checkHostedDemos(demos.length, await readHostingLimits(trx)))
    await saveDemos(trx, eventId, demos)
  })
