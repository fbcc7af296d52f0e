import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { runSql } from '../test/database/run-sql.ts'
import { createEmptyDatabase, urlOfDatabase } from '../test/database/test-database.ts'
import { listening } from '../test/servers/server-process.ts'

/** The real program as `pnpm start` runs it. */
const start = new URL('../start.js', import.meta.url).pathname
const folders: string[] = []
const running: ChildProcess[] = []

afterEach(async () => {
  // A folder is removed when no process writes into it.
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchdeck-data-'))
  folders.push(folder)
  return folder
}

function run(env: Record<string, string>): ChildProcess & { ended: Promise<{ code: number; said: string }> } {
  const child = spawn(process.execPath, [start], {
    env: { PATH: process.env.PATH, SEED: 'none', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  child.stderr.on('data', text => {
    said += text
  })
  // At `exit` some of its output may not have been read yet.
  const ended = once(child, 'close').then(([code]) => ({ code, said: said.trim() }))
  return Object.assign(child, { ended })
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

test('Ctrl-C stops it cleanly, a second start keeps all data, also after kill -9', async () => {
  const DATA_DIR = await dataFolder()
  const first = run({ DATA_DIR })
  const person = { username: 'keeper_1', password: 'Password!1' }
  const address = await listening(first)
  expect((await post(`${address}/api/auth/signup-query`, { ...person, email: 'k@example.org' })).status).toBe(
    200,
  )
  first.kill('SIGINT')
  expect(await first.ended).toEqual({ code: 0, said: '' })
  // The embedded database is backed up every day, from its start (docs/operations.md).
  expect(await readdir(join(DATA_DIR, 'backups'))).toEqual([expect.stringMatching(/^clutchdeck-.*\.backup$/)])

  const second = run({ DATA_DIR })
  const again = await listening(second)
  expect((await post(`${again}/api/auth/login-query`, person)).status).toBe(200)
  second.kill('SIGKILL')
  await second.ended

  const third = run({ DATA_DIR })
  expect((await post(`${await listening(third)}/api/auth/login-query`, person)).status).toBe(200)
  third.kill('SIGTERM')
  expect((await third.ended).code).toBe(0)
})

test('a stop while it starts ends it cleanly', async () => {
  const starting = run({ DATA_DIR: await dataFolder() })
  // The first output, before it listens.
  await once(starting.stdout ?? starting, 'data')
  starting.kill('SIGTERM')
  expect(await starting.ended).toEqual({ code: 0, said: '' })
})

test('a second process on the same data folder is refused with one sentence', async () => {
  const DATA_DIR = await dataFolder()
  await listening(run({ DATA_DIR }))
  const { code, said } = await run({ DATA_DIR }).ended
  expect(code).toBe(1)
  expect(said).toBe(
    `The data folder ${DATA_DIR} is in use by another process of the game. Stop that one, or set DATA_DIR.`,
  )
})

test('a taken port ends the start with one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const PORT = String(typeof address === 'object' ? address?.port : address)
  const { code, said } = await run({ DATA_DIR: await dataFolder(), PORT }).ended
  expect({ code, said }).toEqual({ code: 1, said: `Port ${PORT} is taken. Choose another: PORT=3001` })
  taken.close()
})

test('an unreachable database ends the start with one sentence', async () => {
  const { code, said } = await run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).ended
  expect(code).toBe(1)
  expect(said).toBe("The database of DATABASE_URL can't be used: connect ECONNREFUSED 127.0.0.1:1")
})

test('the error for a missing database names it', async () => {
  const DATABASE_URL = urlOfDatabase(inject('postgres').url, 'no_such_database')
  const { code, said } = await run({ DATABASE_URL }).ended
  expect({ code, said }).toEqual({
    code: 1,
    said: `The database of DATABASE_URL can't be used: database "no_such_database" does not exist`,
  })
})

test('the error for an invalid setting names it', async () => {
  const { code, said } = await run({ PORT: 'abc' }).ended
  expect(code).toBe(1)
  expect(said).toMatch(/^PORT: /)
})

test('an unexpected error is printed before the process ends (rulebook 12.35)', async () => {
  const fault = "process.once('SIGUSR2', () => void Promise.reject(new Error('nobody expected this')))"
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(fault)}`
  const game = run({ DATA_DIR: await dataFolder(), NODE_OPTIONS })
  await listening(game)
  game.kill('SIGUSR2')
  const { code, said } = await game.ended
  expect(code).toBe(1)
  expect(said).toContain('Unexpected error: Error: nobody expected this\n    at ')
})

test('a Node too old to read TypeScript prints what to do', async () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); await import(${JSON.stringify(start)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', pretend], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running.push(child)
  const ended = once(child, 'exit')
  const said = await child.stderr.toArray()
  expect(Buffer.concat(said).toString().trim()).toBe(
    'The game needs Node 24 or newer, this is 20.20.2. Start it with: npx -y pnpm@12 start',
  )
  expect((await ended)[0]).toBe(1)
})

test('a start that fails late closes everything it has opened', async () => {
  const { url: DATABASE_URL, drop } = await createEmptyDatabase('half')
  await runSql(DATABASE_URL, 'create schema pgboss create table version (version text)')
  const { code, said } = await run({ DATABASE_URL }).ended
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('pgboss') })
  await drop()
})

test('the first admin has a random password that is printed once, or the given one', async () => {
  const DATA_DIR = await dataFolder()
  const first = run({ DATA_DIR })
  let said = ''
  first.stdout?.on('data', text => {
    said += text
  })
  const address = await listening(first)
  const printed = /with the password (\S{16,}) \(shown only this once\)/.exec(said)?.[1]
  const logIn = (password: string) => post(`${address}/api/auth/login-query`, { username: 'admin', password })
  expect((await logIn(printed ?? '')).status).toBe(200)
  for (const password of ['admin', 'Password1!', 'Admin123!'])
    expect((await logIn(password)).status).toBe(401)
})
