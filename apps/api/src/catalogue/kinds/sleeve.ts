import { z } from 'zod'
import { define } from '../record/definition.ts'
import { described, expectedRevision, mult, ownId } from '../record/fields.ts'
import { revised, sleeve as shape } from '../record/shapes.ts'
import { rowJson } from '../record/wire-queries.ts'

const body = z.strictObject({ data: z.strictObject({ ...ownId, ...described, mult }) })

export const sleeve = define({
  kind: 'sleeve',
  added: body,
  updated: body.extend(expectedRevision),
  fields: body => body.data,
  columns: body => body.data,
  wire: rowJson<z.infer<typeof shape>>('sleeve', {
    id: 'id',
    name: 'name',
    mult: 'mult',
    description: 'description',
  }),
  page: {
    shape: z.object({ sleeves: z.array(revised(shape)), count: z.int() }),
    of: (sleeves, count) => ({ sleeves, count }),
  },
  one: { shape: z.object({ sleeve: revised(shape) }), of: sleeve => ({ sleeve }) },
  order: 'id',
  searched: ['name', 'description'],
  /** Nothing prevents removing a sleeve here: locked decks keep their multipliers (rulebook 5.15). */
  uses: {},
})
