/**
 * get-pick-rates of an open and of a locked phase with very many decks: counting again, which happens at most once in five minutes
 * and once per ranking, compared with a floor that reads the same decks; and answers from the stored counts, compared with a bare
 * Fastify that reads one row by its key. `node bench/rankings/pick-rates.ts [decks]`.
 */
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { freezePhase } from '../../src/game/score/publish/freeze-phase.ts'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import { readEnv } from '../../src/ground/env/env.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { percentile } from '../../test/servers/load.ts'
import { openBenchDatabase, withoutTimeout } from '../shared/bench-database.ts'
import { medianOf } from '../shared/median.ts'
import { makeEvent } from './make-event.ts'

const decks = Number(process.argv[2] ?? 10_000)
const rounds = 5
const asks = 500

const { postgres, database, db, close } = await openBenchDatabase()
const { eventId } = await makeEvent(postgres.urlOf('game'), decks, 1)
const path = '/api/clutchdeck/get-pick-rates'
const url = `${path}?eventId=${eventId}&phaseIndex=1`
const game = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
const bare = fastify()
bare.get(path, async () => {
  const { rows } = await sql<{ rates: unknown }>`
    select rates from pick_rates where event_id = ${eventId} and phase_index = ${1}`.execute(database.reading)
  return { rates: rows[0]?.rates }
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
const ask = (app: FastifyInstance) => async () => {
  const answer = await app.inject(url)
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
const forget = () => sql`delete from pick_rates`.execute(db)
const readDecks = () =>
  withoutTimeout(db, connection =>
    sql`select count(*) from deck where event_id = ${eventId} and phase_index = 1 and jsonb_array_length(cards) > 0`.execute(
      connection,
    ),
  )

/** Runs floor and work in turns after a warm-up round. */
async function compare(what: string, floor: () => Promise<number[]>, work: () => Promise<number[]>) {
  const measured: { floor: number[]; work: number[] }[] = []
  for (let n = 0; n <= rounds; n++) measured.push({ floor: await floor(), work: await work() })
  const counted = measured.slice(1)
  const ratios = counted.map(round => medianOf(round.work) / medianOf(round.floor))
  const all = (side: 'floor' | 'work') => counted.flatMap(round => round[side])
  console.log(
    `${what.padEnd(40)} ${medianOf(all('work')).toFixed(2).padStart(9)} ms   p99 ${percentile(all('work'), 0.99).toFixed(2)} ms   ` +
      `${medianOf(ratios).toFixed(2)} of the floor of ${medianOf(all('floor')).toFixed(2)} ms ` +
      `(${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  )
}
async function many(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < asks; n++) times.push(await timed(work))
  return times
}
async function compareState(state: string) {
  await compare(
    `counting the decks of ${state} phase`,
    async () => [await timed(readDecks)],
    async () => {
      await forget()
      return [await timed(ask(game))]
    },
  )
  await compare(
    `get-pick-rates of ${state} phase, stored`,
    () => many(ask(bare)),
    () => many(ask(game)),
  )
}

const setLock = (minutes: number) =>
  sql`update phase set lock = now() + make_interval(mins => ${minutes}) where event_id = ${eventId}`.execute(
    db,
  )
console.log(`${decks} decks`)
await setLock(600)
await compareState('an open')
await setLock(-1)
await freezePhase(db, eventId, 1)
await rankEvent(db, eventId)
await compareState('a locked')

await bare.close()
await game.close()
await close()
