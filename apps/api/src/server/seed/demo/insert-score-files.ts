import { hourMs } from '@game/domain'
import type { PhaseAt } from '../../../game/event/edit/phase-queries.ts'
import { mapOfFile } from '../../../game/score/save/new-map.ts'
import { storeUpload } from '../../../game/score/save/save-upload.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { readSeries, type SeriesName } from './data/series.ts'
import { setUploadedAt } from './demo-queries.ts'
import type { DemoSetting } from './insert-event.ts'
import type { PlannedPhase } from './tournaments/plan.ts'

const hoursAfterLock = 6

/** Inserts both score files of a series, as if the admin had uploaded them on the evening of the matches. */
export async function insertScoreFiles(
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  { lock }: PlannedPhase,
  { series, setting }: { series: SeriesName; setting: DemoSetting },
): Promise<void> {
  const uploadedAt = new Date(setting.now + (lock + hoursAfterLock) * hourMs).toISOString()
  const idOf = (steamId: string) => setting.teams.bySteamId.get(steamId) ?? 0
  for (const { maps, type, phases, rows, ...file } of await readSeries(series, phaseIndex)) {
    const mapFile = { ...file, name: file.fileName, type, userId: setting.adminId, idOf }
    const { fileName, layout, checksum } = file
    const upload = {
      eventId,
      type,
      step: 'replace' as const,
      phases,
      fileName,
      layout,
      rows,
      checksum,
      files: [{ name: fileName, layout, rows, checksum }],
      userId: setting.adminId,
      restoredFrom: null,
      undid: null,
    }
    const joined = maps.map(map => ({ map: mapOfFile(map, mapFile), state: 'in' as const }))
    const { id } = await storeUpload(db, upload, [{ phase: phaseIndex, maps: joined }])
    await setUploadedAt(db, id, uploadedAt)
  }
}
