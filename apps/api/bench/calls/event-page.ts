/**
 * get-event of an event with 200 players in each of three phases, compared with its floor of the same run: a bare Fastify that looks up the
 * session and sends a ready body. `node bench/calls/event-page.ts [requests a round]`.
 */

import fastify from 'fastify'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import { readEnv } from '../../src/ground/env/env.ts'
import { openSession } from '../../src/ground/session/session.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'
import { findSessionAlone } from '../shared/sessions-alone.ts'
import { compareCall, listen, openAskers } from './askers.ts'
import { insertFullEvent } from './full-event.ts'

const requests = Number(process.argv[2] ?? 200)
const rounds = 15
const askers = 20
const url = '/api/clutchdeck/get-event'

const { database, db, close } = await openBenchDatabase()
const { eventId, players } = await insertFullEvent(db, { phases: 3, teams: 40, perTeam: 5 })
const users = await insertTestUsers(db, askers, 'asker_')
const cards = players.slice(0, 5).map(playerId => ({ playerId, keyplays: [1, 2], perks: [] }))
for (const phase of [1, 2, 3])
  await insertDecks(
    db,
    eventId,
    users.map(userId => ({ userId, phase, cards })),
  )
for (const phase of [1, 2])
  await insertCounts(
    db,
    eventId,
    phase,
    players.map((playerId, n) => ({ playerId, keyplayId: 1, count: n % 9 })),
  )
await rankEvent(db, eventId)
const cookies: string[] = []
for (const userId of users)
  cookies.push(`session=${await openSession(db, userId, true, { network: '', userAgent: '' })}`)

const game = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
/** Sends a body that is ready, compressed too where it is asked for, once it knows whose session it is. */
async function bareFastify(ready: { body: string | Buffer; encoding: string | undefined }) {
  const app = fastify()
  app.post<{ Headers: { cookie: string } }>(url, async ({ headers }, reply) => {
    const found = await findSessionAlone(database.reading, headers.cookie.replace('session=', ''))
    if (!found) throw new Error('no session')
    if (ready.encoding) reply.header('content-encoding', ready.encoding)
    return reply.type('application/json; charset=utf-8').send(ready.body)
  })
  return app
}

const asking = openAskers(cookies)
const address = await listen(game)
for (const encoding of ['identity', 'gzip, deflate, br, zstd']) {
  const first = await game.inject({
    method: 'POST',
    url,
    headers: { cookie: cookies[0] ?? '', 'accept-encoding': encoding },
    payload: { id: eventId },
  })
  const body = first.rawPayload
  const used = first.headers['content-encoding']?.toString()
  const floor = await bareFastify({ body, encoding: used })
  const question = () => ({ path: url, body: { id: eventId }, encoding })
  const what = `${used ?? 'not compressed'} ${body.length} B`
  await compareCall(what, { askers: asking, rounds, requests, question, floor, game: address })
}

asking.close()
await game.close()
await close()
