import { deletedName, deletionDays } from '@game/domain'
import { leaveEventsForErasure } from '../../../game/event/hosting/leave-for-erasure.ts'
import type { Db } from '../../../ground/db/db.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { leaveClanForErasure } from '../../clan/leave-for-erasure.ts'
import { leaveLeaguesForErasure } from '../../league/member/keep-owners.ts'
import { eraseTalk } from '../../talk/upkeep-queries.ts'
import { deleteTraces, eraseAccount, listErasable } from './erasure-queries.ts'

/**
 * Erases the personal data of accounts deleted 14 days ago; their scores stay under `deletedName` (rulebook 1.18). Run
 * by a job.
 */
export async function eraseAccounts(db: Db): Promise<number> {
  return inTransaction(db, async trx => {
    const due = await listErasable(trx, deletionDays)
    for (const { id } of due) {
      await leaveEventsForErasure(trx, id)
      await leaveClanForErasure(trx, id)
      await leaveLeaguesForErasure(trx, id)
      await eraseTalk(trx, id)
      await deleteTraces(trx, id)
      await eraseAccount(trx, id, deletedName)
    }
    return due.length
  })
}
