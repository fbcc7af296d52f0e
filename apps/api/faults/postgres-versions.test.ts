import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rankEvent } from '../src/game/score/publish/rank-event.ts'
import { openPostgres } from '../src/ground/db/connection/postgres.ts'
import { readEnv } from '../src/ground/env/env.ts'
import { serve } from '../src/server/serve.ts'
import { type RunningPostgres, startPostgres } from '../test/database/postgres.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../test/fixtures/insert-users.ts'

/** Where Debian and the image of Postgres install each version. */
const installed = '/usr/lib/postgresql'
const folders = existsSync(installed) ? readdirSync(installed).map(name => join(installed, name)) : []
const versionOf = (folder: string) =>
  execFileSync(join(folder, 'bin/postgres'), ['--version']).toString().trim()
const servers: [string, string | undefined][] = [
  ['the Postgres of npm', undefined],
  ...folders.map((folder): [string, string] => [versionOf(folder), folder]),
]
console.log(`Tried: ${servers.map(([name]) => name).join(', ')}`)

/** Starts the game with its demo on this server and ranks an event; returns the version and the ranking. */
async function play(postgres: RunningPostgres) {
  const url = postgres.urlOf('game')
  const env = { DATABASE_URL: url, PORT: '0', ADMIN_PASSWORD: 'Example!1', LOG_LEVEL: 'silent' }
  const { address, stop } = await serve(readEnv(env))
  const database = openPostgres(url, error => {
    throw error
  })
  try {
    const { eventId, players } = await insertTestEvent(database.db, [{ open: -90, lock: -60 }])
    const [userId = 0] = await insertTestUsers(database.db, 1, 'matrix_')
    const playerId = players[0] ?? 0
    const cards = [{ playerId, keyplays: [1], perks: [] }]
    await insertDecks(database.db, eventId, [{ userId, phase: 1, cards }])
    await insertCounts(database.db, eventId, 1, [{ playerId, keyplayId: 1, count: 3 }])
    const ready = await fetch(`${address}/readyz`)
    return { ready: await ready.json(), ranking: await rankingOf(eventId) }
  } finally {
    await stop()
    await database.close()
  }

  async function rankingOf(eventId: number) {
    await rankEvent(database.db, eventId)
    return database.db
      .selectFrom('standing')
      .where('event_id', '=', eventId)
      .select(['rank', 'score'])
      .execute()
  }
}

test.each(servers)(
  'the game starts and ranks on %s, with a role that only owns its database',
  async (_name, folder) => {
    const postgres = await startPostgres(folder)
    try {
      expect(await play(postgres)).toEqual({
        ready: {
          ready: true,
          database: 'ok',
          data: 'ok',
          space: 'unknown',
          migrations: 'ok',
          jobs: 'ok',
          pushes: 'off',
        },
        ranking: [{ rank: 1, score: 12 }],
      })
    } finally {
      await postgres.stop()
    }
  },
)
