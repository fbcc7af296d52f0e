import { execFile, spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { newFolder, notRoot } from '../database/postgres.ts'
import { end } from '../database/server-program.ts'

/** Debian's HAProxy, or the one of HAPROXY. */
const program = process.env.HAPROXY ?? '/usr/sbin/haproxy'

export type RunningBalancer = {
  address: string
  /** Waits until it sends requests to every process. */
  untilAllReady(): Promise<void>
  stop(): Promise<void>
}

/**
 * A balancer in front of processes of the game on these ports. A process that has ended or is stopping gets no more requests;
 * requests that could not be sent to it, and reads that it did not answer, go to another one.
 */
export async function startHaproxy(port: number, ports: readonly number[]): Promise<RunningBalancer> {
  const folder = await newFolder('clutchdeck-haproxy-')
  const lines = [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    // A busy process answers the check slowly; it is not dead.
    '  timeout check 5s',
    // Live streams send something every 25 seconds.
    '  timeout client 60s',
    '  timeout server 60s',
    '  option forwardfor',
    '  option redispatch 1',
    '  retries 3',
    '  retry-on conn-failure empty-response 503',
    'frontend players',
    `  bind 127.0.0.1:${port}`,
    // For rolling restarts: are all processes in use?
    '  monitor-uri /balancer',
    `  monitor fail if { nbsrv(game) lt ${ports.length} }`,
    '  default_backend game',
    'backend game',
    '  balance leastconn',
    // A kept connection may close just as a move is sent on it; if a new one fails, another process is tried.
    '  option http-server-close',
    '  http-request disable-l7-retry unless METH_GET',
    '  option httpchk GET /readyz',
    '  default-server check inter 300ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down',
    ...ports.map((each, n) => `  server game${n + 1} 127.0.0.1:${each}`),
  ]
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, `${lines.join('\n')}\n`)
  await promisify(execFile)(program, ['-c', '-f', file])
  const child = spawn(program, ['-db', '-q', '-f', file], {
    ...notRoot,
    detached: true,
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  const untilAllReady = async () => {
    while (!(await fetch(`${address}/balancer`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`)
      await setTimeout(50)
    }
  }
  await untilAllReady()
  return {
    address,
    untilAllReady,
    stop: async () => {
      await end(child, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
