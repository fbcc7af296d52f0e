import { keyplayTypes } from '@game/domain'
import { z } from 'zod'
import {
  country,
  description,
  img,
  logoKey,
  multiplier,
  namePl,
  rarity,
  shownName,
  steamId,
  teamId,
} from '../../../ground/contract/fields.ts'
import { id } from '../../../ground/contract/shapes.ts'

/** Adds the revision to the shape of a record: `Role` becomes `RevisedRole`. */
export const revised = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  shape
    .extend({
      revision: z.string().describe('Changes with each edit; an edit sends the revision it is based on.'),
    })
    .meta({ id: `Revised${shape.meta()?.id}` })

const described = { id, name: shownName, description }

export const role = z.object(described).meta({ id: 'Role' })
export const style = z.object(described).meta({ id: 'Style' })
export const map = z.object({ id, name: shownName }).meta({ id: 'Map' })

/** `key` names the logo: /img/teams/{key}.png. */
export const team = z.object({ id, key: logoKey, name: shownName }).meta({ id: 'Team' })
export const teamWithPlayers = team
  .extend({
    players: z
      .array(z.object({ id, name: shownName, country, img }).meta({ id: 'TeamPlayer' }))
      .describe('The players of the team.'),
  })
  .meta({ id: 'TeamWithPlayers' })

/** `birth` is a date without time; `steamId` is a string, as it exceeds the safe integers; `img` may be empty. */
export const player = z
  .object({
    id,
    name: shownName,
    steamId,
    country,
    birth: z.iso.date().meta({ description: 'The day of birth, `YYYY-MM-DD`.', example: '2000-11-09' }),
    img,
    teamId: teamId.nullable(),
    roleId: id.describe('The id of the role: 1 rifler, 2 AWP, 3 IGL.'),
    styleId: id.describe('The id of the style: 1 aggressive, 2 passive.'),
    team: team.nullable().describe('The team; null for none.'),
    role: role.describe('The role of the player; its id when saving.'),
    style: style.describe('The style of the player; its id when saving.'),
  })
  .meta({ id: 'Player' })

/** A player as cards show them: of the catalogue, or a private event's own, of whom facts may be unknown (rulebook 30.10). */
export const cardPlayer = player
  .extend({
    country: country.nullable().describe('The country as two small letters; null if it is not known.'),
    birth: player.shape.birth.nullable().describe('The day of birth, `YYYY-MM-DD`; null if it is not known.'),
    roleId: id.nullable().describe('The id of the role: 1 rifler, 2 AWP, 3 IGL; null if it is not known.'),
    styleId: id.nullable().describe('The id of the style: 1 aggressive, 2 passive; null if it is not known.'),
    role: role.nullable().describe('The role of the player; null if it is not known.'),
    style: style.nullable().describe('The style of the player; null if it is not known.'),
    own: z
      .literal(true)
      .describe("True for a private event's own player, who has no page; missing for others.")
      .optional(),
  })
  .meta({ id: 'CardPlayer' })

/** Polish texts; if they are null or empty, the English ones are shown (rulebook 11.37). */
export const polish = {
  namePl,
  descriptionPl: z
    .string()
    .nullable()
    .describe('The Polish description; if it is null or empty, the English one is shown.'),
}

export const reward = z.object({ ...described, ...polish }).meta({ id: 'Reward' })

export const keyplay = z
  .object({
    id,
    name: shownName,
    namePl,
    points: z.number().meta({ description: 'What one count is worth.', example: 14 }),
    type: z.enum(keyplayTypes).describe('The type of the keyplay: kill, match or utility.'),
  })
  .meta({ id: 'Keyplay' })

/** A `keyplayType` of null: the perk applies to keyplays of every type. */
export const perk = z
  .object({
    id,
    name: shownName,
    rarity,
    mult: multiplier,
    description,
    ...polish,
    keyplayType: z
      .enum(keyplayTypes)
      .nullable()
      .describe('The type of keyplays that the perk applies to; null for all.'),
  })
  .meta({ id: 'Perk' })

export const sleeve = z
  .object({ id, name: shownName, mult: multiplier, description, ...polish })
  .meta({ id: 'Sleeve' })
