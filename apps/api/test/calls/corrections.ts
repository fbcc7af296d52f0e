import { sql } from 'kysely'
import { notifyOfPhases } from '../../src/game/notification/notify-of-phases.ts'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import type { Db } from '../../src/ground/db/db.ts'
import type { TestUser } from '../fixtures/test-app.ts'
import { upload } from './score-upload.ts'
import { notificationsOf } from './social-calls.ts'

/** Counts of keyplay 1 by player, as an admin uploads them for a phase; `reason` is that of a correction. */
export type CountsFile = {
  eventId: number
  phase?: number
  counts: readonly (readonly [playerId: number, count: number])[]
  reason?: string
  dryRun?: boolean
}

/** Uploads counts and answers the refusal or the changes. */
export async function uploadCounts(
  db: Db,
  admin: Pick<TestUser, 'call' | 'cookie'>,
  { eventId, phase = 1, counts, reason, dryRun = false }: CountsFile,
) {
  const players = await db.selectFrom('player').select(['id', 'steam_id']).execute()
  const steamIdOf = (id: number) => players.find(player => player.id === id)?.steam_id
  const rows = counts.map(([player, count]) => `${phase},${steamIdOf(player)},1,${count}`)
  return upload(admin, [
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ...(reason === undefined ? [] : [['reason', reason] as [string, string]]),
    ...(dryRun ? [['dryRun', 'true'] as [string, string]] : []),
    ['file', ['phase,steamId,keyplayId,count', ...rows].join('\n')],
  ])
}

/** Does what the jobs do after an upload: ranks the event, then notifies its users. */
export async function rankAndNotify(db: Db, eventId: number): Promise<number> {
  await rankEvent(db, eventId)
  return notifyOfPhases(db, eventId)
}

/** The results of phases in a user's bell, newest first. */
export async function resultsInBell(user: TestUser) {
  const { notifications } = await notificationsOf(user)
  return notifications.filter(({ kind }) => kind === 'phase_result' || kind === 'result_corrected')
}

/** Lets the last change of the counts of an event be that many hours ago. */
export const ageCounts = async (db: Db, eventId: number, hours: number): Promise<void> => {
  const before = new Date(Date.now() - hours * 3_600_000)
  await sql`update score_upload set uploaded_at = ${before} where event_id = ${eventId}`.execute(db)
  await db
    .updateTable('phase')
    .set({ open: new Date(before.getTime() - 120_000), lock: new Date(before.getTime() - 60_000) })
    .where('event_id', '=', eventId)
    .where('frozen_at', 'is not', null)
    .execute()
}
