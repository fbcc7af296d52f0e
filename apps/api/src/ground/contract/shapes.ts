import { isCalendarDay, isPictureKey, isVisible, steamId64Of } from '@game/domain'
import { z } from 'zod'

/** Postgres's int4: a larger id cannot exist. */
export const id = z.int().min(1).max(2_147_483_647).meta({ id: 'Id', description: 'The id.' })
export const phaseIndex = z
  .int()
  .min(1)
  .max(1000)
  .meta({ id: 'PhaseIndex', description: 'The index of the phase.' })
export const place = z.int().min(1).max(1000)
export const instant = z.iso
  .datetime()
  .meta({ id: 'Instant', description: 'ISO 8601, UTC', example: '2026-06-01T12:00:00.000Z' })

/** Whether a result is final, and when it becomes final by itself; null if that is not known (rulebook 17.1, 17.3). */
export const finality = {
  final: z.boolean().meta({ description: 'Whether the result is final.', example: false }),
  finalAt: instant.nullable().meta({
    description:
      'When it becomes final by itself; null if that is not known, or if it is final by completion.',
    example: '2026-06-03T20:00:00.000Z',
  }),
}

export const success = z.literal(true).describe('Whether it succeeded.')

/** The answer of a call that only confirms that it was done. */
export const done = z.object({ success }).meta({ id: 'Done' })

/** Whether the call only answers what it would do, or why it would refuse (rulebook 11.10). */
export const dryRun = z
  .boolean()
  .describe('Whether only to answer what would happen, and write nothing.')
  .optional()

/** A whole number as written in a query or a form. */
export const numeral = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)

/** Yes or no as written in a form. */
export const flag = z.enum(['true', 'false']).transform(value => value === 'true')

/** Text that can be stored and drawn: no NUL, no half of a surrogate pair, and no noncharacter such as U+FFFF. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine(
      value => value.isWellFormed() && !/[\0\p{NChar}]/u.test(value),
      'has characters that cannot be kept',
    )

/** What somebody writes as a name, without the spaces around it: every character can be seen. Refuses NAME_INVISIBLE (rulebook 1.23, 11.42). */
export const nameText = (longest: number) =>
  text(longest)
    .overwrite(name => name.replace(/^ +| +$/g, ''))
    .refine(isVisible, { error: 'has invisible characters', params: { rule: 'NAME_INVISIBLE' } })

/** A SteamID in any form, which becomes a SteamID64; other text stays as it is (rulebook 8.29). */
export const anySteamId = z.string().overwrite(text => steamId64Of(text) || text)

/** The key of a picture, which becomes part of a path (rulebook 11.27). */
export const pictureKey = z.string().refine(isPictureKey, 'has at most 64 of a-z, 0-9, _ and -')

/** Why results change; required once they are final. The domain checks its length (rulebook 17.4). */
export const correctionReason = text(2000)
  .meta({
    description: 'Why results change; required once they are final. Users can read it.',
    example: 'Map 3 was replayed',
  })
  .optional()

/** A day that a plan of an event can have. */
export const calendarDay = z
  .string()
  .refine(day => isCalendarDay(day) && day >= '2000' && day < '2100', 'is no day between 2000 and 2100')

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The IANA name of a time zone. */
export const timeZone = text(64).refine(isZone, 'is no time zone')
