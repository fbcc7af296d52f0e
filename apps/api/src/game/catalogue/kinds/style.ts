import { z } from 'zod'
import { count } from '../../../ground/contract/fields.ts'
import { define } from '../record/definition.ts'
import { described, expectedRevision, ownId } from '../record/fields.ts'
import { revised, style as shape } from '../record/shapes.ts'
import { playersOfStyle } from '../record/use-queries.ts'
import { rowJson } from '../record/wire-queries.ts'

const data = z.strictObject(described)

const stored = revised(shape)

export const style = define({
  kind: 'style',
  added: z.strictObject({ data: data.describe('The fields to save.') }),
  updated: z.strictObject({ data: data.extend(ownId).describe('The fields to save.'), ...expectedRevision }),
  fields: body => body.data,
  columns: body => body.data,
  wire: rowJson<z.infer<typeof shape>>('style', { id: 'id', name: 'name', description: 'description' }),
  page: {
    shape: z.object({ styles: z.array(stored).describe('The styles of this page.'), count }),
    of: (styles, count) => ({ styles, count }),
  },
  one: {
    shape: z.object({ style: stored.describe('The style of the player; its id when saving.') }),
    of: style => ({ style }),
  },
  order: 'id',
  searched: ['name', 'description'],
  uses: { players: playersOfStyle },
})
