import { sql } from 'kysely'
import type { Db } from '../../../ground/db/db.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'

/** For how many days chunks are stored after the completion of the event (rulebook 15.16). */
const keptDays = 30

const ofOldEvents = sql<boolean>`source_id in (
  select s.id from score_source s join event e on e.id = s.event_id
  where e.completed and e.completed_at < now() - make_interval(days => ${keptDays}))`

/** Deletes the chunks of events completed 30 days ago, and the names read from them; the numbers stay. */
export const deleteOldLogs = (db: Db): Promise<void> =>
  inTransaction(db, async trx => {
    // Numbers of logs are never reused, so that a stored map is not confused with another.
    await sql`update score_source s set first_log = last.log + 1
      from (select source_id, max(log) as log from score_source_chunk where ${ofOldEvents} group by source_id) last
      where s.id = last.source_id and last.log >= s.first_log`.execute(trx)
    await sql`update score_source_map set facts = jsonb_set(facts, '{people}', '[]')
      where ${ofOldEvents} and facts -> 'people' <> '[]'`.execute(trx)
    await trx.deleteFrom('score_source_chunk').where(ofOldEvents).execute()
  })
