import {
  type LineUp,
  type LogSide,
  type PlayersBySteamId,
  playerCountedFor,
  unexpectedPlayers,
} from '@game/domain'
import { z } from 'zod'
import { keyplayId, loggedTeam, playerId, roundsWon, side, steamId } from '../../ground/contract/fields.ts'
import { phaseIndex } from '../../ground/contract/shapes.ts'
import type { StandingMap } from './reading/source-maps.ts'
import { mapKey } from './shapes.ts'

const difference = z.object({
  steamId,
  name: z.string().meta({ description: 'The name in the log.', example: 'donk' }),
  column: z.string().meta({ description: "The column of the server's statistics.", example: 'dmg' }),
  read: z.int().meta({ description: 'What was read.', example: 512 }),
  server: z.int().meta({ description: 'What the server says.', example: 598 }),
  expected: z
    .boolean()
    .describe('Whether it is damage of a round that was taken back, which the server keeps.'),
})
const uncounted = z.object({
  keyplayId,
  reason: z
    .enum(['NO_DAMAGE_LINES', 'NO_STATISTICS', 'LAST_ROUND', 'NO_PLANT_LINE', 'NO_DEFUSE_LINE'])
    .meta({ description: 'Why it is not counted.', example: 'LAST_ROUND' }),
  wholly: z
    .boolean()
    .meta({ description: 'Whether all of it is not counted, or only some rounds.', example: false }),
})

/** A map of a source as an admin sees it (rulebook 15.4). */
export const sourceMap = z.object({
  ...mapKey,
  dropped: z
    .boolean()
    .meta({ description: 'Whether the map was read of a dropped log file.', example: false }),
  mapName: z.string().meta({ description: "The map's name as the server has it.", example: 'de_inferno' }),
  state: z
    .enum(['running', 'final', 'abandoned'])
    .meta({ description: 'Whether the map runs, is final or was abandoned.', example: 'final' }),
  sides: z
    .array(
      z.object({
        side,
        team: loggedTeam,
        score: roundsWon,
      }),
    )
    .describe('The two teams with their scores.'),
  rounds: z.int().meta({ description: 'How many rounds were played.', example: 24 }),
  restored: z.int().meta({ description: 'How many times rounds were taken back.', example: 0 }),
  phaseIndex: phaseIndex.nullable().describe('The phase for which it counts; null for none.'),
  moved: z.boolean().meta({ description: 'Whether an admin has set the phase.', example: false }),
  agreement: z
    .object({
      compared: z.int().meta({ description: 'How many players are compared.', example: 10 }),
      agreeing: z.int().meta({ description: 'How many players agree in every column.', example: 10 }),
      differences: z.array(difference).describe('Where the reading and the server differ.'),
    })
    .describe("How far the map agrees with the server's own statistics."),
  uncounted: z.array(uncounted).describe('What the map cannot count.'),
  unexpected: z
    .array(
      z.object({
        playerId,
        name: z.string().meta({ description: 'The name in the log.', example: 'donk' }),
        team: loggedTeam,
        finding: z
          .enum(['notListed', 'out'])
          .describe('Whether the player is not listed in the phase, or is marked as out there.'),
      }),
    )
    .describe('Players of the catalogue who played although the line-up of the phase does not expect them.'),
  holes: z
    .array(
      z.object({
        bytes: z
          .int()
          .nullable()
          .meta({ description: 'How many bytes; null where that is not known.', example: 312 }),
        after: z.string().meta({
          description: 'The time of the last line before it, as the log has it.',
          example: '2026-01-19T19:05:50.000',
        }),
      }),
    )
    .describe('What did not arrive.'),
})

const sides: readonly LogSide[] = ['CT', 'TERRORIST']

/** The line-up of a phase, with the players who are marked as out there. */
export type ExpectedPlayers = { lineUp: LineUp; out: readonly number[] }

/** Turns a map into its shape on the wire. `expected` is the line-up of its phase; null if it counts for none. */
export function toWire(
  { log, number, dropped, phaseIndex, moved, facts, people }: StandingMap,
  players: PlayersBySteamId,
  expected: ExpectedPlayers | null,
): z.infer<typeof sourceMap> {
  const names = new Map(facts.people.map(({ steamId, name }) => [steamId, name]))
  const { compared, agreeing, differences } = facts.agreement
  return {
    log,
    map: number,
    dropped,
    mapName: facts.map,
    state: facts.state,
    sides: sides.map(side => ({ side, team: facts.teams[side], score: facts.score[side] })),
    rounds: facts.rounds.filter(({ ended }) => ended).length,
    restored: facts.restored.length,
    phaseIndex,
    moved,
    agreement: {
      compared,
      agreeing,
      differences: differences.map(({ steamId, column, read, server, expected }) => ({
        steamId,
        name: names.get(steamId) ?? '',
        column,
        read,
        server,
        expected,
      })),
    },
    uncounted: facts.uncounted,
    unexpected: expected ? unexpectedIn({ facts, people }, players, expected) : [],
    holes: facts.holes,
  }
}

/** Names the players of a map whom the line-up of its phase does not expect (rulebook 15.21). */
function unexpectedIn(
  { facts, people }: Pick<StandingMap, 'facts' | 'people'>,
  players: PlayersBySteamId,
  { lineUp, out }: ExpectedPlayers,
) {
  const played = facts.people.flatMap(({ steamId, name, team }) => {
    const playerId = playerCountedFor(steamId, people, players)
    return playerId === undefined ? [] : [{ playerId, name, team }]
  })
  const ids = played.map(({ playerId }) => playerId)
  return unexpectedPlayers(ids, lineUp, out).map(({ playerId, finding }) => {
    const { name = '', team = '' } = played.find(each => each.playerId === playerId) ?? {}
    return { playerId, name, team, finding }
  })
}
