import type { Queryable } from '../../db/db.ts'

/** Lists the uploads in force of an event, one per phase and type. */
export const listInForce = (db: Queryable, eventId: number) =>
  db
    .selectFrom('phase_upload as p')
    .innerJoin('score_upload as u', 'u.id', 'p.upload_id')
    .where('p.event_id', '=', eventId)
    .select([
      'p.phase_index as phaseIndex',
      'p.type',
      'u.id',
      'u.from_source as fromSource',
      'u.checksum',
      'u.uploaded_at as uploadedAt',
      'u.file_name as fileName',
      'u.account_id as userId',
    ])
    .execute()
export type InForce = Awaited<ReturnType<typeof listInForce>>[number]

/** Lists the sources of events that are not completed: any of them may have chunks that a dead process has not read. */
export const listOpenSources = async (db: Queryable): Promise<number[]> => {
  const rows = await db
    .selectFrom('score_source as s')
    .innerJoin('event as e', 'e.id', 's.event_id')
    .where('e.completed', '=', false)
    .select('s.id')
    .orderBy('s.id')
    .execute()
  return rows.map(({ id }) => id)
}
