/**
 * Players who all move as fast as they get answers while a phase locks in the middle, on two processes of the game, compared with
 * a floor of the same run: two processes of a bare Fastify that run the same statements. Afterwards the database shows whether
 * each move was saved once. `node bench/deadline/storm.ts [players] [seconds] [rounds] [pause]`; `pause`: ms that a player thinks
 * between moves.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { requestDueWork } from '../../src/ground/db/channels.ts'
import type { Db } from '../../src/ground/db/db.ts'
import { openSession } from '../../src/ground/session/session.ts'
import { createDatabase, startPostgres } from '../../test/database/postgres.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { percentile } from '../../test/servers/load.ts'
import { serverProcess } from '../../test/servers/server-process.ts'
import { openPrepared } from '../shared/bench-database.ts'
import { medianOf } from '../shared/median.ts'
import type { Storm, StormResult } from './storm-client.ts'

const [players = 200, seconds = 6, rounds = 3, pause = 0] = process.argv.slice(2).map(Number)
const processes = 2
const pathOf = (file: string) => new URL(file, import.meta.url).pathname

const postgres = await startPostgres()
// Separate databases: at the lock the game's processes freeze and rank, which is not part of the floor.
await createDatabase(postgres, 'floor')
const client = fork(pathOf('./storm-client.ts'), { serialization: 'advanced' })

/** One side of the comparison: its signed-in players and its processes. */
async function openSide(name: string, program?: string) {
  const url = postgres.urlOf(name)
  const database = await openPrepared(url)
  const { db } = database
  const users = await insertTestUsers(db, players, 'mover_')
  const nowhere = { network: '', userAgent: '' }
  const movers = await Promise.all(
    users.map(async id => ({ id, cookie: `session=${await openSession(db, id, true, nowhere)}` })),
  )
  const servers = await Promise.all(Array.from({ length: processes }, () => serverProcess(url, {}, program)))
  const close = async () => {
    await Promise.all(servers.map(server => server.kill('SIGTERM')))
    await database.close()
  }
  return { db, movers, addresses: servers.map(({ address }) => address), close }
}
type Side = Awaited<ReturnType<typeof openSide>>

/** Lets all players of a side move for this many seconds, with a lock in the middle, and compares the result with the database. */
async function storm({ db, movers, addresses }: Side, length: number) {
  const { eventId, players: listed } = await insertTestEvent(db, [
    { open: -60, lock: length / 120, perks: [1] },
  ])
  const { lock: locksAt } = await db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .select('lock')
    .executeTakeFirstOrThrow()
  // As when an admin saves the date: announces the lock to the processes.
  await requestDueWork(db)
  const lock = new Date(locksAt ?? 0).getTime()
  const end = lock + length * 500
  const sent: Storm = { addresses, movers, at: { eventId }, listed, lock, end, pause }
  client.send(sent)
  const [result] = (await once(client, 'message')) as [StormResult]
  return { ...result, lock, ...(await compareWithDatabase(db, eventId, result)) }
}

/** Counts lost and doubled moves, decks that differ from what their players expect, and saves after the lock. */
async function compareWithDatabase(db: Db, eventId: number, { players: expected }: StormResult) {
  const rows = await db
    .selectFrom('deck as d')
    .innerJoin('phase as p', join => join.onRef('p.event_id', '=', 'd.event_id').on('p.index', '=', 1))
    .where('d.event_id', '=', eventId)
    .select(['d.user_id', 'd.version', 'd.cards'])
    .select(eb => eb('d.saved_at', '>=', eb.ref('p.lock')).as('afterLock'))
    .execute()
  const decks = new Map(rows.map(row => [row.user_id, row]))
  const found = expected.map(({ id, ...player }) => ({ ...player, version: decks.get(id)?.version ?? 0, id }))
  return {
    lost: found.reduce((sum, { moved, version }) => sum + Math.max(0, moved - version), 0),
    doubled: found.reduce((sum, each) => sum + Math.max(0, each.version - each.moved - each.unknown), 0),
    otherCards: found.filter(
      ({ id, cards, unknown }) => unknown === 0 && !isDeepStrictEqual(decks.get(id)?.cards ?? [], cards),
    ).length,
    savedLate: rows.filter(row => row.afterLock).length,
  }
}

type Stormed = Awaited<ReturnType<typeof storm>>
const movesASecond = ({ moves, lock, begun }: Stormed) => moves.length / ((lock - begun) / 1000)
const answersASecond = ({ moves, refusals, begun, ended }: Stormed) =>
  (moves.length + refusals.length) / ((ended - begun) / 1000)

function report(what: string, stormed: readonly Stormed[]): void {
  const ms = (kind: 'moves' | 'refusals', share: number) =>
    percentile(
      stormed.flatMap(each => each[kind]),
      share,
    )
      .toFixed(0)
      .padStart(5)
  const sum = (of: (each: Stormed) => number) => stormed.reduce((all, each) => all + of(each), 0)
  const strange = stormed.flatMap(each =>
    Object.entries(each.strange).map(([answer, n]) => `${n} x ${answer}`),
  )
  console.log(
    `${what}  ${medianOf(stormed.map(movesASecond)).toFixed(0).padStart(6)} moves/s until the lock   ` +
      `p50 ${ms('moves', 0.5)} ms   p99 ${ms('moves', 0.99)} ms   refusals p50 ${ms('refusals', 0.5)} ms   p99 ${ms('refusals', 0.99)} ms`,
  )
  console.log(
    `       ${sum(each => each.moves.length)} moves, ${sum(each => each.refusals.length)} refusals   ` +
      `lost ${sum(each => each.lost)}   doubled ${sum(each => each.doubled + each.misnumbered)}   other cards ${sum(each => each.otherCards)}   ` +
      `saved late ${sum(each => each.late + each.savedLate)}   refused early ${sum(each => each.early)}   ` +
      `other answers ${strange.join(', ') || 'none'}`,
  )
}
function reportRatio(what: string, rate: (each: Stormed) => number): void {
  const ratios = game.map((each, n) => rate(each) / rate(floor[n] ?? each))
  const [least, most] = [Math.min(...ratios).toFixed(2), Math.max(...ratios).toFixed(2)]
  console.log(`${what} ${medianOf(ratios).toFixed(2)} of the floor (${least} to ${most})`)
}

const gameSide = await openSide('game')
const floorSide = await openSide('floor', pathOf('./storm-floor.ts'))
const [game, floor]: [Stormed[], Stormed[]] = [[], []]
// The first round is a short warm-up.
for (let n = 0; n <= rounds; n++) {
  const length = n === 0 ? Math.min(seconds, 6) : seconds
  const round = [await storm(floorSide, length), await storm(gameSide, length)] as const
  if (n === 0) continue
  floor.push(round[0])
  game.push(round[1])
}
console.log(`${players} players, ${rounds} x ${seconds} s, ${processes} processes`)
report('floor', floor)
report('game ', game)
reportRatio('moves until the lock: ', movesASecond)
reportRatio('answers across the lock: ', answersASecond)

client.disconnect()
await gameSide.close()
await floorSide.close()
await postgres.stop()
