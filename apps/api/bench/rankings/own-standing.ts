/**
 * What the game page says of a user's own standing (rulebook 22.8): ranks among everybody, friends, the clan and ten leagues, average and top tenth, and
 * who holds the user's cards, overall and in the leagues, compared with a bare Fastify that reads one row by its key.
 * `node bench/rankings/own-standing.ts [decks] [members of the clan and of each league]`.
 */
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { freezePhase } from '../../src/game/score/publish/freeze-phase.ts'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import { readEnv } from '../../src/ground/env/env.ts'
import { openSession } from '../../src/ground/session/session.ts'
import { makeStandings } from '../../src/people/league/round/make-standings.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { percentile } from '../../test/servers/load.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'
import { medianOf } from '../shared/median.ts'
import { makeEvent } from './make-event.ts'

const decks = Number(process.argv[2] ?? 100_000)
const members = Number(process.argv[3] ?? 1000)
const asks = 200

const { postgres, database, db, close } = await openBenchDatabase()
const { eventId } = await makeEvent(postgres.urlOf('game'), decks, 1)
const { rows: users } = await sql<{ id: number }>`
  select id from account where username like 'player\_%' order by id limit ${members}::int`.execute(db)
const own = users[0]?.id ?? 0
const ids = sql`${users.map(({ id }) => id)}::int[]`
await sql`insert into friendship (sender_id, recipient_id, status)
  select ${own}::int, id, 1 from unnest(${ids}) id where id <> ${own}::int limit 50`.execute(db)
await sql`with c as (insert into clan (name, name_key) values ('Bench', 'bench') returning id)
  insert into clan_member (clan_id, user_id, role) select c.id, u.id, 2 from c, unnest(${ids}) u(id)`.execute(
  db,
)
await sql`insert into league (code, name, format, scope, visibility, entry, mode, created_at)
  select lpad(n::text, 8, '0'), 'League ' || n, 'table', 'event', 'public', 'open', 'sum', now() - interval '1 year'
  from generate_series(1, 10) n`.execute(db)
await sql`insert into league_event (league_id, event_id) select id, ${eventId}::int from league`.execute(db)
await sql`insert into league_member (league_id, user_id, role, joined_at)
  select l.id, u.id, 2, now() - interval '1 year' from league l, unnest(${ids}) u(id)`.execute(db)
await freezePhase(db, eventId, 1)
await rankEvent(db, eventId)
await makeStandings(db, eventId)
await sql`vacuum analyze`.execute(db)

const game = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
const bare = fastify()
bare.get('/row', async () => db.selectFrom('event').where('id', '=', eventId).selectAll().executeTakeFirst())
const cookie = `session=${await openSession(db, own, true, { network: '', userAgent: '' })}`
const ask = async (app: FastifyInstance, url: string) => {
  const start = performance.now()
  const { statusCode, body } = await app.inject({ url, headers: { cookie } })
  if (statusCode !== 200) throw new Error(body)
  return performance.now() - start
}
const calls = {
  'ranks among everybody, friends, clan, leagues': `/api/social/get-leagues?eventId=${eventId}`,
  'average, top tenth, own rank': `/api/clutchdeck/get-event-results?eventId=${eventId}`,
  'share of decks with each card': `/api/clutchdeck/get-pick-rates?eventId=${eventId}&phaseIndex=1`,
  'holders in the leagues': `/api/social/get-holders?eventId=${eventId}&phaseIndex=1`,
}
for (const [what, url] of Object.entries(calls)) {
  const times: { floor: number; work: number }[] = []
  const first = await ask(game, url)
  for (let n = 0; n < asks; n++) times.push({ floor: await ask(bare, '/row'), work: await ask(game, url) })
  const work = times.map(each => each.work)
  const floor = medianOf(times.map(each => each.floor))
  console.log(
    `${what.padEnd(46)} first ${first.toFixed(1)}, median ${medianOf(work).toFixed(1)}, p95 ${percentile(work, 0.95).toFixed(1)} ms; ` +
      `${(medianOf(work) / floor).toFixed(1)} times one row (${floor.toFixed(1)} ms)`,
  )
}
await game.close()
await bare.close()
await close()
