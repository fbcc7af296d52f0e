import type { Queryable } from '../../db/db.ts'
import type { PhaseAt } from '../../event/edit/phase-queries.ts'
import { insertUpload, replaceCounts } from '../../score/upload/upload-queries.ts'
import { readSeries, type SeriesName } from './data/series.ts'
import { setUploadedAt } from './demo-queries.ts'
import type { DemoSetting } from './insert-event.ts'
import type { PlannedPhase } from './tournaments/plan.ts'

const hour = 3_600_000
const hoursAfterLock = 6

/** Inserts both score files of a series, as if the admin had uploaded them on the evening of the matches. */
export async function insertScoreFiles(
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  { lock }: PlannedPhase,
  { series, setting }: { series: SeriesName; setting: DemoSetting },
): Promise<void> {
  const uploadedAt = new Date(setting.now + (lock + hoursAfterLock) * hour).toISOString()
  for (const { counts, ...file } of await readSeries(series, phaseIndex)) {
    const upload = {
      ...file,
      eventId,
      userId: setting.adminId,
      restoredFrom: null,
      counts: counts.map(({ steamId, ...count }) => ({
        ...count,
        playerId: setting.teams.bySteamId.get(steamId) ?? 0,
      })),
    }
    const { id } = await insertUpload(db, upload)
    await replaceCounts(db, id, upload)
    await setUploadedAt(db, id, uploadedAt)
  }
}
