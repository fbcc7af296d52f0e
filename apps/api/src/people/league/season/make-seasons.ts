import type { Db } from '../../../ground/db/db.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import {
  deleteSeason,
  insertSeason,
  insertSeasonStandings,
  listStaleSeasons,
  lockSeason,
} from './season-queries.ts'

/** Makes the season boards again whose events have changed: completed, un-completed, hidden or ranked again (rulebook 19.29). Run by a job. */
export async function makeSeasons(db: Db): Promise<void> {
  for (const year of await listStaleSeasons(db))
    await inTransaction(db, async trx => {
      await lockSeason(trx, year)
      if (!(await listStaleSeasons(trx)).includes(year)) return
      await deleteSeason(trx, year)
      if (await insertSeason(trx, year)) await insertSeasonStandings(trx, year)
    })
}
