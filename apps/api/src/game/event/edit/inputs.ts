import { catalogueLimits, finalAfterHours } from '@game/domain'
import { z } from 'zod'
import { done, id, instant, nameText, phaseIndex, pictureKey } from '../../../ground/contract/shapes.ts'

const hundredths = (max: number) => z.number().min(0).max(max).multipleOf(0.01)

const title = nameText(100)
/** The name of a phase, or of an event that must not be missing. */
export const requiredName = title.regex(/\S/, 'is empty')
/** A goal, limited to the precision of its column. */
export const goal = hundredths(9_999_999_999.99)
export const mult = hundredths(catalogueLimits.mult)
/** Admins type years by hand; a date outside this range is a typo (rulebook 12.11). */
export const moment = instant.refine(at => at >= '2000' && at < '2100', 'lies between 2000 and 2100')

export const force = z.boolean().optional()
/** The revision with which the admin's form was opened; a save over a newer one is refused (rulebook 11.12). */
export const expectedRevision = z.int().min(1).optional()

export const phaseAt = { eventId: id, phaseIndex }

/** Makes every field optional, but requires one. */
export const atLeastOneOf = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  shape.partial().refine(data => Object.keys(data).length > 0, 'has no field')

export const settings = z.strictObject({
  name: title,
  img: pictureKey,
  featured: z.boolean(),
  public: z.boolean(),
  completed: z.boolean(),
  secondChance: z.boolean(),
  finalAfterHours: z.int().min(finalAfterHours.least).max(finalAfterHours.most),
})

export const revisedAnswer = done.extend({ revision: z.int() })
/** The id of the new record. */
export const createdAnswer = done.extend({ id })
/** From how many decks cards or perks were taken. */
export const affectedDecks = done.extend({ decks: z.int() })
