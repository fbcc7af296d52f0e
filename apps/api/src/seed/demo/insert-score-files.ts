import type { Queryable } from '../../db/db.ts'
import type { PhaseAt } from '../../event/edit/phase-queries.ts'
import { insertUpload, replaceCounts } from '../../score/upload/queries.ts'
import type { Stage } from './play-event.ts'
import { setUploadedAt } from './queries.ts'
import { readSeries, type SeriesName } from './series.ts'
import type { PlannedPhase } from './tournaments/plan.ts'

const hour = 3_600_000
const hoursAfterLock = 6

/** Both score files of a series, as if the admin had uploaded them on the evening of the matches. */
export async function insertResults(
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  { lock }: PlannedPhase,
  { series, stage }: { series: SeriesName; stage: Stage },
): Promise<void> {
  const uploadedAt = new Date(stage.now + (lock + hoursAfterLock) * hour).toISOString()
  for (const { counts, ...file } of await readSeries(series, phaseIndex)) {
    const upload = {
      ...file,
      eventId,
      accountId: stage.adminId,
      restoredFrom: null,
      counts: counts.map(({ steamId, ...count }) => ({
        ...count,
        playerId: stage.cast.bySteamId.get(steamId) ?? 0,
      })),
    }
    const { id } = await insertUpload(db, upload)
    await replaceCounts(db, id, upload)
    await setUploadedAt(db, id, uploadedAt)
  }
}
