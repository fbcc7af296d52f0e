/**
 * How long a message takes to a receiver that answers while another one hangs, compared with its time alone in the same run (rulebook 21.10).
 * `node bench/live/slow-receiver.ts [messages]`.
 */
import { once } from 'node:events'
import { requestWebhooks } from '../../src/ground/db/channels.ts'
import { insertTestMessage, insertWebhook } from '../../src/reach/webhook/webhook-queries.ts'
import { startJobs } from '../../src/server/jobs/jobs.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { openReceiver } from '../../test/servers/webhook-receiver.ts'
import { openBenchDatabase, reportError } from '../shared/bench-database.ts'
import { medianOf } from '../shared/median.ts'

const [messages = 60] = process.argv.slice(2).map(Number)
const { database, db, close } = await openBenchDatabase()
const [accountId = 0] = await insertTestUsers(db, 1, 'bench_')
const { eventId } = await insertTestEvent(db, [{ open: -60, lock: 60 }])
const jobs = await startJobs(database, reportError, { webhookHttp: true })
const [healthy, hanging] = [await openReceiver(), await openReceiver()]
hanging.behave(() => undefined)
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const webhookAt = (url: string) =>
  insertWebhook(db, { accountId, eventId, leagueId: null, kinds: [], url, form: 'standard', secret })
const hooks = { healthy: await webhookAt(healthy.url), hanging: await webhookAt(hanging.url) }

/** Milliseconds from storing a message to its arrival. */
async function measure(id: string): Promise<number> {
  const arrived = once(healthy.arrivals, 'hook')
  const began = performance.now()
  await insertTestMessage(db, hooks.healthy, id)
  await requestWebhooks(db)
  await arrived
  return performance.now() - began
}

const times: Record<'alone' | 'nextToIt', number[]> = { alone: [], nextToIt: [] }
for (let n = 0; n < messages; n++) times.alone.push(await measure(`msg_alone_${n}`))
for (let n = 0; n < messages; n++) {
  await insertTestMessage(db, hooks.hanging, `msg_hangs_${n}`)
  times.nextToIt.push(await measure(`msg_next_${n}`))
}
const [alone, nextToIt] = [medianOf(times.alone), medianOf(times.nextToIt)]
console.log(`${messages} messages to a receiver that answers, median from storing to arrival`)
console.log(`alone                      ${alone.toFixed(0).padStart(6)} ms`)
console.log(
  `while another one hangs    ${nextToIt.toFixed(0).padStart(6)} ms   ${(nextToIt / alone).toFixed(2)} x`,
)
await jobs.stop()
await healthy.close()
await hanging.close()
await close()
