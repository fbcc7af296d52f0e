import { type LoggedPerson, readPeopleOnSides } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, loggedTeam, playerId, side, steamId } from '../../../ground/contract/fields.ts'
import { getPlayersBySteamId } from '../../score/proof/upload-queries.ts'
import { listNewestBodies } from '../../score-source/reading/chunk-queries.ts'
import { listEventMaps } from '../../score-source/reading/map-queries.ts'
import { requireHosted } from '../circle/require-hosted.ts'

const seen = z.object({
  steamId,
  name: z.string().meta({ description: 'The name in the log.', example: 'donk' }),
  team: loggedTeam,
  side: side.nullable().describe('The side of the last time; null if the log does not say.'),
  playerId: playerId.nullable().describe('The player whom the event knows by the SteamID; null for none.'),
})

/** For how long who is on a side is listed before a round was played. */
const warmUpMinutes = 15

/** Answers whom the game servers of a private event have seen (rulebook 30.13). Refuses EVENT_NOT_FOUND for a public event. */
export const getSeenPlayers = configureProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(z.object({ players: z.array(seen).describe('The players, by team and name.') })))
  .query(async ({ ctx: { db }, input: { eventId } }) => {
    await requireHosted(db, eventId)
    const maps = await listEventMaps(db, eventId)
    const known = await getPlayersBySteamId(db, eventId)
    const newest = await listNewestBodies(db, eventId, warmUpMinutes)
    const people = new Map<string, LoggedPerson>(
      [
        ...newest.flatMap(body => readPeopleOnSides(new TextDecoder().decode(body))),
        ...maps.flatMap(({ facts }) => facts.people),
      ].map(person => [person.steamId, person]),
    )
    const players = [...people.values()].map(({ steamId, name, team, side }) => ({
      ...{ steamId, name, team, side },
      playerId: known.get(steamId) ?? null,
    }))
    return {
      players: players.toSorted((a, b) => a.team.localeCompare(b.team) || a.name.localeCompare(b.name)),
    }
  })
