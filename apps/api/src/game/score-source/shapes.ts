import { z } from 'zod'
import { anySteamId, id, nameText } from '../../ground/contract/shapes.ts'

/** The greatest size of a chunk: what a server sends in one request, or a part of a log file. */
export const chunkBytes = 1024 * 1024

/** What an admin calls a game server. */
export const sourceName = nameText(64).min(1)

/** Identifies a map in its source: the first log from which it is read, and its number there. */
export const mapKey = { log: id, map: id }

/** What an admin has decided about a person in a log (rulebook 15.11). */
export const person = {
  steamId: anySteamId.regex(/^\d{17,20}$/),
  playerId: id.nullable(),
  ignored: z.boolean(),
}
