/**
 * A call that does nothing, without a session, compared with its floor of the same run: a route of a bare Fastify.
 * `node bench/calls/empty-call.ts [requests a round]`.
 */

import fastify from 'fastify'
import { z } from 'zod'
import { publicProcedure, router } from '../../src/ground/call/trpc.ts'
import { answer } from '../../src/ground/contract/answer.ts'
import { readEnv } from '../../src/ground/env/env.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { mountedProcedures } from '../../src/server/http/mount/procedures.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'
import { compareCall, listen, openAskers } from './askers.ts'

const requests = Number(process.argv[2] ?? 5000)
const path = '/api/system/nothing'

const nothing = publicProcedure
  .input(z.strictObject({}))
  .output(answer(z.object({ count: z.number() })))
  .query(() => ({ count: 1 }))
const [first] = mountedProcedures
if (!first) throw new Error('no call')
const procedure = nothing as unknown as typeof first.procedure
const callerOf = router({ system: router({ nothing }) }).createCaller
mountedProcedures.push({
  ...first,
  procedure,
  call: { ...first.call, method: 'GET', path },
  run: ctx => callerOf(ctx).system.nothing({}),
})

const { database, close } = await openBenchDatabase()
const game = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
const floor = fastify()
floor.get(path, async () => ({ count: 1 }))

const askers = openAskers(Array.from({ length: 20 }, (_, n) => `asker=${n}`))
await compareCall('a call that does nothing', {
  askers,
  rounds: 9,
  requests,
  question: () => ({ path }),
  floor,
  game: await listen(game),
})

askers.close()
await game.close()
await close()
