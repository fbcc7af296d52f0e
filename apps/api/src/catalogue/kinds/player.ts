import { sql } from 'kysely'
import { z } from 'zod'
import { id, pictureKey, text } from '../../shapes.ts'
import { define } from '../definition.ts'
import { name, ownId } from '../fields.ts'
import { playerJson } from '../player-json.ts'
import { touchPhasesOfPlayers } from '../queries.ts'
import { player as shape } from '../shapes.ts'

const data = z.strictObject({
  name,
  steamId: text(20).optional(),
  country: text(8).optional(),
  birth: z
    .string()
    .regex(/^(19|20)\d\d-\d\d-\d\d$/)
    .optional(),
  img: pictureKey.optional(),
})
/** `team` null: without a team; left out: as it was. */
const links = { team: id.nullable().optional(), role: id.optional(), style: id.optional() }

export const player = define({
  kind: 'player',
  added: z.strictObject({ data, ...links }),
  updated: z.strictObject({ data: data.extend(ownId), ...links }),
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
    shape: z.object({ players: z.array(shape), count: z.int() }),
    of: (players, count) => ({ players, count }),
  },
  one: { shape: z.object({ player: shape }), of: player => ({ player }) },
  order: 'name',
  searched: ['name', 'steam_id'],
  uses: {
    phases: id => sql`select distinct e.name || ': ' || p.name as name from phase_player x
      join phase p on p.event_id = x.event_id and p.index = x.phase_index
      join event e on e.id = p.event_id where x.player_id = ${id}`,
    'score files': id => sql`select distinct e.name from keyplay_count c join event e on e.id = c.event_id
      where c.player_id = ${id}`,
  },
  afterSave: (trx, id) => touchPhasesOfPlayers(trx, [id]),
})
