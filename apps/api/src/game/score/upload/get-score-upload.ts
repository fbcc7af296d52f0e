import { toCsv } from '@game/domain'
import { z } from 'zod'
import { requireFound } from '../../../ground/call/require-right.ts'
import { organiserProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { count, csv, fileName } from '../../../ground/contract/fields.ts'
import { id } from '../../../ground/contract/shapes.ts'
import { findUpload, getSteamIds } from '../proof/upload-queries.ts'
import { setsAfter } from '../save/phase-map-queries.ts'
import { countsOfSets } from '../save/save-upload.ts'

const header = ['phase', 'steamId', 'keyplayId', 'count']

/**
 * Answers the counts of the phases of an upload after it as a CSV file in the layout of counts, which `upload-score` reads (rulebook 8.24).
 * Players removed since then are left out.
 */
export const getScoreUpload = organiserProcedure
  .input(z.strictObject({ id }))
  .output(answer(z.object({ fileName, csv, count })))
  .query(async ({ ctx: { db, actor }, input }) => {
    const upload = requireFound(actor, await findUpload(db, input.id), 'Upload')
    const sets = await setsAfter(db, upload)
    const counted = await countsOfSets(
      db,
      sets.map(({ phase, maps }) => ({ phase, maps: maps.map(({ map, state }) => ({ id: map.id, state })) })),
    )
    const counts = counted.flatMap(({ phase, counts }) => counts.map(count => ({ phase, ...count })))
    const steamIds = await getSteamIds(db, [...new Set(counts.map(({ playerId }) => playerId))])
    const rows = counts.flatMap(({ phase, playerId, keyplayId, count }) => {
      const steamId = steamIds.get(playerId)
      return steamId === undefined ? [] : [[phase, steamId, keyplayId, count].map(String)]
    })
    const fileName = `${upload.file_name.replace(/\.(csv|log|dem)$/i, '')}-counts.csv`
    return { fileName, csv: toCsv([header, ...rows]), count: rows.length }
  })
