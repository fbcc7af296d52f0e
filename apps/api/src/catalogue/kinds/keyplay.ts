import { sql } from 'kysely'
import { z } from 'zod'
import { define } from '../definition.ts'
import { keyplayType, name, ownId, points } from '../fields.ts'
import { touchOpenPhases } from '../queries.ts'
import { keyplay as shape } from '../shapes.ts'
import { wireOf } from '../wire.ts'

const data = z.strictObject({ ...ownId, name, points, type: keyplayType.optional() })
const body = z.strictObject({ data })

export const keyplay = define({
  kind: 'keyplay',
  added: body,
  updated: body,
  fields: body => body.data,
  columns: body => body.data,
  wire: wireOf<z.infer<typeof shape>>('keyplay', { id: 'id', name: 'name', points: 'points', type: 'type' }),
  page: {
    shape: z.object({ keyplays: z.array(shape), count: z.int() }),
    of: (keyplays, count) => ({ keyplays, count }),
  },
  one: { shape: z.object({ keyplay: shape }), of: keyplay => ({ keyplay }) },
  order: 'id',
  searched: ['name', 'type'],
  uses: {
    decks: id => sql`select e.name || ': ' || p.name as name from deck d
      join phase p on p.event_id = d.event_id and p.index = d.phase_index join event e on e.id = d.event_id
      where d.cards @? ${`$[*].keyplays[*] ? (@ == ${id})`}::jsonpath`,
    'score files': id => sql`select distinct e.name from keyplay_count c join event e on e.id = c.event_id
      where c.keyplay_id = ${id}`,
  },
  beforeRemove: trx => touchOpenPhases(trx, sql`true`),
})
