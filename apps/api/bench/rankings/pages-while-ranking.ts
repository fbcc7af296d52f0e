/**
 * Pages of a ranking, read one at a time by a separate process, while nothing else happens and while the event is ranked
 * repeatedly. `node bench/rankings/pages-while-ranking.ts [users] [seconds of each part]`.
 */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freezePhase } from '../../src/game/score/publish/freeze-phase.ts'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import { listStandings } from '../../src/game/score/standings/standing-queries.ts'
import { openPostgres } from '../../src/ground/db/connection/postgres.ts'
import { openBenchDatabase, reportError } from '../shared/bench-database.ts'
import { makeEvent } from './make-event.ts'

const script = fileURLToPath(import.meta.url)
const phases = 3
const pageSize = 50

const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

/** Reads pages until it gets a message to stop; returns how long each took, shortest first. */
async function readPages(url: string, eventId: number, users: number): Promise<number[]> {
  const database = openPostgres(url, reportError)
  const stopped = once(process, 'message').then(() => true)
  const took: number[] = []
  const pages = Math.ceil(users / pageSize)
  const generationOf = async () => {
    const event = database.db.selectFrom('event').where('id', '=', eventId).select('generation')
    return (await event.executeTakeFirstOrThrow()).generation
  }
  for (let n = 1; !(await Promise.race([stopped, false])); n++) {
    const generation = await generationOf()
    const start = performance.now()
    await listStandings(database.db, { eventId, generation }, { page: ((n * 7919) % pages) + 1, pageSize })
    took.push(performance.now() - start)
  }
  await database.close()
  return took.slice(100).sort((a, b) => a - b)
}

if (process.send) {
  const [url = '', eventId, users] = process.argv.slice(2)
  process.send(await readPages(url, Number(eventId), Number(users)))
} else {
  const users = Number(process.argv[2] ?? 10_000)
  const seconds = Number(process.argv[3] ?? 3)
  const { postgres, db, close } = await openBenchDatabase()
  const url = postgres.urlOf('game')
  const { eventId } = await makeEvent(url, users, phases)
  for (let phase = 1; phase <= phases; phase++) await freezePhase(db, eventId, phase)
  await rankEvent(db, eventId)

  const measure = async (what: string, work: () => Promise<unknown>) => {
    const reader = fork(script, [url, `${eventId}`, `${users}`])
    const end = performance.now() + seconds * 1000
    let times = 0
    for (; performance.now() < end; times++) await work()
    const answer = once(reader, 'message')
    reader.send('stop')
    const [took] = (await answer) as [number[]]
    await once(reader, 'exit')
    const p99 = quantile(took, 0.99)
    console.log(
      `${what.padEnd(34)} ${`${took.length}`.padStart(6)} pages   p50 ${quantile(took, 0.5).toFixed(2)} ms   p99 ${p99.toFixed(2)} ms` +
        `   (${times} times meanwhile)`,
    )
    return p99
  }
  const pause = () => new Promise(resolve => setTimeout(resolve, 100))
  for (let round = 0; round < 3; round++) {
    const idle = await measure('pages, nothing else', pause)
    const busy = await measure('pages, while the event is ranked', () => rankEvent(db, eventId))
    console.log(`p99 ${(busy / idle).toFixed(1)} of that of nothing else`)
  }
  await close()
}
