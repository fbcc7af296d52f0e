import { sql } from 'kysely'
import { z } from 'zod'
import { define } from '../definition.ts'
import { described, keyplayType, mult, ownId } from '../fields.ts'
import { touchOpenPhases } from '../queries.ts'
import { perk as shape } from '../shapes.ts'
import { wireOf } from '../wire.ts'

const data = z.strictObject({
  ...ownId,
  ...described,
  rarity: z.int().optional(),
  mult,
  keyplayType: keyplayType.nullable().optional(),
})
const body = z.strictObject({ data })

export const perk = define({
  kind: 'perk',
  added: body,
  updated: body,
  fields: body => body.data,
  columns: ({ data: { keyplayType, ...data } }) => ({ ...data, keyplay_type: keyplayType }),
  wire: wireOf<z.infer<typeof shape>>('perk', {
    id: 'id',
    name: 'name',
    rarity: 'rarity',
    mult: 'mult',
    description: 'description',
    keyplayType: 'keyplay_type',
  }),
  page: {
    shape: z.object({ perks: z.array(shape), count: z.int() }),
    of: (perks, count) => ({ perks, count }),
  },
  one: { shape: z.object({ perk: shape }), of: perk => ({ perk }) },
  order: 'id',
  searched: ['name', 'description'],
  uses: {
    phases: id => sql`select distinct e.name || ': ' || p.name as name from phase_perk x
      join phase p on p.event_id = x.event_id and p.index = x.phase_index
      join event e on e.id = p.event_id where x.perk_id = ${id}`,
  },
  afterSave: (trx, id) =>
    touchOpenPhases(
      trx,
      sql`exists (select from phase_perk x where x.perk_id = ${id} and x.event_id = phase.event_id and x.phase_index = phase.index)`,
    ),
})
