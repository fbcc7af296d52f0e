import { z } from 'zod'
import { count } from '../../../ground/contract/fields.ts'
import { define } from '../record/definition.ts'
import { expectedRevision, keyplayType, name, namePl, ownId, price } from '../record/fields.ts'
import { touchOpenPhases } from '../record/record-queries.ts'
import { revised, keyplay as shape } from '../record/shapes.ts'
import { decksWithKeyplay, filesOfKeyplay } from '../record/use-queries.ts'
import { rowJson } from '../record/wire-queries.ts'

const data = z
  .strictObject({
    ...ownId,
    name,
    namePl,
    points: price.meta({ description: 'What one count is worth.', example: 14 }),
    type: keyplayType.describe('The type of the keyplay: kill, match or utility.').optional(),
  })
  .meta({ id: 'KeyplayInput' })
const body = z.strictObject({ data: data.describe('The fields to save.') })

const stored = revised(shape)

export const keyplay = define({
  kind: 'keyplay',
  added: body,
  updated: body.extend(expectedRevision),
  fields: body => body.data,
  columns: ({ data: { namePl, ...data } }) => ({ ...data, name_pl: namePl }),
  wire: rowJson<z.infer<typeof shape>>('keyplay', {
    id: 'id',
    name: 'name',
    namePl: 'name_pl',
    points: 'points',
    type: 'type',
  }),
  page: {
    shape: z.object({ keyplays: z.array(stored).describe('The keyplays.'), count }),
    of: (keyplays, count) => ({ keyplays, count }),
  },
  one: {
    shape: z.object({ keyplay: stored.describe('The keyplay.') }),
    of: keyplay => ({ keyplay }),
  },
  order: 'id',
  searched: ['name', 'name_pl', 'type'],
  uses: { decks: decksWithKeyplay, 'score files': filesOfKeyplay },
  beforeRemove: touchOpenPhases,
})
