import { z } from 'zod'
import { playerId, shownName, steamId } from '../../../ground/contract/fields.ts'
import { id } from '../../../ground/contract/shapes.ts'

const teamId = id.meta({ description: 'The id of a team of the catalogue.', example: 7 })
const country = z.string().max(8).meta({ description: 'The country as two small letters.', example: 'pl' })
const birth = z
  .string()
  .max(10)
  .meta({ description: 'The day of birth, `YYYY-MM-DD`.', example: '2000-11-09' })
const roleId = id.meta({ description: 'The id of the role: 1 RIFLER, 2 AWP, 3 IGL.', example: 1 })
const styleId = id.meta({ description: 'The id of the style: 1 aggressive, 2 passive.', example: 1 })

export const matches = z.strictObject({
  players: z
    .array(
      z.strictObject({
        id: id.meta({ description: "The id of the event's own player.", example: 12 }),
        playerId: playerId.describe('The player of the catalogue with the same SteamID.').optional(),
        country: country.optional(),
        birth: birth.optional(),
        roleId: roleId.optional(),
        styleId: styleId.optional(),
      }),
    )
    .max(1000)
    .describe('What is said of players: who they are in the catalogue, or facts that are not known yet.'),
  teams: z
    .array(
      z.strictObject({
        id: id.meta({ description: "The id of the event's own team.", example: 12 }),
        teamId: teamId.nullable().describe('The team of the catalogue that it is; null makes one.'),
      }),
    )
    .max(1000)
    .describe('What is said of teams: which they are in the catalogue.'),
})

const lacks = z
  .array(z.string())
  .meta({ description: 'The fields that have still to be said.', example: ['birth'] })

export const planned = {
  players: z
    .array(
      z.object({
        id,
        name: shownName,
        steamId,
        known: playerId
          .nullable()
          .describe('The player of the catalogue with the same SteamID; null for none.'),
        playerId: playerId
          .nullable()
          .describe('The player of the catalogue that this one becomes; null for a new one.'),
        country: country.nullable(),
        birth: birth.nullable(),
        roleId: roleId.nullable(),
        styleId: styleId.nullable(),
        lacks,
      }),
    )
    .describe("The event's own players, by name."),
  teams: z
    .array(
      z.object({
        id,
        name: shownName,
        known: teamId.nullable().describe('A team of the catalogue with the same name; null for none.'),
        teamId: teamId
          .nullable()
          .describe('The team of the catalogue that this one becomes; null for a new one.'),
        lacks,
      }),
    )
    .describe("The event's own teams, by name."),
}
