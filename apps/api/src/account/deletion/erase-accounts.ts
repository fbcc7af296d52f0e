import { deletionDays } from '@game/domain'
import { leaveForGood } from '../../clan/leave-for-good.ts'
import { atomically } from '../../db/atomically.ts'
import type { Db } from '../../db/db.ts'
import { deletedName } from './delete-account.ts'
import { deleteTraces, eraseAccount, listErasable } from '../queries.ts'

/** A job: erases what is personal of accounts deleted 14 days ago; their scores stay under a nameless name. */
export async function eraseAccounts(db: Db): Promise<number> {
  return atomically(db, async trx => {
    const due = await listErasable(trx, deletionDays)
    for (const { id } of due) {
      await leaveForGood(trx, id)
      await deleteTraces(trx, id)
      await eraseAccount(trx, id, deletedName)
    }
    return due.length
  })
}
