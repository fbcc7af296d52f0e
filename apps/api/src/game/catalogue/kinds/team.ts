import { z } from 'zod'
import { id, pictureKey } from '../../../ground/contract/shapes.ts'
import { define } from '../record/definition.ts'
import { expectedRevision, name, ownId } from '../record/fields.ts'
import { revised, teamWithPlayers as shape } from '../record/shapes.ts'
import { matchesOfTeam, phasesOfTeam, playersOfTeam } from '../record/use-queries.ts'
import { teamJson } from '../record/wire-queries.ts'
import { setPlayersOfTeam } from './set-players-of-team.ts'

const data = z.strictObject({ name, key: pictureKey.optional() })
/** If omitted, the players stay as they are. */
const players = z.array(id).max(100).optional()

export const team = define({
  kind: 'team',
  added: z.strictObject({ data, players }),
  updated: z.strictObject({ data: data.extend(ownId), players, ...expectedRevision }),
  fields: body => body.data,
  columns: body => body.data,
  wire: teamJson(),
  page: {
    shape: z.object({ teams: z.array(revised(shape)), count: z.int() }),
    of: (teams, count) => ({ teams, count }),
  },
  one: { shape: z.object({ team: revised(shape) }), of: team => ({ team }) },
  order: 'name',
  searched: ['name', 'key'],
  uses: { players: playersOfTeam, phases: phasesOfTeam, matches: matchesOfTeam },
  afterSave: async (trx, id, { players }) => players && setPlayersOfTeam(trx, id, players),
})
