import { sql } from 'kysely'
import { z } from 'zod'
import { define } from '../definition.ts'
import { described, ownId } from '../fields.ts'
import { reward as shape } from '../shapes.ts'
import { wireOf } from '../wire.ts'

const body = z.strictObject({ data: z.strictObject({ ...ownId, ...described }) })

export const reward = define({
  kind: 'reward',
  added: body,
  updated: body,
  fields: body => body.data,
  columns: body => body.data,
  wire: wireOf<z.infer<typeof shape>>('reward', { id: 'id', name: 'name', description: 'description' }),
  page: {
    shape: z.object({ rewards: z.array(shape), count: z.int() }),
    of: (rewards, count) => ({ rewards, count }),
  },
  one: { shape: z.object({ reward: shape }), of: reward => ({ reward }) },
  order: 'id',
  searched: ['name', 'description'],
  uses: {
    events: id =>
      sql`select distinct e.name from event_reward x join event e on e.id = x.event_id where x.reward_id = ${id}`,
  },
})
