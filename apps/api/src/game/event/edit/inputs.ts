import { catalogueLimits, finalAfterHours } from '@game/domain'
import { z } from 'zod'
import { completed, deckCount, eventId, revision, secondChance } from '../../../ground/contract/fields.ts'
import { done, id, instant, nameText, phaseIndex, pictureKey } from '../../../ground/contract/shapes.ts'

const hundredths = (max: number) => z.number().min(0).max(max).multipleOf(0.01)

const title = nameText(100).meta({ description: 'The name that is shown.', example: 'Example' })
/** The name of a phase, or of an event that must not be missing. */
export const requiredName = title.regex(/\S/, 'is empty')
/** The Polish name of a phase; empty deletes it (rulebook 11.37). */
export const polishName = nameText(100).meta({
  description: 'The Polish name; if it is null or empty, the English one is shown.',
  example: 'Przykład',
})
/** A goal, limited to the precision of its column. */
export const goal = hundredths(9_999_999_999.99)
export const mult = hundredths(catalogueLimits.mult).meta({ description: 'The multiplier.', example: 1.5 })
/** Admins type years by hand; a date outside this range is a typo (rulebook 12.11). */
export const moment = instant.refine(at => at >= '2000' && at < '2100', 'lies between 2000 and 2100')

export const force = z
  .boolean()
  .meta({
    description:
      'Whether to do it even if decks are affected: cards or perks are removed from them and their owners are notified.',
    example: false,
  })
  .optional()
/** The revision with which the admin's form was opened; a save over a newer one is refused (rulebook 11.12). */
export const expectedRevision = z
  .int()
  .min(1)
  .meta({ description: 'Changes with each edit; an edit sends the revision it is based on.', example: 5 })
  .optional()

export const phaseAt = { eventId, phaseIndex }

/** Makes every field optional, but requires one. */
export const atLeastOneOf = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  shape.partial().refine(data => Object.keys(data).length > 0, 'has no field')

export const settings = z.strictObject({
  name: title,
  img: pictureKey.meta({ description: 'The key of the picture; empty for a drawn one.', example: 'apex' }),
  featured: z.boolean().describe('Whether the event is featured on the landing page.'),
  public: z.boolean().describe('Whether players see the event.'),
  completed,
  secondChance,
  finalAfterHours: z.int().min(finalAfterHours.least).max(finalAfterHours.most).meta({
    description: 'How many hours after the last change of its counts the result of a phase is final.',
    example: 24,
  }),
})

export const revisedAnswer = done.extend({ revision }).meta({ id: 'NewRevision' })
/** The id of the new record. */
export const createdAnswer = done.extend({ id }).meta({ id: 'Created' })
/** From how many decks cards or perks were taken. */
export const affectedDecks = done.extend({ decks: deckCount }).meta({ id: 'DecksChanged' })
