import { sql } from 'kysely'
import { expect } from 'vitest'
import { type ConfigFixtures, itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { confirmAddress } from '../../../people/account/contact/contact-queries.ts'

type Winners = {
  winners: {
    userId: number
    user: { username: string }
    rank: number
    handedOutAt: string | null
    handedOutBy: string | null
  }[]
  count: number
  tallies: { eventRewardId: number; winners: number; handedOut: number }[]
}

/** A completed event with three users: the first has the first prize, and all have the second. */
async function completed({ db, config }: Pick<ConfigFixtures, 'db' | 'config'>, prefix: string) {
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const users = await insertTestUsers(db, 3, prefix)
  const cards = (n: number) => [{ playerId: players[n] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(
    db,
    eventId,
    users.map((userId, n) => ({ userId, phase: 1, cards: cards(n) })),
  )
  await insertCounts(
    db,
    eventId,
    1,
    [9, 5, 2].map((count, n) => ({ playerId: players[n] ?? 0, keyplayId: 1, count })),
  )
  const rewardOf = async (data: object) =>
    (await config<{ id: number }>('add-event-reward', { eventId, data })).body.id
  const first = await rewardOf({ rewardId: 5, amount: 1, from: 1, to: 1, type: 1 })
  const all = await rewardOf({ rewardId: 1, amount: 100, from: 0, to: 100, type: 2 })
  await config('update-event', { eventId, data: { completed: true } })
  return { eventId, users, first, all }
}

const winnersOf = async ({ admin }: Pick<ConfigFixtures, 'admin'>, query: string) =>
  (await admin.call<Winners>(`/api/clutchdeck/get-winners?${query}`)).body

it('are listed by reward and rank, searched and narrowed (rulebook 9.20)', async ({ db, admin, config }) => {
  const { eventId, users, first, all } = await completed({ db, config }, 'listed_')
  const { winners, count, tallies } = await winnersOf({ admin }, `eventId=${eventId}`)
  expect(winners.map(({ userId, rank }) => [userId, rank])).toEqual([
    [users[0], 1],
    [users[1], 2],
    [users[2], 3],
    [users[0], 1],
  ])
  expect(count).toBe(4)
  expect(tallies).toEqual([
    { eventRewardId: all, winners: 3, handedOut: 0 },
    { eventRewardId: first, winners: 1, handedOut: 0 },
  ])
  const narrowed = await winnersOf({ admin }, `eventId=${eventId}&eventRewardId=${all}&phrase=LISTED_2`)
  expect(narrowed.winners.map(each => each.user.username)).toEqual(['listed_2'])
})

it('are marked as handed out once, with admin and time, and unmarked, both with audit entries (rulebook 9.21)', async ({
  db,
  admin,
  config,
}) => {
  const { eventId, users, all } = await completed({ db, config }, 'marked_')
  const mark = (body: object) =>
    config<{ changed: number }>('hand-out-reward', { eventId, eventRewardId: all, ...body })
  expect((await mark({ userIds: [users[1]], handedOut: true })).body).toEqual({ changed: 1 })
  const [before] = (await winnersOf({ admin }, `eventId=${eventId}&handedOut=true`)).winners
  expect(before).toMatchObject({ userId: users[1], handedOutBy: admin.username })
  expect((await mark({ handedOut: true })).body).toEqual({ changed: 2 })
  const after = await winnersOf({ admin }, `eventId=${eventId}&handedOut=true&phrase=marked_2`)
  expect(after.winners).toEqual([before])
  expect((await mark({ userIds: [users[1]], handedOut: false })).body).toEqual({ changed: 1 })
  expect((await winnersOf({ admin }, `eventId=${eventId}&handedOut=true`)).count).toBe(2)
  const { body } = await admin.call<{ entries: object[] }>(
    `/api/clutchdeck/get-audit-log?call=hand-out-reward&eventId=${eventId}`,
  )
  expect(body.entries).toHaveLength(3)
  expect(body.entries[0]).toMatchObject({
    before: { eventRewardId: all, userIds: [users[1]], handedOut: true },
    after: { eventRewardId: all, userIds: [users[1]], handedOut: false },
  })
})

it('all winners of a large event are marked block by block, with one audit entry per block (rulebook 9.21)', async ({
  db,
  admin,
  config,
}) => {
  const { eventId, users, all } = await completed({ db, config }, 'few_')
  const more = await insertTestUsers(db, 1100, 'many_winners_')
  await sql`insert into reward_grant (event_id, user_id, event_reward_id, rank, amount)
    select ${eventId}::int, unnest(${more}::int[]), ${all}::int, 4, 100`.execute(db)
  const winners = [...users, ...more].sort((a, b) => a - b)
  for (const handedOut of [true, false]) {
    const mark = { eventId, eventRewardId: all, handedOut }
    expect((await config('hand-out-reward', mark)).body).toEqual({ changed: winners.length })
    expect((await config('hand-out-reward', mark)).body).toEqual({ changed: 0 })
  }
  const { body } = await admin.call<{ entries: { after: { userIds: number[]; handedOut: boolean } }[] }>(
    `/api/clutchdeck/get-audit-log?call=hand-out-reward&eventId=${eventId}`,
  )
  for (const handedOut of [true, false]) {
    const named = body.entries.flatMap(({ after }) => (after.handedOut === handedOut ? [after.userIds] : []))
    expect(named.length).toBeGreaterThan(1)
    expect(Math.max(...named.map(ids => ids.length))).toBeLessThanOrEqual(1000)
    expect(named.flat().sort((a, b) => a - b)).toEqual(winners)
  }
})

it('two admins at once mark each winner once', async ({ db, config }) => {
  const { eventId, all } = await completed({ db, config }, 'raced_')
  const mark = () =>
    config<{ changed: number }>('hand-out-reward', { eventId, eventRewardId: all, handedOut: true })
  const answers = await Promise.all([mark(), mark()])
  expect(answers.map(({ body }) => body.changed).toSorted()).toEqual([0, 3])
})

it('a user who has not been granted the reward cannot be marked', async ({ db, config }) => {
  const { eventId, users, first } = await completed({ db, config }, 'others_')
  const mark = { eventId, eventRewardId: first, handedOut: true }
  expect((await config('hand-out-reward', { ...mark, userIds: [users[0], users[1]] })).status).toBe(404)
  expect((await config('hand-out-reward', { ...mark, eventRewardId: 999_999 })).status).toBe(404)
  await config('update-event', { eventId, data: { completed: false } })
  expect((await config('hand-out-reward', mark)).status).toBe(404)
})

it('a mark stays if the event is completed again and the reward is the same (rulebook 9.21)', async ({
  db,
  admin,
  config,
}) => {
  const { eventId, first, all } = await completed({ db, config }, 'again_')
  for (const eventRewardId of [first, all])
    await config('hand-out-reward', { eventId, eventRewardId, handedOut: true })
  await config('update-event', { eventId, data: { completed: false } })
  expect((await winnersOf({ admin }, `eventId=${eventId}`)).count, 'no longer granted, not closed').toBe(4)
  const data = { rewardId: 1, amount: 50, from: 0, to: 100, type: 2 }
  await config('update-event-reward', { id: all, eventId, data })
  await config('update-event', { eventId, data: { completed: true } })
  expect((await winnersOf({ admin }, `eventId=${eventId}`)).tallies).toEqual([
    { eventRewardId: all, winners: 3, handedOut: 0 },
    { eventRewardId: first, winners: 1, handedOut: 1 },
  ])
})

it('are exported as CSV with their confirmed addresses, in which no cell is a formula (rulebook 9.20, 11.26)', async ({
  db,
  admin,
  config,
}) => {
  const { eventId, users, first } = await completed({ db, config }, 'export_')
  await db.updateTable('reward').set({ name: '=HYPERLINK("x")' }).where('id', '=', 5).execute()
  await confirmAddress(db, users[0] ?? 0, 'winner@example.org')
  await config('hand-out-reward', { eventId, eventRewardId: first, handedOut: true })
  const { body } = await admin.call<{ csv: string; count: number }>(
    `/api/clutchdeck/export-winners?eventId=${eventId}`,
  )
  expect(body.count).toBe(4)
  const lines = body.csv.trim().split('\r\n')
  expect(lines.slice(0, 2)).toEqual([
    '\uFEFFreward,amount,rank,username,address,handedOutAt,handedOutBy,granted,code'.trim(),
    '"Clutch coins",100,1,export_1,winner@example.org,,,true,',
  ])
  expect(lines[2]).toMatch(/^"Clutch coins",\d+,\d+,export_\d,,,,true,$/)
  expect(lines[4]).toMatch(/^"'=HYPERLINK\(""x""\)",1,1,export_1,.+,\d{4}-.*Z,the_admin,true,$/)
})
