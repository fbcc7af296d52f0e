import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gameRole, newFolder, notRoot, type RunningPostgres } from './postgres.ts'
import { end, untilReady } from './server-program.ts'

const port = 6432

export type RunningPgBouncer = {
  /** The connection string of a database of the server behind it. */
  urlOf(database: string): string
  stop(): Promise<void>
}

type Options = { connections?: number; settings?: readonly string[] }

/** Debian's PgBouncer, or the program in PGBOUNCER, in transaction mode in front of a server, on a Unix socket. */
export async function startPgBouncer(
  server: Pick<RunningPostgres, 'folder'>,
  { connections = 10, settings = [] }: Options = {},
): Promise<RunningPgBouncer> {
  const folder = await newFolder('clutchdeck-pgbouncer-')
  await writeFile(join(folder, 'users'), `"${gameRole}" ""\n`)
  const lines = [
    '[databases]',
    `* = host=${server.folder}`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'listen_addr =',
    `listen_port = ${port}`,
    `unix_socket_dir = ${folder}`,
    'auth_type = trust',
    `auth_file = ${join(folder, 'users')}`,
    'max_client_conn = 1000',
    `default_pool_size = ${connections}`,
    'server_login_retry = 1',
    ...settings,
  ]
  await writeFile(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`)
  const child = spawn(process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer', [join(folder, 'pgbouncer.ini')], {
    ...notRoot,
    detached: true,
    cwd: folder,
    stdio: 'ignore',
  })
  const urlOf = (database: string) =>
    `postgres://${gameRole}@localhost:${port}/${database}?host=${encodeURIComponent(folder)}`
  await untilReady(child, urlOf('game'), 'PgBouncer')
  return {
    urlOf,
    stop: async () => {
      await end(child, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
