import { recordAudit } from '../../audit/record-audit.ts'
import type { Db } from '../../db/db.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockEvent } from '../../score/publish/scoring-queries.ts'
import { saveUpload } from '../../score/upload/save-upload.ts'
import { saveLive } from './save-provisional-counts.ts'
import { listOffers, listPlayers, listStandingMaps } from './source-offers.ts'

/**
 * Adds the finished maps of an event to the history of uploads if that changes something (rulebook 15.10), and announces its
 * live maps in the same transaction (rulebook 15.17). A completed event stays as it is.
 */
export const saveEntries = (db: Db, eventId: number): Promise<void> =>
  inTransaction(db, async trx => {
    const event = await lockEvent(trx, eventId)
    if (!event || event.completed) return
    const maps = await listStandingMaps(trx, eventId)
    const players = await listPlayers(trx)
    const offers = await listOffers(trx, eventId, maps, players)
    for (const { upload } of offers.filter(({ entry }) => entry === 'due')) {
      const saved = await saveUpload(trx, upload, { fallback: upload.fileName })
      const { counts: _counts, userId, eventId: _eventId, ...after } = upload
      await recordAudit(trx, {
        accountId: userId,
        eventId,
        call: 'upload-score',
        before: null,
        after: { id: saved.id, ...after },
      })
    }
    await saveLive(trx, eventId, maps, players)
  })
