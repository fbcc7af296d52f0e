import { sql } from 'kysely'
import { z } from 'zod'
import { id, pictureKey } from '../../shapes.ts'
import { define } from '../definition.ts'
import { name, ownId } from '../fields.ts'
import { setPlayersOfTeam } from '../set-players-of-team.ts'
import { teamWithPlayers as shape } from '../shapes.ts'

const data = z.strictObject({ name, key: pictureKey.optional() })
/** Left out: as they were. */
const players = z.array(id).max(100).optional()

const wire = sql<z.infer<typeof shape>>`jsonb_build_object('id', team.id, 'key', team.key, 'name', team.name,
  'players', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'country', country, 'img', img)
    order by name, id), '[]') from player where team_id = team.id))`

export const team = define({
  kind: 'team',
  added: z.strictObject({ data, players }),
  updated: z.strictObject({ data: data.extend(ownId), players }),
  fields: body => body.data,
  columns: body => body.data,
  wire,
  page: {
    shape: z.object({ teams: z.array(shape), count: z.int() }),
    of: (teams, count) => ({ teams, count }),
  },
  one: { shape: z.object({ team: shape }), of: team => ({ team }) },
  order: 'name',
  searched: ['name', 'key'],
  uses: {
    players: id => sql`select name from player where team_id = ${id}`,
    phases: id => sql`select distinct e.name || ': ' || p.name as name from phase_team x
      join phase p on p.event_id = x.event_id and p.index = x.phase_index
      join event e on e.id = p.event_id where x.team_id = ${id}`,
    matches: id => sql`select h.name || ' vs ' || a.name as name from match m
      join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id
      where ${id} in (m.home_team_id, m.away_team_id)`,
  },
  afterSave: async (trx, id, { players }) => players && setPlayersOfTeam(trx, id, players),
})
