import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../api/test/servers/game-servers.ts', import.meta.url))

/** A mail that the game has sent, its plain text decoded. */
type Mail = { to: string; headers: Record<string, string>; text: string; raw: string }

/** A browser at the push service of a game: what it subscribes with, and what arrived there. */
type PushBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  received(): Promise<{ urgency: string; ttl: number; notification: Record<string, string> }[]>
}

export type GameServer = {
  url: string
  admin: { username: string; password: string }
  /** Starts a second server of the game, which lets admins in only by a passkey, or users by other sites; returns its address. Both stop together. */
  openSecond(setting: 'adminPasskey' | 'otherSites'): Promise<string>
  /** Lists the mails that were sent to an address. */
  mailsTo(address: string): Promise<Mail[]>
  newPushBrowser(): Promise<PushBrowser>
  stop(): Promise<void>
}

/** Starts the process that serves the games of a run, each with the built web app. */
export async function openGameServers(): Promise<{ url: string; close(): Promise<void> }> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue
    const { url } = JSON.parse(line) as { url: string }
    child.stdout.resume()
    return {
      url,
      close: async () => {
        child.kill('SIGTERM')
        await exited
      },
    }
  }
  throw new Error(`${script} ended before it served`)
}

/** Starts a separate server in that process, with a new, seeded database. */
export async function startServer(servers: string): Promise<GameServer> {
  const game = await ask(servers, 'POST')
  const { url, admin } = (await game.json()) as Pick<GameServer, 'url' | 'admin'>
  const stop = async () => {
    await ask(`${servers}?url=${encodeURIComponent(url)}`, 'DELETE')
  }
  const mailsTo = async (address: string) => {
    const sent = await ask(`${new URL(`/mails?url=${encodeURIComponent(url)}`, servers)}`, 'GET')
    return ((await sent.json()) as Mail[]).filter(({ to }) => to === address)
  }
  const newPushBrowser = async (): Promise<PushBrowser> => {
    const made = await ask(`${new URL(`/browsers?url=${encodeURIComponent(url)}`, servers)}`, 'POST')
    const subscription = (await made.json()) as PushBrowser['subscription']
    const query = new URLSearchParams({ url, endpoint: subscription.endpoint })
    const received: PushBrowser['received'] = async () =>
      (await (await ask(`${new URL(`/pushes?${query}`, servers)}`, 'GET')).json()) as never
    return { subscription, received }
  }
  const openSecond: GameServer['openSecond'] = async setting => {
    const query = new URLSearchParams({ url, with: setting })
    const second = await ask(`${new URL(`/second?${query}`, servers)}`, 'POST')
    return ((await second.json()) as { url: string }).url
  }
  return { url, admin, openSecond, mailsTo, newPushBrowser, stop }
}

async function ask(url: string, method: string): Promise<Response> {
  const answer = await fetch(url, { method })
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`)
  return answer
}
