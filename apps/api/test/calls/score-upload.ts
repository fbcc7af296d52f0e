import { readFile } from 'node:fs/promises'
import type { Db } from '../../src/ground/db/db.ts'
import type { TestUser } from '../fixtures/test-app.ts'
import type { MapChanges } from './phase-maps.ts'

/** Fields are sent in the order given; files may come at any position, each with its own name if it is given. */
export type UploadPart = [name: string, value: string | Buffer, fileName?: string]
export type UploadBody = {
  demos?: object[]
  success?: boolean
  upload: { id: number; uploadedAt: string } | null
  rows: number
  layout: string
  phases: number[]
  uncounted: number[]
  incomplete: number[]
  uploads: { id: number; type: string; uploadedAt: string }[]
  skipped: string[]
  notes: string[]
  known: { type: string; phase: number; source: string }[]
  doubled: { source: string; other: { source: string; phase: number } }[]
  files?: { fileName: string; layout: string; rows: number }[]
  changes?: MapChanges & {
    counts: { phase: number; playerId: number; keyplayId: number; before: number; after: number }[]
    users: number
    gains: { userId: number; before: number; after: number }[]
    losses: { userId: number; before: number; after: number }[]
    states: { phase: number; from: string; to: string; users: number }[]
    flips: number
    final: number[]
  }
  message?: string
  rule?: string
  faults?: { file?: string; line: number; column: string; reason: string }[]
  faultCount?: number
}

const boundary = '----score'

export function multipart(
  parts: UploadPart[],
  fileName = 'scores.csv',
): { payload: Buffer; headers: Record<string, string> } {
  const pieces = parts.flatMap(([name, value, ownName = fileName]) => {
    const file = name === 'file' ? `; filename="${ownName}"\r\nContent-Type: text/csv` : ''
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]
  })
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

export async function upload(
  user: Pick<TestUser, 'call'> & { cookie?: string },
  parts: UploadPart[],
  fileName?: string,
) {
  const { payload, headers } = multipart(parts, fileName)
  return user.call<UploadBody>(
    '/api/clutchdeck/upload-score',
    {},
    { payload, headers: { ...headers, ...(user.cookie && { cookie: user.cookie }) } },
  )
}

/** The same over a real connection; `rows` are generated while they are sent, so that the whole file is never in memory. */
export async function uploadStream(
  address: string,
  { cookie }: Pick<TestUser, 'cookie'>,
  fields: [string, string][],
  rows: Iterable<string> | AsyncIterable<string>,
): Promise<Response> {
  const { payload, headers } = multipart([...fields, ['file', '\0']])
  const at = payload.indexOf(0)
  const pieces = async function* () {
    yield payload.subarray(0, at)
    for await (const row of rows) yield Buffer.from(row)
    yield payload.subarray(at + 1)
  }
  return fetch(`${address}/api/clutchdeck/upload-score`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: ReadableStream.from(pieces()),
    duplex: 'half',
  } as RequestInit)
}

export const dataFile = (name: string) =>
  readFile(new URL(`../../../../packages/domain/test/data/${name}`, import.meta.url))

/** The counts of a real series or log: rows of SteamID, name, keyplay and count. */
export async function goldenCounts(
  source: 'vitality-furia' | 'spirit-falcons' | 'server-log-inferno',
): Promise<string[][]> {
  const lines = (await dataFile('golden-counts.csv')).toString('utf8').trim().split('\n')
  return lines.map(line => line.split(',')).flatMap(([of, ...row]) => (of === source ? [row] : []))
}

/** The ten players of the Vitality series; returns their ids by SteamID. */
export async function vitalityPlayers(db: Db): Promise<Map<string, number>> {
  const [, ...lines] = (await dataFile('vitality-furia-stats.csv')).toString('utf8').trim().split('\n')
  return insertPlayers(
    db,
    lines.map(line => line.split(',')).map(([, , steamId = '', name = '']) => [steamId, name]),
  )
}

/** Players of these SteamIDs and names; returns their ids by SteamID. */
export async function insertPlayers(
  db: Db,
  players: readonly (readonly [steamId: string, name: string])[],
): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('player')
    .values(
      Array.from(new Map(players), ([steam_id, name]) => ({
        steam_id,
        name,
        country: 'fr',
        birth: '2000-01-01',
        role_id: 1,
        style_id: 1,
      })),
    )
    .returning(['id', 'steam_id'])
    .execute()
  return new Map(rows.map(row => [row.steam_id, row.id]))
}

/** An event's counts as `phase steamId keyplayId count`, sorted. */
export async function countsOf(db: Db, eventId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('keyplay_count as k')
    .innerJoin('player as p', 'p.id', 'k.player_id')
    .where('k.event_id', '=', eventId)
    .select(['k.phase_index', 'p.steam_id', 'k.keyplay_id', 'k.count'])
    .execute()
  return rows.map(row => `${row.phase_index} ${row.steam_id} ${row.keyplay_id} ${row.count}`).toSorted()
}

const fileNames: Record<string, string> = {
  'upload-source-log': 'server.log',
  'import-event': 'event.json',
}

/** The name of a file that a form takes, by the verb of its call. */
export const fileNameOf = (verb: string): string => fileNames[verb] ?? 'scores.csv'
