import { z } from 'zod'
import { count } from '../../../ground/contract/fields.ts'
import { define } from '../record/definition.ts'
import { described, expectedRevision, mult, ownId, polish } from '../record/fields.ts'
import { revised, sleeve as shape } from '../record/shapes.ts'
import { eventsWithSleeve } from '../record/use-queries.ts'
import { rowJson } from '../record/wire-queries.ts'

const body = z.strictObject({
  data: z
    .strictObject({ ...ownId, ...described, ...polish, mult })
    .meta({ id: 'SleeveInput' })
    .describe('The fields to save.'),
})

const stored = revised(shape)

export const sleeve = define({
  kind: 'sleeve',
  added: body,
  updated: body.extend(expectedRevision),
  fields: body => body.data,
  columns: ({ data: { namePl, descriptionPl, ...data } }) => ({
    ...data,
    name_pl: namePl,
    description_pl: descriptionPl,
  }),
  wire: rowJson<z.infer<typeof shape>>('sleeve', {
    id: 'id',
    name: 'name',
    mult: 'mult',
    description: 'description',
    namePl: 'name_pl',
    descriptionPl: 'description_pl',
  }),
  page: {
    shape: z.object({ sleeves: z.array(stored).describe('The sleeves of this page.'), count }),
    of: (sleeves, count) => ({ sleeves, count }),
  },
  one: { shape: z.object({ sleeve: stored.describe('The sleeve.') }), of: sleeve => ({ sleeve }) },
  order: 'id',
  searched: ['name', 'description', 'name_pl', 'description_pl'],
  /** Locked decks keep their multipliers; nothing else refers to a sleeve of an admin's own (rulebook 5.15). */
  uses: { events: eventsWithSleeve },
})
