import { z } from 'zod'
import { count } from '../../../ground/contract/fields.ts'
import { define } from '../record/definition.ts'
import { expectedRevision, name, ownId } from '../record/fields.ts'
import { revised, map as shape } from '../record/shapes.ts'
import { matchesOnMap } from '../record/use-queries.ts'
import { rowJson } from '../record/wire-queries.ts'

const data = z.strictObject({ name })

const stored = revised(shape)

export const map = define({
  kind: 'map',
  added: z.strictObject({ data: data.describe('The fields to save.') }),
  updated: z.strictObject({ data: data.extend(ownId).describe('The fields to save.'), ...expectedRevision }),
  fields: body => body.data,
  columns: body => body.data,
  wire: rowJson<z.infer<typeof shape>>('map', { id: 'id', name: 'name' }),
  page: {
    shape: z.object({ maps: z.array(stored).describe('The maps.'), count }),
    of: (maps, count) => ({ maps, count }),
  },
  one: { shape: z.object({ map: stored.describe('The map.') }), of: map => ({ map }) },
  order: 'name',
  searched: ['name'],
  uses: { matches: matchesOnMap },
})
