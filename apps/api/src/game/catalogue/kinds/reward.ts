import { z } from 'zod'
import { count } from '../../../ground/contract/fields.ts'
import { define } from '../record/definition.ts'
import { described, expectedRevision, ownId, polish } from '../record/fields.ts'
import { revised, reward as shape } from '../record/shapes.ts'
import { eventsWithReward } from '../record/use-queries.ts'
import { rowJson } from '../record/wire-queries.ts'

const body = z.strictObject({
  data: z
    .strictObject({ ...ownId, ...described, ...polish })
    .meta({ id: 'RewardInput' })
    .describe('The fields to save.'),
})

const stored = revised(shape)

export const reward = define({
  kind: 'reward',
  added: body,
  updated: body.extend(expectedRevision),
  fields: body => body.data,
  columns: ({ data: { namePl, descriptionPl, ...data } }) => ({
    ...data,
    name_pl: namePl,
    description_pl: descriptionPl,
  }),
  wire: rowJson<z.infer<typeof shape>>('reward', {
    id: 'id',
    name: 'name',
    description: 'description',
    namePl: 'name_pl',
    descriptionPl: 'description_pl',
  }),
  page: {
    shape: z.object({ rewards: z.array(stored).describe('The rewards.'), count }),
    of: (rewards, count) => ({ rewards, count }),
  },
  one: { shape: z.object({ reward: stored.describe('The reward.') }), of: reward => ({ reward }) },
  order: 'id',
  searched: ['name', 'description', 'name_pl', 'description_pl'],
  uses: { events: eventsWithReward },
})
