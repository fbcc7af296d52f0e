import { z } from 'zod'
import { count } from '../../../ground/contract/fields.ts'
import { define } from '../record/definition.ts'
import { described, expectedRevision, ownId } from '../record/fields.ts'
import { revised, role as shape } from '../record/shapes.ts'
import { playersOfRole } from '../record/use-queries.ts'
import { rowJson } from '../record/wire-queries.ts'

const data = z.strictObject(described)

const stored = revised(shape)

export const role = define({
  kind: 'role',
  added: z.strictObject({ data: data.describe('The fields to save.') }),
  updated: z.strictObject({ data: data.extend(ownId).describe('The fields to save.'), ...expectedRevision }),
  fields: body => body.data,
  columns: body => body.data,
  wire: rowJson<z.infer<typeof shape>>('role', { id: 'id', name: 'name', description: 'description' }),
  page: {
    shape: z.object({ roles: z.array(stored).describe('The roles of this page.'), count }),
    of: (roles, count) => ({ roles, count }),
  },
  one: {
    shape: z.object({ role: stored.describe('The role of the player; its id when saving.') }),
    of: role => ({ role }),
  },
  order: 'id',
  searched: ['name', 'description'],
  uses: { players: playersOfRole },
})
