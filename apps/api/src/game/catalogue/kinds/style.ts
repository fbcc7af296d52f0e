import { z } from 'zod'
import { define } from '../record/definition.ts'
import { described, expectedRevision, ownId } from '../record/fields.ts'
import { revised, style as shape } from '../record/shapes.ts'
import { playersOfStyle } from '../record/use-queries.ts'
import { rowJson } from '../record/wire-queries.ts'

const data = z.strictObject(described)

export const style = define({
  kind: 'style',
  added: z.strictObject({ data }),
  updated: z.strictObject({ data: data.extend(ownId), ...expectedRevision }),
  fields: body => body.data,
  columns: body => body.data,
  wire: rowJson<z.infer<typeof shape>>('style', { id: 'id', name: 'name', description: 'description' }),
  page: {
    shape: z.object({ styles: z.array(revised(shape)), count: z.int() }),
    of: (styles, count) => ({ styles, count }),
  },
  one: { shape: z.object({ style: revised(shape) }), of: style => ({ style }) },
  order: 'id',
  searched: ['name', 'description'],
  uses: { players: playersOfStyle },
})
