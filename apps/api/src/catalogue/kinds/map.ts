import { sql } from 'kysely'
import { z } from 'zod'
import { define } from '../definition.ts'
import { name, ownId } from '../fields.ts'
import { map as shape } from '../shapes.ts'
import { wireOf } from '../wire.ts'

const data = z.strictObject({ name })

export const map = define({
  kind: 'map',
  added: z.strictObject({ data }),
  updated: z.strictObject({ data: data.extend(ownId) }),
  fields: body => body.data,
  columns: body => body.data,
  wire: wireOf<z.infer<typeof shape>>('map', { id: 'id', name: 'name' }),
  page: {
    shape: z.object({ maps: z.array(shape), count: z.int() }),
    of: (maps, count) => ({ maps, count }),
  },
  one: { shape: z.object({ map: shape }), of: map => ({ map }) },
  order: 'name',
  searched: ['name'],
  uses: {
    matches:
      id => sql`select h.name || ' vs ' || a.name as name from match_map x join match m on m.id = x.match_id
      join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id where x.map_id = ${id}`,
  },
})
