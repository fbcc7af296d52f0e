import { z } from 'zod'
import { eventId } from '../../../ground/contract/fields.ts'
import { id, nameText } from '../../../ground/contract/shapes.ts'
import { entry, format, leagueTexts, mode, seedsBy, visibility } from './league.ts'

const day = z.iso.date()

/** One event, a list of events, or every public event that opens between two dates (rulebook 19.3). */
export const scopeInput = z
  .union([
    z.strictObject({ eventId }).meta({ id: 'EventScope' }),
    z
      .strictObject({ eventIds: z.array(id).min(1).max(100).describe('The ids of the events of a season.') })
      .meta({ id: 'EventsScope' }),
    z
      .strictObject({
        from: day.describe('The first day on which events open.'),
        to: day.describe('The last day on which events open.'),
      })
      .meta({ id: 'SeasonScope' }),
  ])
  .describe('Whether its rounds are the phases of an event, or the events of a season.')

export const leagueName = nameText(64).meta({
  description: 'The name, as its owner chose it; several leagues may have the same.',
  example: 'The Office',
})

export const newLeague = z.strictObject({
  name: leagueName,
  format,
  scope: scopeInput,
  visibility,
  entry,
  mode: mode.optional(),
  best: z
    .int()
    .min(1)
    .max(100)
    .meta({ description: 'How many rounds count in the mode `best`; null in others.', example: 3 })
    .optional(),
  seeds: seedsBy.optional(),
  third: z
    .boolean()
    .meta({ description: 'Whether a cup has a match for the third place.', example: false })
    .optional(),
  qualifying: z
    .boolean()
    .meta({
      description: 'Whether a cup with too many members for its rounds plays the first one as a table.',
      example: false,
    })
    .optional(),
  prize: leagueTexts.prize.optional(),
  note: leagueTexts.note.optional(),
})

/** What the owner can change; format and scope never change (rulebook 19.1). */
export const changedLeague = z
  .strictObject({
    name: leagueName,
    visibility,
    entry,
    ...leagueTexts,
    talks: z.boolean().meta({ description: 'Whether its members can talk.', example: true }),
  })
  .partial()
  .refine(changed => Object.keys(changed).length > 0, 'has no field')

/** The answer of a call that makes a league. */
export const madeLeague = z
  .object({
    league: z
      .object({
        id,
        code: z
          .string()
          .meta({ description: 'The code of the league, as it is shown or typed.', example: '7K30-9X11' }),
      })
      .meta({ id: 'NewLeague' })
      .describe('The league.'),
  })
  .meta({ id: 'MadeLeague' })
