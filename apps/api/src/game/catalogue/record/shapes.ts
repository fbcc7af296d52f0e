import { keyplayTypes } from '@game/domain'
import { z } from 'zod'
import { id } from '../../../ground/contract/shapes.ts'

/** Adds the revision to the shape of a record. */
export const revised = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  shape.extend({ revision: z.string() })

const described = { id, name: z.string(), description: z.string() }

export const role = z.object(described).meta({ id: 'Role' })
export const style = z.object(described).meta({ id: 'Style' })
export const reward = z.object(described).meta({ id: 'Reward' })
export const map = z.object({ id, name: z.string() }).meta({ id: 'Map' })

/** `key` names the logo: /img/teams/{key}.png. */
export const team = z.object({ id, key: z.string(), name: z.string() }).meta({ id: 'Team' })
export const teamWithPlayers = team
  .extend({
    players: z.array(z.object({ id, name: z.string(), country: z.string(), img: z.string() })),
  })
  .meta({ id: 'TeamWithPlayers' })

/** `birth` is a date without time; `steamId` is a string, as it exceeds the safe integers; `img` may be empty. */
export const player = z
  .object({
    id,
    name: z.string(),
    steamId: z.string(),
    country: z.string(),
    birth: z.iso.date(),
    img: z.string(),
    teamId: id.nullable(),
    roleId: id,
    styleId: id,
    team: team.nullable(),
    role,
    style,
  })
  .meta({ id: 'Player' })

/** Polish texts; if they are null or empty, the English ones are shown (rulebook 11.37). */
const polish = { namePl: z.string().nullable(), descriptionPl: z.string().nullable() }

export const keyplay = z
  .object({
    id,
    name: z.string(),
    namePl: z.string().nullable(),
    points: z.number(),
    type: z.enum(keyplayTypes),
  })
  .meta({ id: 'Keyplay' })

/** A `keyplayType` of null: the perk applies to keyplays of every type. */
export const perk = z
  .object({
    id,
    name: z.string(),
    rarity: z.int(),
    mult: z.number(),
    description: z.string(),
    ...polish,
    keyplayType: z.enum(keyplayTypes).nullable(),
  })
  .meta({ id: 'Perk' })

export const sleeve = z
  .object({ id, name: z.string(), mult: z.number(), description: z.string(), ...polish })
  .meta({ id: 'Sleeve' })
