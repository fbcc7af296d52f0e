import { countryCodeOf } from '@game/domain'
import { z } from 'zod'
import { id, pictureKey, text } from '../../../ground/contract/shapes.ts'
import { define } from '../record/definition.ts'
import { expectedRevision, name, ownId } from '../record/fields.ts'
import { touchPhasesOfPlayers } from '../record/record-queries.ts'
import { revised, player as shape } from '../record/shapes.ts'
import { filesOfPlayer, phasesOfPlayer } from '../record/use-queries.ts'
import { playerJson } from '../record/wire-queries.ts'

const data = z.strictObject({
  name,
  steamId: text(20).optional(),
  country: text(8).transform(countryCodeOf).optional(),
  birth: z
    .string()
    .regex(/^(19|20)\d\d-\d\d-\d\d$/)
    .optional(),
  img: pictureKey.optional(),
})
/** A `team` of null takes the player out of a team; an omitted one leaves the team as it is. */
const links = { team: id.nullable().optional(), role: id.optional(), style: id.optional() }

export const player = define({
  kind: 'player',
  added: z.strictObject({ data, ...links }),
  updated: z.strictObject({ data: data.extend(ownId), ...links, ...expectedRevision }),
  fields: ({ data, role, style }) => ({ ...data, role, style }),
  columns: ({ data: { steamId, ...data }, team, role, style }) => ({
    ...data,
    steam_id: steamId,
    team_id: team,
    role_id: role,
    style_id: style,
  }),
  wire: playerJson(),
  page: {
    shape: z.object({ players: z.array(revised(shape)), count: z.int() }),
    of: (players, count) => ({ players, count }),
  },
  one: { shape: z.object({ player: revised(shape) }), of: player => ({ player }) },
  order: 'name',
  searched: ['name', 'steam_id'],
  uses: { phases: phasesOfPlayer, 'score files': filesOfPlayer },
  afterSave: (trx, id) => touchPhasesOfPlayers(trx, [id]),
})
