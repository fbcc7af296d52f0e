import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** The real program in a separate process. */
export type ServerProcess = {
  address: string
  pid: number
  /** Resolves when it has ended. */
  ended: Promise<void>
  kill(signal: NodeJS.Signals): Promise<void>
}

const main = new URL('../../src/server/main.ts', import.meta.url).pathname

/** Starts it, or another program, on an existing database, as `pnpm start` does, and waits until it listens. */
export async function serverProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
  program = main,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', program], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      SEED: 'none',
      PORT: '0',
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => {})
  return {
    address: await listening(child),
    pid: child.pid ?? 0,
    ended,
    kill: async signal => {
      child.kill(signal)
      await ended
    },
  }
}

/** Returns the address that a starting server prints when it listens. */
export async function listening({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('no output to read')
  for await (const line of createInterface({ input: stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0]
    if (address) {
      stdout.resume()
      return address
    }
  }
  throw new Error('ended before it listened')
}
