import { countryCodeOf, type OwnPlayerRow } from '@game/domain'
import { z } from 'zod'
import { id, text } from '../../../ground/contract/shapes.ts'

/** A row as it comes; the domain checks its values and names its number (rulebook 30.11). */
export const ownPlayerRow = z
  .strictObject({
    steamId: text(100).meta({ description: 'The SteamID, in any form.', example: '76561198034202275' }),
    name: text(1000).meta({ description: 'The name that is shown.', example: 'anna' }),
    team: text(1000)
      .meta({ description: 'The name of the team; if it is missing, the team stays.', example: 'Wolves' })
      .optional(),
    country: text(8)
      .transform(countryCodeOf)
      .nullable()
      .meta({ description: 'The country as two small letters; null if it is not known.', example: 'pl' })
      .optional(),
    birth: text(10)
      .nullable()
      .meta({
        description: 'The day of birth, `YYYY-MM-DD`; null if it is not known.',
        example: '2000-11-09',
      })
      .optional(),
    roleId: id
      .nullable()
      .describe('The id of the role: 1 rifler, 2 AWP, 3 IGL; null if it is not known.')
      .optional(),
    styleId: id
      .nullable()
      .describe('The id of the style: 1 aggressive, 2 passive; null if it is not known.')
      .optional(),
  })
  .meta({ id: 'OwnPlayerRow' }) satisfies z.ZodType<Partial<OwnPlayerRow>>

export const playerName = z.string().meta({ description: 'The name that is shown.', example: 'anna' })
