import { catalogueLimits } from '@game/domain'
import { z } from 'zod'
import { done, id, instant, phaseIndex, pictureKey, text } from '../../contract/shapes.ts'

const hundredths = (most: number) => z.number().min(0).max(most).multipleOf(0.01)

const title = text(100)
export const phaseName = title.regex(/\S/, 'is empty')
/** As wide as its column. */
export const points = hundredths(9_999_999_999.99)
export const mult = hundredths(catalogueLimits.mult)
/** An admin types years by hand; beyond these it is a slip. */
export const moment = instant.refine(at => at >= '2000' && at < '2100', 'lies between 2000 and 2100')

export const force = z.boolean().optional()
/** What the admin had before him: a save upon anything older than the stored is refused. */
export const seen = z.int().min(1).optional()

export const phaseAt = { eventId: id, phaseIndex }

/** Every field may be left out, but not all of them. */
export const someOf = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  shape.partial().refine(data => Object.keys(data).length > 0, 'has no field')

export const settings = z.strictObject({
  name: title,
  img: pictureKey,
  featured: z.boolean(),
  public: z.boolean(),
  completed: z.boolean(),
  secondChance: z.boolean(),
})

export const revised = done.extend({ revision: z.int() })
/** What was made. */
export const made = done.extend({ id })
/** How many decks cards or perks were taken from. */
export const affectedDecks = done.extend({ decks: z.int() })
