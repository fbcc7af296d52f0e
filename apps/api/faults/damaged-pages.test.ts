import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPglite } from '../src/ground/db/connection/pglite.ts'
import { migrate } from '../src/ground/db/open/open-database.ts'
import { readEnv } from '../src/ground/env/env.ts'
import { seed } from '../src/server/seed/seed.ts'
import { serve } from '../src/server/serve.ts'

const adminPassword = 'Example!1'

/** Creates the database of a game; returns the file of a table with rows in it. */
async function createGame(dataDir: string): Promise<string> {
  const { db, close } = await openPglite(dataDir, error => {
    throw error
  })
  await migrate(db)
  await seed(db, { demo: false, adminPassword })
  const { rows } = await sql<{ path: string }>`select pg_relation_filepath('map') as path`.execute(db)
  await close()
  return join(dataDir, 'pglite', rows[0]?.path ?? '')
}

test('a page that something else has written to is an alarm: the process is not ready, and writes nothing more (rulebook 12.36)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'clutchdeck-pages-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const file = await open(await createGame(dataDir), 'r+')
  await file.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n', 0)
  await file.close()

  const game = await serve(
    // A backup would find the page at once.
    readEnv({ PORT: '0', DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent', BACKUP_EVERY: 'off' }),
  )
  onTestFinished(() => game.stop())
  const post = (path: string, body: object, cookie = '') =>
    fetch(game.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const readiness = async () => (await fetch(`${game.address}/readyz`)).json()
  expect(await readiness()).toMatchObject({ ready: true, data: 'ok' })
  const signedIn = await post('/api/auth/login-query', { username: 'admin', password: adminPassword })
  expect(signedIn.status).toBe(200)
  const cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''

  const maps = () => fetch(`${game.address}/api/csdata/get-maps`, { headers: { cookie } })
  expect((await maps()).status).toBe(500)
  await expect.poll(readiness).toMatchObject({ ready: false, data: 'damaged', jobs: 'stopped' })
  const refused = await post('/api/csdata/add-map', { name: 'de_new' }, cookie)
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    {
      message: 'The data of the game are damaged. Nothing can be saved until its operator has restored them.',
    },
  ])
  expect((await fetch(`${game.address}/healthz`)).status).toBe(200)
  expect(said.mock.calls.flat().join('\n')).toMatch(
    /^Database: its data are damaged \(invalid page in block 0/m,
  )
})
