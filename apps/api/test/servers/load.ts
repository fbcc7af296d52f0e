import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { product } from '@game/domain'
import type { Player } from './player.ts'

type Mover = Pick<Player, 'id' | 'cookie'>
/** `late`: how long the answers took, in ms. `faults`: the results other than an answer with 200. */
export type Load = { answered: number; failed: number; late: number[]; faults: Map<string, number> }

type Options = {
  address: string
  movers: readonly Mover[]
  /** The two cards that every mover swaps. */
  at: { eventId: number; playerA: number; playerB: number }
  /** When to stop moving. */
  until: AbortSignal
}

/** Every mover swaps two cards as soon as the last swap was answered, over kept connections. */
export async function moveUntil({ address, movers, at, until }: Options): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: movers.length })
  const load: Load = { answered: 0, failed: 0, late: [], faults: new Map() }
  await Promise.all(
    movers.map(async ({ id, cookie }) => {
      const body = JSON.stringify({ ...at, userId: id, phaseIndex: 1 })
      while (!until.aborted) {
        const begun = performance.now()
        const answer = await post(agent, `${address}/api/${product.slug}/update-deck-order`, { cookie, body })
        if (answer === '200') {
          load.answered += 1
          load.late.push(performance.now() - begun)
          continue
        }
        load.failed += 1
        load.faults.set(answer, (load.faults.get(answer) ?? 0) + 1)
        // Like a browser, which pauses before it retries an unreachable server.
        await setTimeout(100)
      }
    }),
  )
  agent.destroy()
  return load
}

/** Returns the status, or the code of the connection's error. */
const post = (
  agent: Agent,
  url: string,
  { cookie, body }: { cookie: string; body: string },
): Promise<string> =>
  new Promise(resolve => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { method: 'POST', agent, headers }, response => {
      response.resume()
      response.once('end', () => resolve(String(response.statusCode)))
      response.once('error', error => resolve(error.message))
    })
    sent.once('error', error => resolve('code' in error ? String(error.code) : error.message))
    sent.end(body)
  })

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
