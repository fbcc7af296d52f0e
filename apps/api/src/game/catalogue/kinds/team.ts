import { z } from 'zod'
import { count } from '../../../ground/contract/fields.ts'
import { id, pictureKey } from '../../../ground/contract/shapes.ts'
import { define } from '../record/definition.ts'
import { expectedRevision, name, ownId } from '../record/fields.ts'
import { revised, teamWithPlayers as shape } from '../record/shapes.ts'
import { matchesOfTeam, phasesOfTeam, playersOfTeam } from '../record/use-queries.ts'
import { teamJson } from '../record/wire-queries.ts'
import { setPlayersOfTeam } from './set-players-of-team.ts'

const data = z.strictObject({
  name,
  key: pictureKey.meta({ description: 'The key of the team or picture.', example: 'vitality' }).optional(),
})
/** If omitted, the players stay as they are. */
const players = z
  .array(id)
  .max(100)
  .meta({ description: 'The players of the team; their ids when saving.', example: [7, 8] })
  .optional()

const stored = revised(shape)

export const team = define({
  kind: 'team',
  added: z.strictObject({ data: data.describe('The fields to save.'), players }),
  updated: z.strictObject({
    data: data.extend(ownId).describe('The fields to save.'),
    players,
    ...expectedRevision,
  }),
  fields: body => body.data,
  columns: body => body.data,
  wire: teamJson(),
  page: {
    shape: z.object({ teams: z.array(stored).describe('The teams.'), count }),
    of: (teams, count) => ({ teams, count }),
  },
  one: {
    shape: z.object({ team: stored.describe('The team; null for none.') }),
    of: team => ({ team }),
  },
  order: 'name',
  searched: ['name', 'key'],
  uses: { players: playersOfTeam, phases: phasesOfTeam, matches: matchesOfTeam },
  afterSave: async (trx, id, { players }) => players && setPlayersOfTeam(trx, id, players),
})
