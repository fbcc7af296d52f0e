import { isPictureKey } from '@game/domain'
import { z } from 'zod'

/** Postgres's int4: a larger id cannot exist. */
export const id = z.int().min(1).max(2_147_483_647)
export const phaseIndex = z.int().min(1).max(1000)
export const place = z.int().min(1).max(1000)
export const instant = z.iso.datetime().meta({ id: 'Instant', description: 'ISO 8601, UTC' })

/** The answer of a call that has nothing to say but that it was done. */
export const done = z.object({ success: z.literal(true) })

/** Only answers what the call would do, or why not. */
export const dryRun = z.boolean().optional()

/** A whole number as a query or a form writes it. */
export const numeral = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)

/** Yes or no as a form writes it. */
export const flag = z.enum(['true', 'false']).transform(value => value === 'true')

/** Text that the database can keep: no NUL and no half of a surrogate pair. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine(value => value.isWellFormed() && !value.includes('\0'), 'has characters that cannot be kept')

/** The name of a picture: it becomes a path (threats.md). */
export const pictureKey = z.string().refine(isPictureKey, 'has at most 64 of a-z, 0-9, _ and -')
