import { z } from 'zod'
import { count, rarity } from '../../../ground/contract/fields.ts'
import { define } from '../record/definition.ts'
import { described, expectedRevision, keyplayType, mult, ownId, polish } from '../record/fields.ts'
import { touchPhasesOfPerk } from '../record/record-queries.ts'
import { revised, perk as shape } from '../record/shapes.ts'
import { phasesOfPerk } from '../record/use-queries.ts'
import { rowJson } from '../record/wire-queries.ts'

const data = z
  .strictObject({
    ...ownId,
    ...described,
    ...polish,
    rarity: rarity.optional(),
    mult,
    keyplayType: keyplayType
      .nullable()
      .describe('The type of keyplays that the perk applies to; null for all.')
      .optional(),
  })
  .meta({ id: 'PerkInput' })
const body = z.strictObject({ data: data.describe('The fields to save.') })

const stored = revised(shape)

export const perk = define({
  kind: 'perk',
  added: body,
  updated: body.extend(expectedRevision),
  fields: body => body.data,
  columns: ({ data: { keyplayType, namePl, descriptionPl, ...data } }) => ({
    ...data,
    keyplay_type: keyplayType,
    name_pl: namePl,
    description_pl: descriptionPl,
  }),
  wire: rowJson<z.infer<typeof shape>>('perk', {
    id: 'id',
    name: 'name',
    rarity: 'rarity',
    mult: 'mult',
    description: 'description',
    namePl: 'name_pl',
    descriptionPl: 'description_pl',
    keyplayType: 'keyplay_type',
  }),
  page: {
    shape: z.object({ perks: z.array(stored).describe('The perks.'), count }),
    of: (perks, count) => ({ perks, count }),
  },
  one: { shape: z.object({ perk: stored.describe('The perk.') }), of: perk => ({ perk }) },
  order: 'id',
  searched: ['name', 'description', 'name_pl', 'description_pl'],
  uses: { phases: phasesOfPerk },
  afterSave: touchPhasesOfPerk,
})
