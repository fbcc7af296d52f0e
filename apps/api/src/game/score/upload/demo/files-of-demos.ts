import { scoreFileTypes } from '@game/domain'
import type { Db } from '../../../../ground/db/db.ts'
import { mapOfFile } from '../../save/new-map.ts'
import { peopleOf, type ReadFile, type Reading } from '../file/read-file.ts'
import type { ReadTogether } from '../file/read-tables.ts'
import type { SpooledFile } from '../file/spooled-file.ts'
import { type ReadDemos, readDemos } from './read-demos.ts'

/** Reads the demos of an upload, each in its own process. */
export async function readDemoFiles(
  db: Db,
  files: readonly SpooledFile[],
  options: Parameters<typeof readDemos>[2],
  reading: Reading,
): Promise<ReadTogether> {
  if (files.length === 0) return { files: [], faults: [], faultCount: 0 }
  const read = await readDemos(db, files, options)
  if ('faults' in read) return { files: [], ...read }
  return { files: filesOfDemos(read, reading), faults: [], faultCount: 0 }
}

/** Turns demos into files of an upload; the first demo of a map has the map. */
function filesOfDemos({ demos, uploads }: ReadDemos, { actor, idOf }: Reading): ReadFile[] {
  const { filesOfMaps, phases } = uploads
  return demos.map(({ file, recording }, place) => {
    const maps = scoreFileTypes.flatMap(type =>
      uploads.uploads[type].maps.flatMap((map, at) => {
        const parts = (filesOfMaps[at] ?? []).flatMap(part => demos[part]?.file ?? [])
        if (parts[0] !== file) return []
        const name = parts.map(part => part.name).join(', ')
        const kept = parts.map(part => ({ name: part.name, checksum: part.checksum }))
        const facts = { type, name, layout: 'demo', userId: actor.id, demos: kept, idOf }
        return [{ line: 1, map: mapOfFile(map, facts) }]
      }),
    )
    const rowsOf = (type: (typeof scoreFileTypes)[number]) =>
      maps.reduce((sum, { map }) => sum + (map.type === type ? map.rows : 0), 0)
    return {
      ...{ name: file.name, checksum: file.checksum, layout: 'demo', types: [...scoreFileTypes], phases },
      ...{ rows: maps.reduce((sum, { map }) => sum + map.rows, 0), rowsOf, maps, kept: recording },
      people: peopleOf(scoreFileTypes.flatMap(type => uploads.uploads[type].maps)),
      ...(place === 0 ? saidOf(uploads) : nothing),
    }
  })
}

/** Of each further demo. */
const nothing = { uncounted: [], incomplete: [], skipped: [], notes: [], demos: [] }

/** What the demos of an upload say together. */
const saidOf = ({ uploads, incomplete, skipped, notes, maps }: ReadDemos['uploads']) => ({
  uncounted: scoreFileTypes.flatMap(type => uploads[type].uncounted),
  incomplete,
  skipped,
  notes,
  demos: maps,
})
