import { countryCodeOf } from '@game/domain'
import { z } from 'zod'
import { count } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { id, pictureKey, text } from '../../../ground/contract/shapes.ts'
import { define } from '../record/definition.ts'
import { expectedRevision, name, ownId } from '../record/fields.ts'
import { countRecords, touchPhasesOfPlayers } from '../record/record-queries.ts'
import { revised, player as shape } from '../record/shapes.ts'
import { filesOfPlayer, phasesOfPlayer } from '../record/use-queries.ts'
import { playerJson } from '../record/wire-queries.ts'

const data = z.strictObject({
  name,
  steamId: text(20)
    .meta({ description: 'The SteamID64, as a text.', example: '76561198034202275' })
    .optional(),
  country: text(8)
    .transform(countryCodeOf)
    .meta({ description: 'The country as two small letters.', example: 'fr' })
    .optional(),
  birth: z
    .string()
    .regex(/^(19|20)\d\d-\d\d-\d\d$/)
    .meta({ description: 'The day of birth, `YYYY-MM-DD`.', example: '2000-11-09' })
    .optional(),
  img: pictureKey
    .meta({ description: 'The key of the picture; empty for a drawn one.', example: 'apex' })
    .optional(),
})
/** A `team` of null takes the player out of a team; an omitted one leaves the team as it is. */
const links = {
  team: id.nullable().describe('The team; null for none.').optional(),
  role: id.describe('The role of the player; its id when saving.').optional(),
  style: id.describe('The style of the player; its id when saving.').optional(),
}

const stored = revised(shape)
const onlyRecord = (id: number) => ({ page: 1, pageSize: 1, phrase: '', id })

export const player = define({
  kind: 'player',
  added: z.strictObject({ data: data.describe('The fields to save.'), ...links }),
  updated: z.strictObject({
    data: data.extend(ownId).describe('The fields to save.'),
    ...links,
    ...expectedRevision,
  }),
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
    shape: z.object({ players: z.array(stored).describe('The players.'), count }),
    of: (players, count) => ({ players, count }),
  },
  one: { shape: z.object({ player: stored.describe('The player.') }), of: player => ({ player }) },
  order: 'name',
  searched: ['name', 'steam_id'],
  uses: { phases: phasesOfPlayer, 'score files': filesOfPlayer },
  afterSave: async (trx, id, { team }) => {
    if (team && (await countRecords(trx, { kind: 'team', searched: [] }, onlyRecord(team))) === 0)
      notFound('Team')
    await touchPhasesOfPlayers(trx, [id])
  },
})
