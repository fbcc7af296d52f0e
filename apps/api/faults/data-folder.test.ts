import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPglite } from '../src/ground/db/connection/pglite.ts'
import { dump } from '../test/database/dump.ts'
import { playerAt, signUpAt } from '../test/servers/player.ts'

const start = new URL('../start.js', import.meta.url).pathname
const fail = (error: Error) => {
  throw error
}
let folder: string
let whole: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchdeck-damage-'))
  whole = join(folder, 'whole')
  const { stop } = await startOn(whole)
  await stop()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the real program on a data folder; returns functions to stop it when it listens, or throws what it printed. */
async function startOn(dataDir: string, through: string[] = []) {
  const env = {
    PATH: process.env.PATH,
    SEED: 'none',
    PORT: '0',
    ADMIN_PASSWORD: 'Example!1',
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: 'loopback',
    BACKUP_EVERY: 'off',
  }
  const [program = '', ...words] = [...through, process.execPath, start]
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', text => {
    said += text
  })
  const ended = once(child, 'close')
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('The game is at')) {
      child.stdout.resume()
      const stop = async () => {
        child.kill('SIGINT')
        await ended
      }
      const kill = () => void child.kill('SIGKILL')
      return { address: line.slice('The game is at '.length), stop, kill, ended, said: () => said }
    }
  const [code] = await ended
  throw new Error(`${code}: ${said}`)
}

/** All files in a folder with their sizes; the lock is a socket and not among them. */
const filesOf = async (dataDir: string) =>
  Promise.all(
    (await readdir(dataDir, { recursive: true, withFileTypes: true }))
      .filter(each => each.isFile())
      .map(async each => {
        const path = join(each.parentPath, each.name)
        return [path, (await readFile(path)).length]
      }),
  )

const damages: Record<string, (pglite: string) => Promise<void>> = {
  'PG_VERSION is missing': pglite => rm(join(pglite, 'PG_VERSION')),
  'it is of Postgres 15, the game has 18': pglite => writeFile(join(pglite, 'PG_VERSION'), '15\n'),
  'pg_control is missing or cut': pglite => truncate(join(pglite, 'global', 'pg_control'), 100),
  'pg_control is missing or cut ': pglite => rm(join(pglite, 'global', 'pg_control')),
  'PGlite failed': pglite => writeFile(join(pglite, 'global', 'pg_control'), Buffer.alloc(8192, 7)),
  'PGlite failed ': pglite => rm(join(pglite, 'pg_wal'), { recursive: true }),
}

test.each(Object.entries(damages))(
  'a damaged data folder is reported and not changed: %s',
  async (reason, damage) => {
    const dataDir = await mkdtemp(join(folder, 'damaged-'))
    await cp(join(whole, 'pglite'), join(dataDir, 'pglite'), { recursive: true })
    await damage(join(dataDir, 'pglite'))
    const before = await filesOf(dataDir)
    const refused = await startOn(dataDir).catch(error => error.message)
    const path = join(dataDir, 'pglite')
    expect(refused.trim().split('\n')).toHaveLength(1)
    expect(refused).toContain(`1: The database in ${path} can't be opened: ${reason.trim()}`)
    expect(refused).toContain('It is left as it is; restore a backup into a new DATA_DIR.')
    expect(await filesOf(dataDir)).toEqual(before)
  },
)

test('a folder with other files is reported and not changed', async () => {
  const dataDir = await mkdtemp(join(folder, 'foreign-'))
  await writeFile(join(dataDir, 'thesis.txt'), 'years of work')
  expect(await startOn(dataDir).catch(error => error.message)).toBe(
    `1: The data folder ${dataDir} has no game but other files (thesis.txt). Set DATA_DIR to a new folder.\n`,
  )
  expect(await readdir(dataDir)).toEqual(['lock.sock', 'thesis.txt'].slice(1))
  const file = join(dataDir, 'thesis.txt')
  expect(await startOn(file).catch(error => error.message)).toContain(
    `The data folder ${file} can't be used: `,
  )
})

test('a game that was killed while its database was being created starts from scratch', async () => {
  const dataDir = await mkdtemp(join(folder, 'half-'))
  await mkdir(join(dataDir, 'pglite.part', 'base'), { recursive: true })
  const { stop } = await startOn(dataDir)
  await stop()
  expect(await readdir(dataDir)).toEqual(['pglite'])
})

test('with a full disk the game ends with one sentence, and everything acknowledged is still there afterwards', async () => {
  const dataDir = await mkdtemp(join(folder, 'full-'))
  await cp(join(whole, 'pglite'), join(dataDir, 'pglite'), { recursive: true })
  // A limit of file sizes, as on a full disk: the log of the database reaches it after 500 kB.
  const blocks = Math.ceil(((await offsetInLog(dataDir)) + 500 * 1024) / 512)
  const game = await startOn(dataDir, ['sh', '-c', `trap "" XFSZ; ulimit -f ${blocks}; exec "$@"`, 'limited'])
  onTestFinished(game.kill)
  const acknowledged: string[] = []
  let status = 200
  for (let n = 0; n < 400 && status === 200; n++) {
    status = await signUp(game.address, `filler_${n}`, `10.0.${n >> 8}.${n & 255}`).catch(() => 0)
    if (status === 200) acknowledged.push(`filler_${n}`)
  }
  // The last one was cut off or failed; after a refusal the loop would have ended with a running game.
  expect(status === 0 || status >= 500, `status ${status}`).toBe(true)
  const [code, signal] = await game.ended
  expect({ code, signal, said: game.said() }).toEqual({
    code: null,
    signal: 'SIGKILL',
    said: expect.stringMatching(/^The embedded database has failed; is the disk full\? .*\n$/),
  })
  const database = await openPglite(dataDir, fail)
  const accounts = await database.db.selectFrom('account').select('username').execute()
  await database.close()
  expect(acknowledged.filter(name => !accounts.some(({ username }) => username === name))).toEqual([])
  console.log(`Full disk: ${acknowledged.length} acknowledged, all stored`)
})

/** The current offset in the database's log file. */
async function offsetInLog(dataDir: string): Promise<number> {
  const database = await openPglite(dataDir, fail)
  const { rows } = await sql<{ offset: number }>`select file_offset as offset
    from pg_walfile_name_offset(pg_current_wal_insert_lsn())`.execute(database.db)
  await database.close()
  return rows[0]?.offset ?? 0
}

/** Signs up, from another address if one is given, because sign-ups per address are limited (rulebook 1.12). */
const signUp = async (address: string, username: string, from = '10.0.0.1') =>
  (
    await fetch(`${address}/api/auth/signup-query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ username, email: `${username}@example.org`, password: 'Password!1' }),
    })
  ).status

test('messages that were acknowledged survive a killed game (rulebook 28.2)', async () => {
  const dataDir = await mkdtemp(join(folder, 'talk-'))
  await cp(whole, dataDir, { recursive: true })
  const game = await startOn(dataDir)
  onTestFinished(game.kill)
  const { id, username, cookie, call } = await signUpAt(game.address, 'talker')
  const data = { name: 'Rush', img: 'wolf' }
  const made = await call<{ clan: { id: number } }>('/api/social/add-clan', { userId: id, data })
  const clanId = made.body.clan.id
  const texts = Array.from({ length: 15 }, (_, n) => `message ${n}`)
  const write = (text: string) => call('/api/social/add-post', { clanId, text })
  for (const text of texts) expect((await write(text)).status).toBe(200)
  // One more is on its way: nobody can know what becomes of it.
  const last = write('message 15').catch(() => undefined)
  game.kill()
  await last
  await game.ended
  const again = await startOn(dataDir)
  onTestFinished(again.kill)
  const { body } = await playerAt(again.address, { id, username, cookie }).call<{
    posts: { text: string }[]
  }>(`/api/social/get-talk?clanId=${clanId}`)
  expect(body.posts.map(({ text }) => text).filter(text => text !== 'message 15')).toEqual(texts.toReversed())
})

const kills = 40
/** Writes rows as fast as possible and prints each acknowledged one. */
const writer = `
import { openPglite } from '${new URL('../src/ground/db/connection/pglite.ts', import.meta.url).href}'
const { db } = await openPglite(process.argv[1], error => { throw error })
for (let n = 0; ; n++) {
  const name = process.argv[2] + '_' + n
  await db.insertInto('map').values({ name }).execute()
  process.stdout.write(name + '\\n')
}`

test(`every acknowledged write survives ${kills} kills of the embedded database`, async () => {
  const dataDir = join(folder, 'killed')
  await cp(whole, dataDir, { recursive: true })
  const acknowledged: string[] = []
  for (let round = 0; round < kills; round++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer, dataDir, `r${round}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'close')
    // At a different point of its work each time: after 3 to 42 writes.
    const last = 3 + ((round * 7) % 40)
    let said = 0
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(line)
      if (++said === last) child.kill('SIGKILL')
    }
    await ended
  }
  const database = await openPglite(dataDir, fail)
  const { map } = (await dump(database.db)) as { map: { name: string }[] }
  await database.close()
  const names = new Set(map.map(({ name }) => name))
  console.log(`${kills} kills: ${acknowledged.length} acknowledged writes checked`)
  expect(acknowledged.filter(name => !names.has(name))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(kills * 3)
})
