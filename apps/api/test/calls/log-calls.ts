import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { readLog } from '../../src/game/event/evening/read-log.ts'
import type { Db } from '../../src/ground/db/db.ts'
import { insertTestEvent, insertTestTeam, type TestPhase } from '../fixtures/insert-event.ts'
import type { TestUser } from '../fixtures/test-app.ts'
import { dataFile, goldenCounts, multipart, type UploadPart } from './score-upload.ts'

type NewSource = { id: number; url: string; token: string }

/** Adds a source to an event. */
export const addSource = async (admin: Pick<TestUser, 'call'>, eventId: number, name = 'Server 1') =>
  (await admin.call<NewSource>('/api/clutchdeck/add-score-source', { eventId, name })).body

/** A body with its position as in the game server's headers. */
export type Chunk = { body: string | Buffer; begin?: number; end?: number; instance?: string }

/** Sends a chunk as a game server does; returns the status. */
export async function sendChunk(
  app: Pick<FastifyInstance, 'inject'>,
  token: string,
  { body, begin, end, instance }: Chunk,
): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api/score-sources/${token}/log`,
    payload: body,
    headers: {
      'content-type': 'text/plain',
      ...(instance !== undefined && { 'x-server-instance-token': instance }),
      ...(begin !== undefined && { 'x-logbytes-beginoffset': String(begin) }),
      ...(end !== undefined && { 'x-logbytes-endoffset': String(end) }),
    },
  })
  return statusCode
}

/** Cuts a log into chunks of this many bytes, each with its position. */
export function chunksOf(log: Buffer, size: number, instance = 'server-1'): Required<Chunk>[] {
  return Array.from({ length: Math.ceil(log.length / size) }, (_, n) => {
    const begin = n * size
    const end = Math.min(begin + size, log.length)
    return { body: log.subarray(begin, end), begin, end, instance }
  })
}

/** An event with a source; its phases lock as given. */
export async function insertEventWithSource(
  admin: Pick<TestUser, 'call'>,
  db: Db,
  phases: TestPhase[] = [{ open: -90, lock: -60 }],
) {
  const event = await insertTestEvent(db, phases)
  return { ...event, source: await addSource(admin, event.eventId) }
}

/** The real log of one map, by the bytes. */
export const realLog = async (): Promise<Buffer> => gunzipSync(await dataFile('server-log-inferno.log.gz'))

/** The real log as if the same people had played another map so many hours later. */
export const laterLog = async (map: string, hours: number): Promise<string> =>
  (await realLog())
    .toString()
    .replaceAll('de_inferno', map)
    .replaceAll(/(?<=^L \d\d\/\d\d\/\d{4} - )\d\d/gm, hour => String(Number(hour) + hours))

/** The counts of the real log, as `steamId keyplayId count`. */
export async function realCounts(): Promise<string[]> {
  return (await goldenCounts('server-log-inferno')).map(row => row.toSpliced(1, 1).join(' '))
}

/** Puts the people of the real log into the catalogue, all but the last; returns their SteamIDs and the unknown one. */
export async function insertLoggedPlayers(db: Db): Promise<{ known: string[]; unknown: string }> {
  const people = [...new Set((await realCounts()).map(row => row.split(' ')[0] ?? ''))]
  const unknown = people.pop() ?? ''
  const { players } = await insertTestTeam(db, people.length)
  for (const [at, steam_id] of people.entries())
    await db
      .updateTable('player')
      .set({ steam_id })
      .where('id', '=', players[at] ?? 0)
      .execute()
  return { known: people, unknown }
}

/** Does what the job does when a source has sent something. */
export { readLog as readAll }

/** Uploads a server's own log file to a source; returns the status. */
export async function dropLog(
  admin: Pick<TestUser, 'call' | 'cookie'>,
  id: number,
  file: Buffer,
  name = 'server.log',
): Promise<number> {
  const parts: UploadPart[] = [
    ['id', `${id}`],
    ['file', file],
  ]
  const { payload, headers } = multipart(parts, name)
  const sent = { payload, headers: { ...headers, cookie: admin.cookie } }
  return (await admin.call('/api/clutchdeck/upload-source-log', {}, sent)).status
}
