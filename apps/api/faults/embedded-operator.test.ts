import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../src/ground/env/env.ts'
import { serve } from '../src/server/serve.ts'
import { createEmptyDatabase, type TestDatabase } from '../test/database/test-database.ts'

/** The commands on an embedded game, as an operator types them, and restores that are killed. */
const execute = promisify(execFile)
const main = new URL('../src/server/operator/main.ts', import.meta.url).pathname
const password = 'Example!1'
let folder: string
let game: string
let file: string
const databases: TestDatabase[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchdeck-operator-'))
  game = join(folder, 'game')
  file = join(folder, 'running.backup')
})
afterAll(async () => {
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const envOf = (target: Record<string, string>) => ({ PATH: process.env.PATH, ...target })
const command = async (target: Record<string, string>, ...words: string[]) =>
  (await execute(process.execPath, [main, ...words], { env: envOf(target) })).stdout.trim()
const serveEmbedded = (dataDir: string) =>
  serve(
    readEnv({ DATA_DIR: dataDir, PORT: '0', SEED: 'none', ADMIN_PASSWORD: password, LOG_LEVEL: 'silent' }),
  )
const logIn = async (address: string) => {
  const body = JSON.stringify({ username: 'admin', password })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${address}/api/auth/login-query`, { method: 'POST', headers, body })).status
}

test('an embedded game takes commands and is backed up while it runs, and the backup moves it elsewhere', async () => {
  await expect(command({ DATA_DIR: game }, 'backup', file)).rejects.toMatchObject({
    stderr: `There is no game in ${game}.\n`,
  })
  const { address, stop } = await serveEmbedded(game)
  expect(await logIn(address)).toBe(200)
  expect(await command({ DATA_DIR: game }, 'end-sessions', 'admin')).toBe('admin is signed out everywhere.')
  await expect(command({ DATA_DIR: game }, 'unlock', 'nobody')).rejects.toMatchObject({
    stderr: 'There is no account named nobody.\n',
  })
  expect(await command({ DATA_DIR: game }, 'backup', file)).toMatch(
    /^running\.backup holds the game as it was at .*: \d+ rows/,
  )
  await expect(command({ DATA_DIR: game }, 'backup', file)).rejects.toMatchObject({
    stderr: `${file} is there already; a backup overwrites nothing.\n`,
  })
  await expect(command({ DATA_DIR: game }, 'restore', file)).rejects.toMatchObject({
    stderr: expect.stringContaining('is in use by another process'),
  })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  await stop()
  // The game does not run now: the command opens the folder itself.
  expect(await command({ DATA_DIR: game }, 'end-sessions', 'admin')).toBe('admin is signed out everywhere.')

  const url = await newDatabase()
  expect(await command({ DATABASE_URL: url }, 'restore', file)).toContain('The game can start.')
  const moved = await serve(readEnv({ DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'silent' }))
  expect(await logIn(moved.address)).toBe(200)
  await moved.stop()
  expect((await readdir(folder)).filter(name => name.endsWith('.part'))).toEqual([])
})

/** Kills the command when it has loaded half of the tables. */
const killHalfway = `const { log } = console
console.log = line => {
  log(line)
  if (line.startsWith('Loading perk')) process.kill(process.pid, 'SIGKILL')
}`

test.each(['DATABASE_URL', 'DATA_DIR'])(
  'after a killed restore into %s the next one starts from scratch',
  async kind => {
    const target = { [kind]: kind === 'DATA_DIR' ? join(folder, 'killed') : await newDatabase() }
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(killHalfway)}`
    const killed = command({ ...target, NODE_OPTIONS }, 'restore', file)
    await expect(killed).rejects.toMatchObject({
      signal: 'SIGKILL',
      stdout: expect.stringContaining('Loading account'),
    })
    expect(await command(target, 'restore', file)).toContain('The game can start.')
    await expect(command(target, 'restore', file)).rejects.toMatchObject({
      stderr: 'The database to restore into is not empty; a restore needs a new one.\n',
    })
  },
)

async function newDatabase(): Promise<string> {
  const database = await createEmptyDatabase('operated')
  databases.push(database)
  return database.url
}
