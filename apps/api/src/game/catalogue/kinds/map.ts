import { z } from 'zod'
import { define } from '../record/definition.ts'
import { expectedRevision, name, ownId } from '../record/fields.ts'
import { revised, map as shape } from '../record/shapes.ts'
import { matchesOnMap } from '../record/use-queries.ts'
import { rowJson } from '../record/wire-queries.ts'

const data = z.strictObject({ name })

export const map = define({
  kind: 'map',
  added: z.strictObject({ data }),
  updated: z.strictObject({ data: data.extend(ownId), ...expectedRevision }),
  fields: body => body.data,
  columns: body => body.data,
  wire: rowJson<z.infer<typeof shape>>('map', { id: 'id', name: 'name' }),
  page: {
    shape: z.object({ maps: z.array(revised(shape)), count: z.int() }),
    of: (maps, count) => ({ maps, count }),
  },
  one: { shape: z.object({ map: revised(shape) }), of: map => ({ map }) },
  order: 'name',
  searched: ['name'],
  uses: { matches: matchesOnMap },
})
