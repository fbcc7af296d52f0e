import { scoreFileTypes } from '@game/domain'
import type { Actor } from '../../../../ground/session/session.ts'
import { mapOfFile } from '../../save/new-map.ts'
import { peopleOf, type ReadFile } from '../file/read-file.ts'
import type { ReadDemos } from './read-demos.ts'

/** Turns demos into files of an upload; the first demo of a map has the map. */
export function filesOfDemos(
  { demos, uploads }: ReadDemos,
  { actor, idOf }: { actor: Actor; idOf(steamId: string): number },
): ReadFile[] {
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
      uncounted: place === 0 ? scoreFileTypes.flatMap(type => uploads.uploads[type].uncounted) : [],
    }
  })
}
