import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { startPgBouncer } from '../database/pgbouncer.ts'
import { startPostgresPair } from '../database/postgres.ts'
import { startHaproxy } from './haproxy.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

export type Cluster = {
  /** The address of the balancer. */
  address: string
  /** The processes of the game, without the balancer. */
  servers: readonly ServerProcess[]
  /** Connection strings: that of the primary, and the settings of each process. */
  urls: { primary: string; pooler: string; replica: string }
  /** Starts the process with this index again, on its port, after the old one has ended; waits until the balancer uses it. */
  restart(index: number): Promise<void>
  stop(): Promise<void>
}

type Options = { processes: number; env?: Record<string, string>; connections?: number }

/** The game as on several machines: a primary with a replica, PgBouncer, processes, a balancer. */
export async function startCluster({ processes, env = {}, connections = 20 }: Options): Promise<Cluster> {
  await using started = new AsyncDisposableStack()
  const { primary, replica } = await startPostgresPair()
  started.defer(() => primary.stop())
  started.defer(() => replica.stop())
  const pooler = await startPgBouncer(primary, { connections })
  started.defer(() => pooler.stop())
  const urls = {
    primary: primary.urlOf('game'),
    pooler: pooler.urlOf('game'),
    replica: replica.urlOf('game'),
  }
  const [balancerPort = 0, ...ports] = await freePorts(processes + 1)
  const startServer = (port: number) =>
    serverProcess(urls.pooler, {
      DIRECT_URL: urls.primary,
      REPLICA_URL: urls.replica,
      TRUSTED_PROXIES: '127.0.0.1',
      PORT: String(port),
      ...env,
    })
  const servers = await Promise.all(ports.map(startServer))
  started.defer(async () => {
    await Promise.all(servers.map(server => server.kill('SIGTERM')))
  })
  const balancer = await startHaproxy(balancerPort, ports)
  started.defer(() => balancer.stop())
  const running = started.move()
  return {
    address: balancer.address,
    servers,
    urls,
    restart: async index => {
      servers[index] = await startServer(ports[index] ?? 0)
      await balancer.untilAllReady()
    },
    stop: () => running.disposeAsync(),
  }
}

/** Free ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const listeners = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(listeners.map(listener => once(listener, 'listening')))
  const ports = listeners.map(listener => (listener.address() as AddressInfo).port)
  await Promise.all(listeners.map(listener => once(listener.close(), 'close')))
  return ports
}
