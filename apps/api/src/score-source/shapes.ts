import { z } from 'zod'
import { id, text } from '../contract/shapes.ts'

/** What a chunk may weigh: what a server sends in one request, or a part of a log file. */
export const chunkBytes = 1024 * 1024

/** What an admin calls a game server. */
export const sourceName = text(64).min(1)

/** Where a map stands in its source: the first log that it is read of, and its place there. */
export const mapPlace = { log: id, map: id }

/** What an admin has settled of somebody of a log (rulebook 15.11). */
export const person = {
  steamId: z.string().regex(/^\d{17,20}$/),
  playerId: id.nullable(),
  ignored: z.boolean(),
}
