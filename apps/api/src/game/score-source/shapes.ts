import { z } from 'zod'
import { anySteamId, id, nameText } from '../../ground/contract/shapes.ts'

/** The greatest size of a chunk: what a server sends in one request, or a part of a log file. */
export const chunkBytes = 1024 * 1024

/** What an admin calls a game server. */
export const sourceName = nameText(64)
  .min(1)
  .meta({ description: 'What an admin calls the server.', example: 'Main stage' })

/** Identifies a map in its source: the first log from which it is read, and its number there. */
export const mapKey = {
  log: id.describe('The number of the first log that the map is read of.'),
  map: id.describe('The place of the map among those of the log.'),
}

/** What an admin has decided about a person in a log (rulebook 15.11). */
export const person = {
  steamId: anySteamId
    .regex(/^\d{17,20}$/)
    .meta({ description: 'The SteamID64, as a text.', example: '76561198034202275' }),
  playerId: id
    .nullable()
    .meta({ description: 'The player for whom the person counts; null for none.', example: 7 }),
  ignored: z.boolean().meta({ description: 'Whether the counts of the person are ignored.', example: false }),
}
