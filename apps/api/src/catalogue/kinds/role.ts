import { z } from 'zod'
import { define } from '../definition.ts'
import { described, ownId, seen } from '../fields.ts'
import { playersOfRole } from '../queries-uses.ts'
import { wireOf } from '../queries-wire.ts'
import { revised, role as shape } from '../shapes.ts'

const data = z.strictObject(described)

export const role = define({
  kind: 'role',
  added: z.strictObject({ data }),
  updated: z.strictObject({ data: data.extend(ownId), ...seen }),
  fields: body => body.data,
  columns: body => body.data,
  wire: wireOf<z.infer<typeof shape>>('role', { id: 'id', name: 'name', description: 'description' }),
  page: {
    shape: z.object({ roles: z.array(revised(shape)), count: z.int() }),
    of: (roles, count) => ({ roles, count }),
  },
  one: { shape: z.object({ role: revised(shape) }), of: role => ({ role }) },
  order: 'id',
  searched: ['name', 'description'],
  uses: { players: playersOfRole },
})
