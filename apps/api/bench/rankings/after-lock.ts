/**
 * The work after the locks of an event with three phases, three in ten of whose winners have no next deck: carrying over within
 * a ranking, notifications about an opened phase, rewards for all, and their marks. Each is compared with a floor of the same run,
 * the insert of the rows that it leaves, and printed with its memory and its messages. `node bench/rankings/after-lock.ts [users]
 * [collect]`: with `collect` times are longer and the held memory is exact.
 */
import { sql } from 'kysely'
import { notifyGranted, notifyTakenBack } from '../../src/game/event/settings/notify-of-rewards.ts'
import { notifyOfPhases } from '../../src/game/notification/notify-of-phases.ts'
import { freezePhase } from '../../src/game/score/publish/freeze-phase.ts'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import { grantRewards, takeBackRewards } from '../../src/game/score/rewards/grant-rewards.ts'
import { markAllWinners } from '../../src/game/score/rewards/hand-out-reward.ts'
import { messageChannel } from '../../src/ground/stream/message.ts'
import { publishMessage } from '../../src/ground/stream/message-queries.ts'
import { insertCounts, insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { openBenchDatabase, withoutTimeout } from '../shared/bench-database.ts'
import { makeEvent } from './make-event.ts'
import { watchMemory } from './watch-memory.ts'

const users = Number(process.argv[2] ?? 10_000)
const collects = process.argv[3] === 'collect'
const { postgres, database, db, close } = await openBenchDatabase()
const { eventId, players } = await makeEvent(postgres.urlOf('game'), users, 3)

const run = (statement: ReturnType<typeof sql>) =>
  withoutTimeout(db, connection => statement.execute(connection))
const countOf = async (rows: ReturnType<typeof sql>) => {
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from (${rows}) r`.execute(db)
  return counted[0]?.n ?? 0
}

const carried = sql`select * from deck where event_id = ${eventId} and phase_index in (2, 3) and user_id % 10 < 3`
await run(sql`delete from deck where event_id = ${eventId} and phase_index in (2, 3) and user_id % 10 < 3`)
await run(sql`update phase set points = 70 where event_id = ${eventId} and index = 3`)
await run(sql`insert into phase (event_id, index, name, points, mult, open, lock)
  values (${eventId}, 4, 'Phase 4', 0, 1, now() - interval '10 minutes', now() + interval '10 hours')`)
for (const phase of [1, 2, 3]) {
  await freezePhase(db, eventId, phase)
  const counts = players.flatMap((playerId, n) =>
    [1, 2, 3, 6, 9].map(keyplayId => ({ playerId, keyplayId, count: (keyplayId * n) % 5 })),
  )
  await insertCounts(db, eventId, phase, counts)
}
await run(sql`insert into event_reward (event_id, reward_id, amount, "from", "to", type)
  values (${eventId}, 1, 1, 0, 100, 2)`)

/** Messages to all processes since the last time, by type. */
const received = new Map<string, number>()
let onLast = () => {}
const stopListening = await database.listen(messageChannel, payload => {
  const { type } = JSON.parse(payload) as { type: string }
  if (type === 'missed') onLast()
  else received.set(type, (received.get(type) ?? 0) + 1)
})
async function listReceived(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>()
  onLast = resolve
  // Messages keep their order: this one is the last.
  await publishMessage(db, { type: 'missed' })
  await promise
  const list = [...received].map(([type, count]) => `${count} ${type}`).join(', ') || 'none'
  received.clear()
  return list
}

/** Does work and prints it together with its floor, the insert of the rows it has left into tables with the same columns. */
async function step(
  what: string,
  work: () => Promise<unknown>,
  left: Record<string, ReturnType<typeof sql>>,
) {
  const { ms, rss, held } = await watchMemory(work, collects)
  let [floor, rows] = [0, 0]
  for (const [table, made] of Object.entries(left)) {
    await run(sql.raw(`create table floor_row (like ${table} including all)`))
    rows += await countOf(made)
    const begun = performance.now()
    await run(sql`insert into floor_row overriding system value ${made}`)
    floor += performance.now() - begun
    await run(sql`drop table floor_row`)
  }
  const ratio = rows === 0 ? '' : `${(ms / floor).toFixed(1)} of the floor of ${floor.toFixed(0)} ms, `
  console.log(
    `${what.padEnd(34)} ${ms.toFixed(0).padStart(7)} ms   ${ratio}${rows} rows   ` +
      `memory +${rss.toFixed(0)} MB, held +${held.toFixed(1)} MB   messages: ${await listReceived()}`,
  )
}

console.log(
  `${users} users, ${await countOf(sql`select from frozen_block where event_id = ${eventId}`)} frozen blocks`,
)
await step('ranking that carries over', () => rankEvent(db, eventId), { deck: carried })
await step('the same with nothing to carry', () => rankEvent(db, eventId), {})
await step('notifications of phases', () => notifyOfPhases(db, eventId), {
  event_notice_block: sql`select * from event_notice_block`,
})
const { rows: notices } = await sql<{ kind: string; key: string; rows: number }>`
  select kind, natural_key as key, count(*)::int as rows from event_notice group by 1, 2 order by 2`.execute(
  db,
)
console.log(notices.map(({ key, rows }) => `  ${rows} x ${key}`).join('\n'))

const { id, name } = await db
  .updateTable('event')
  .set({ completed: true })
  .where('id', '=', eventId)
  .returning(['id', 'name'])
  .executeTakeFirstOrThrow()
const inTurn = db.transaction()
await step(
  'rewards for all, with a ranking',
  () => inTurn.execute(trx => grantRewards(trx, id, grants => notifyGranted(trx, { id, name }, grants))),
  {
    reward_grant: sql`select * from reward_grant where event_id = ${id}`,
    notification: sql`select * from notification where kind = 'reward_granted'`,
  },
)
const [adminId = 0] = await insertTestUsers(db, 1, 'bench_admin_')
const { id: eventRewardId } = await db
  .selectFrom('event_reward')
  .where('event_id', '=', id)
  .select('id')
  .executeTakeFirstOrThrow()
const mark = { accountId: adminId, handedOut: true }
await step(
  'marking all as handed out',
  () => inTurn.execute(trx => markAllWinners(trx, mark, { eventId: id, eventRewardId })),
  { reward_handout: sql`select * from reward_handout where event_id = ${id}` },
)
await run(sql`update event set completed = false where id = ${id}`)
await step(
  'taking back, with a ranking',
  () => inTurn.execute(trx => takeBackRewards(trx, id, grants => notifyTakenBack(trx, { id, name }, grants))),
  { notification: sql`select * from notification where kind = 'reward_taken_back'` },
)

await stopListening()
await close()
