/**
 * The time of the processor of a call that does nothing, from nobody, over HTTP, beside its floor of the same run: a route of a bare Fastify.
 * `node bench/empty-call.ts [requests a round]`.
 */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import fastify from 'fastify'
import { z } from 'zod'
import { publicProcedure } from '../src/call/trpc.ts'
import { answer } from '../src/contract/answer.ts'
import { readEnv } from '../src/env.ts'
import { buildApp } from '../src/http/app.ts'
import { mountedProcedures } from '../src/http/procedures.ts'
import type { Asking } from './asker.ts'
import { openBenchDatabase } from './bench-database.ts'
import { medianOf } from './median.ts'

const requests = Number(process.argv[2] ?? 5000)
const rounds = 9
const url = '/api/system/nothing'

const nothing = publicProcedure
  .input(z.strictObject({}))
  .output(answer(z.object({ count: z.number() })))
  .query(() => ({ count: 1 }))
const [first] = mountedProcedures
if (!first) throw new Error('no call')
const procedure = nothing as unknown as typeof first.procedure
mountedProcedures.push({ ...first, procedure, call: { ...first.call, method: 'GET', path: url } })

const { database, close } = await openBenchDatabase()
const game = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
const floor = fastify()
floor.get(url, async () => ({ count: 1 }))

const asker = fork(new URL('asker.ts', import.meta.url))
const addresses = {
  floor: await floor.listen({ host: '127.0.0.1', port: 0 }),
  game: await game.listen({ host: '127.0.0.1', port: 0 }),
}

/** Answers the time of the processor that a request takes this thread, in us. */
async function microseconds(side: keyof typeof addresses): Promise<number> {
  const before = process.threadCpuUsage()
  asker.send({ address: addresses[side], path: url, requests } satisfies Asking)
  await once(asker, 'message')
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / requests
}

// In turns, so that both meet the same machine; the first round warms up.
const measured: { floor: number; game: number }[] = []
for (let n = 0; n <= rounds; n++)
  measured.push({ floor: await microseconds('floor'), game: await microseconds('game') })
const ratios = measured.slice(1).map(round => round.floor / round.game)
const median = (each: 'floor' | 'game') => medianOf(measured.slice(1).map(round => round[each])).toFixed(0)
console.log(
  `a call that does nothing   floor ${median('floor')} us   call ${median('game')} us   ` +
    `${medianOf(ratios).toFixed(2)} of its time of the processor (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
)
asker.disconnect()
await floor.close()
await game.close()
await close()
