import type { DemoResult, LogSide } from '@game/domain'
import { z } from 'zod'
import { roundsWon, side, steamId } from '../../../../ground/contract/fields.ts'

const difference = z.object({
  steamId,
  name: z.string().describe('The name in the demo.').meta({ example: 'donk' }),
  column: z
    .string()
    .meta({ description: 'The column of the fault; empty for the whole row.', example: 'steamId' }),
  read: z.number().describe('What was read of the demo.').meta({ example: 512 }),
  server: z.number().describe("The server's own number.").meta({ example: 598 }),
  since: z.int().describe('After which round it differs first.'),
  expected: z.boolean().describe('Whether it is damage of a round that was taken back.'),
})

/** A map as it was read from demos: what an admin compares before it counts (rulebook 8.35). */
export const demoResult = z.object({
  map: z.string().describe('The name of the map.'),
  files: z.array(z.string()).describe('The names of the demos that the map is in.'),
  server: z.string().describe('What the server says.'),
  patch: z.string().describe('The build of the game that recorded it.'),
  finished: z.boolean().describe('Whether the demos have the end of the match.'),
  sides: z
    .array(
      z.object({
        side,
        team: z.string().describe('The team; null for none.'),
        score: roundsWon,
        players: z.array(z.string()).describe('The SteamIDs of those who were on this side at the end.'),
      }),
    )
    .describe('The two teams with their scores.'),
  roundsPlayed: z.int().describe('How many rounds were played by the count of the server.'),
  roundsRead: z.int().describe('How many of the played rounds the demos have.'),
  restored: z.int().describe('How often rounds were taken back.').meta({ example: 0 }),
  agreement: z
    .object({
      compared: z.int().meta({ description: 'How many players are compared.', example: 10 }),
      agreeing: z.int().meta({ description: 'How many players agree in every column.', example: 10 }),
      differences: z.array(difference).describe('Where the reading and the server differ.'),
    })
    .describe("How many players agree with the server's own totals, and who differs in what."),
})

const sides: readonly LogSide[] = ['CT', 'TERRORIST']

/** Turns a map of demos into its shape on the wire. */
export function demoToWire(demo: DemoResult): z.infer<typeof demoResult> {
  const names = new Map(demo.people.map(({ steamId, name }) => [steamId, name]))
  const { map, files, server, patch, state, score, teams, roundsPlayed, roundsRead, restored } = demo
  const { compared, agreeing, differences } = demo.agreement
  return {
    ...{ map, files, server, patch, roundsPlayed, roundsRead },
    finished: state === 'final',
    sides: sides.map(side => ({
      ...{ side, team: teams[side], score: score[side] },
      players: demo.people.filter(person => person.side === side).map(({ steamId }) => steamId),
    })),
    restored: restored.length,
    agreement: {
      ...{ compared, agreeing },
      differences: differences.map(each => ({ ...each, name: names.get(each.steamId) ?? '' })),
    },
  }
}
