import { readdirSync, readFileSync } from 'node:fs'
import { product } from '@game/domain'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import { readEnv } from '../../src/ground/env/env.ts'
import { openSession } from '../../src/ground/session/session.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'

/** Milliseconds of CPU time per request, in a process of the game and in Postgres. */
export type ServiceTime = { game: number; postgres: number }
export const requestKinds = ['move', 'event', 'cards', 'user', 'ranking'] as const
export type RequestKind = (typeof requestKinds)[number]

/** Clock ticks of /proc are hundredths of a second. */
const tickMs = 10

/** CPU time rather than elapsed time: it is the same on a busy machine. Linux only. */
export async function measureServiceTimes(
  decks: number,
  requests: number,
): Promise<Record<RequestKind, ServiceTime>> {
  const { postgres, database, db, close } = await openBenchDatabase()
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60 },
    { open: -30, lock: 600, points: 0 },
  ])
  const users = await insertTestUsers(db, decks, 'player_')
  const cards = players.slice(0, 5).map(playerId => ({ playerId, keyplays: [1, 2, 3], perks: [] }))
  for (const phase of [1, 2])
    await insertDecks(
      db,
      eventId,
      users.map(userId => ({ userId, phase, cards })),
    )
  await rankEvent(db, eventId)
  const nowhere = { network: '', userAgent: '' }
  const askers = users.slice(0, 20)
  const cookies = await Promise.all(
    askers.map(async userId => `session=${await openSession(db, userId, true, nowhere)}`),
  )
  const app = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
  const path = `/api/${product.slug}`
  const [playerA, playerB] = players
  const bodies: Record<RequestKind, (userId: number) => [string, object?]> = {
    // Only the open phase accepts moves.
    move: userId => [`${path}/update-deck-order`, { userId, eventId, phaseIndex: 2, playerA, playerB }],
    event: () => [`${path}/get-event`, { id: eventId }],
    cards: () => [`${path}/get-cards`, { eventId }],
    user: () => ['/api/auth/get-user', {}],
    ranking: () => [`${path}/get-event-scores?eventId=${eventId}&page=3`],
  }
  const send = async (kind: RequestKind, count: number) => {
    await Promise.all(
      askers.map(async (userId, n) => {
        for (let sent = n; sent < count; sent += askers.length) {
          const [url, payload] = bodies[kind](userId)
          const answer = await app.inject({
            method: payload ? 'POST' : 'GET',
            url,
            headers: { cookie: cookies[n] ?? '', 'accept-encoding': 'br' },
            ...(payload && { payload }),
          })
          if (answer.statusCode !== 200) throw new Error(answer.body)
        }
      }),
    )
  }
  const times: Partial<Record<RequestKind, ServiceTime>> = {}
  for (const kind of requestKinds) {
    await send(kind, requests / 4)
    const before = { game: process.cpuUsage(), postgres: ticksOf(postgres.pid) }
    await send(kind, requests)
    const { user, system } = process.cpuUsage(before.game)
    times[kind] = {
      game: (user + system) / 1000 / requests,
      postgres: ((ticksOf(postgres.pid) - before.postgres) * tickMs) / requests,
    }
  }
  await app.close()
  await close()
  return times as Record<RequestKind, ServiceTime>
}

/** CPU time of a server and all processes that it has started, in clock ticks. */
function ticksOf(server: number): number {
  const processes = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return processes.reduce((sum, pid) => sum + ticksOfProcess(pid, server), 0)
}

function ticksOfProcess(pid: string, server: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name in brackets: state, parent, ..., then user and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isOurs = Number(pid) === server || Number(fields[1]) === server
    return isOurs ? Number(fields[11]) + Number(fields[12]) : 0
  } catch {
    // It has ended in the meantime.
    return 0
  }
}
