import { z } from 'zod'
import { id, nameText } from '../../../ground/contract/shapes.ts'
import { entry, format, mode, seedsBy, visibility } from './league.ts'

const day = z.iso.date()

/** One event, a list of events, or every public event that opens between two dates (rulebook 19.3). */
export const scopeInput = z.union([
  z.strictObject({ eventId: id }),
  z.strictObject({ eventIds: z.array(id).min(1).max(100) }),
  z.strictObject({ from: day, to: day }),
])

export const newLeague = z.strictObject({
  name: nameText(64),
  format,
  scope: scopeInput,
  visibility,
  entry,
  mode: mode.optional(),
  best: z.int().min(1).max(100).optional(),
  seeds: seedsBy.optional(),
  third: z.boolean().optional(),
})

/** What the owner can change; format and scope never change (rulebook 19.1). */
export const changedLeague = z
  .strictObject({ name: nameText(64), visibility, entry })
  .partial()
  .refine(changed => Object.keys(changed).length > 0, 'has no field')

/** The answer of a call that makes a league. */
export const madeLeague = z.object({ league: z.object({ id, code: z.string() }) })
