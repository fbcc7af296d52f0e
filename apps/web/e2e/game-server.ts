import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../api/test/serve.ts', import.meta.url))

export type GameServer = { url: string; admin: { username: string; password: string }; stop(): Promise<void> }

/** A server process of one's own with a fresh, seeded database, serving the built web app. */
export async function startGame(): Promise<GameServer> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue
    const { url, admin } = JSON.parse(line) as Omit<GameServer, 'stop'>
    child.stdout.resume()
    return {
      url,
      admin,
      stop: async () => {
        child.kill('SIGTERM')
        await exited
      },
    }
  }
  throw new Error(`${script} ended before it served`)
}
