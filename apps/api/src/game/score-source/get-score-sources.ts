import { isSilent, peopleToSettle } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { eventId } from '../../ground/contract/fields.ts'
import { id, instant } from '../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../ground/event-visibility/visible-event.ts'
import { type ListedPlayer, listExpectedPlayers } from './reading/line-up-queries.ts'
import { listPlayers, listStandingMaps } from './reading/source-maps.ts'
import { listSources } from './reading/source-queries.ts'
import { person } from './shapes.ts'
import { type ExpectedPlayers, sourceMap, toWire } from './source-map.ts'

const source = z.object({
  id,
  name: z.string().meta({ description: 'What an admin calls the server.', example: 'Main stage' }),
  paused: z.boolean().meta({ description: 'Whether what it sends is kept and not read.', example: false }),
  heard: instant.nullable().describe('When the server last sent something; null while it has not.'),
  silent: z.boolean().meta({
    description: 'Whether a map is running and the server has sent nothing for two minutes.',
    example: false,
  }),
  full: z.boolean().meta({
    description: "Whether what it sent last is beyond today's limit of a private event, and was not taken.",
    example: false,
  }),
  maps: z.array(sourceMap).describe('The maps, in the order in which they were read.'),
  people: z
    .array(
      z.object({
        ...person,
        name: z.string().meta({ description: 'The name in the log.', example: 'donk' }),
      }),
    )
    .describe('People of the log whom the catalogue does not have, or of whom something is settled.'),
})

/** Answers the sources of an event with what was read from them (rulebook 15.4). */
export const getScoreSources = configureProcedure
  .input(z.strictObject({ eventId }))
  .output(
    answer(
      z.object({
        sources: z.array(source).describe('The sources of the event, in the order in which they were added.'),
      }),
    ),
  )
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    const rows = await listSources(db, eventId)
    const maps = await listStandingMaps(db, eventId)
    const players = await listPlayers(db, eventId)
    const people = maps[0]?.people ?? []
    const expected = await listExpectedPlayers(db, eventId)
    return {
      sources: rows.map(({ id, name, paused, heard, full, now }) => {
        const ofSource = maps.filter(({ sourceId }) => sourceId === id)
        const isRunning = ofSource.some(({ facts }) => facts.state === 'running' && facts.rounds.length > 0)
        const logged = ofSource.flatMap(({ facts }) => facts.people)
        return {
          id,
          name,
          paused,
          heard,
          silent: isRunning && isSilent(heard, now),
          full,
          maps: ofSource.map(map => toWire(map, players, expectedIn(expected, map.phaseIndex))),
          people: peopleToSettle(logged, people, players),
        }
      }),
    }
  })

/** The line-up of the phase for which a map counts; null for no phase. */
function expectedIn(players: readonly ListedPlayer[], phaseIndex: number | null): ExpectedPlayers | null {
  if (phaseIndex === null) return null
  const listed = players.filter(each => each.phaseIndex === phaseIndex)
  const teams = Map.groupBy(listed, ({ teamId }) => teamId)
  return {
    lineUp: Array.from(teams, ([teamId, own]) => ({ teamId, players: own.map(({ playerId }) => playerId) })),
    out: listed.flatMap(({ playerId, news }) => (news === 'out' ? [playerId] : [])),
  }
}
