import { type Receipt, receiptFault } from '@game/domain'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { notificationsOf } from '../../../test/calls/social-calls.ts'
import { it as base } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import type { Db } from '../../ground/db/db.ts'
import { eraseAccounts } from '../../people/account/erasure/erase-accounts.ts'
import { acceptOrganiser, insertOrganiser } from '../event/organiser/organiser-queries.ts'
import { rankEvent } from '../score/publish/rank-event.ts'

type Dispute = {
  id: number
  eventId: number
  event: { name: string }
  phase: { name: string }
  user: { username: string }
  reason: string
  receipt: Receipt
  fault: string | null
  answer: string | null
  answeredBy: string | null
}
type Own = { reason: string; sentAt: string; answer: string | null; answeredAt: string | null }
type Sender = Pick<TestUser, 'call'>

const path = (verb: string) => `/api/clutchdeck/${verb}`

/** An event with a locked phase and an open one; each of these users has a deck in both. */
async function locked(db: Db, users: readonly TestUser[]): Promise<number> {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60 },
    { open: -50, lock: 60 },
  ])
  const cards = players.slice(0, 2).map(playerId => ({ playerId, keyplays: [1], perks: [] }))
  await insertDecks(
    db,
    eventId,
    users.flatMap(({ id }) => [1, 2].map(phase => ({ userId: id, phase, cards }))),
  )
  await rankEvent(db, eventId)
  return eventId
}

const send = async (by: Sender, eventId: number, reason = 'My deck had two perks.', phaseIndex = 1) => {
  const { status, body } = await by.call<{ rule?: string }>(path('send-dispute'), {
    eventId,
    phaseIndex,
    reason,
  })
  return [status, body.rule]
}
const answer = async (by: Sender, id: number, words = 'It had one.') => {
  const { status, body } = await by.call<{ rule?: string }>(path('answer-dispute'), { id, answer: words })
  return [status, body.rule]
}
const ownOf = async (by: Sender, eventId: number) =>
  (await by.call<{ disputes: Own[] }>(path(`get-own-disputes?eventId=${eventId}&phaseIndex=1`))).body.disputes
const listOf = async (by: Sender, query: string) =>
  (await by.call<{ disputes: Dispute[]; count: number; open: number }>(path(`get-disputes?${query}`))).body
const done = [200, undefined]

const it = base.extend('disputed', { scope: 'file' }, ({ db, newUser }) => async () => {
  const user = await newUser()
  const eventId = await locked(db, [user])
  expect(await send(user, eventId)).toEqual(done)
  const { id } = await db
    .selectFrom('dispute')
    .where('event_id', '=', eventId)
    .select('id')
    .executeTakeFirstOrThrow()
  return { user, eventId, id }
})

it('a dispute goes to the admins with the receipt of that moment, and its answer to the sender (rulebook 9.31, 9.32)', async ({
  disputed,
  admin,
}) => {
  const { user, eventId, id } = await disputed()
  const { body } = await user.call<{ receipt: Receipt }>(path(`get-receipt?eventId=${eventId}&phaseIndex=1`))
  const [open] = await ownOf(user, eventId)
  expect(open).toMatchObject({ reason: 'My deck had two perks.', answer: null, answeredAt: null })
  const { disputes, count } = await listOf(admin, `eventId=${eventId}`)
  expect(count).toBe(1)
  expect(disputes[0]).toMatchObject({
    id,
    event: { name: 'Night Cup' },
    phase: { name: 'Phase 1' },
    user: { username: user.username },
    fault: null,
    answer: null,
  })
  expect(disputes[0]?.receipt).toEqual(body.receipt)
  expect(receiptFault(body.receipt)).toBeNull()
  expect(await send(user, eventId, 'Again.')).toEqual([409, 'DISPUTE_OPEN'])
  expect(await answer(admin, id, '  It had one.\n')).toEqual(done)
  expect((await ownOf(user, eventId))[0]).toMatchObject({ answer: 'It had one.', sentAt: open?.sentAt })
  expect((await listOf(admin, `eventId=${eventId}`)).disputes[0]).toMatchObject({
    answer: 'It had one.',
    answeredBy: admin.username,
  })
  expect((await notificationsOf(user)).notifications).toMatchObject([
    { kind: 'dispute_answered', facts: { eventId, event: 'Night Cup', phaseIndex: 1, phase: 'Phase 1' } },
  ])
  expect(await send(user, eventId, 'I still think so.')).toEqual(done)
  expect((await ownOf(user, eventId)).map(({ reason }) => reason)).toEqual([
    'I still think so.',
    'My deck had two perks.',
  ])
})

it('a reason and an answer have 1 to 1000 characters (rulebook 9.31, 9.32)', async ({
  disputed,
  admin,
  newUser,
  db,
}) => {
  const user = await newUser()
  const eventId = await locked(db, [user])
  for (const reason of ['', ' \n ', 'x'.repeat(1001)])
    expect(await send(user, eventId, reason)).toEqual([400, 'DISPUTE_REASON_LENGTH'])
  expect(await send(user, eventId, '🂡'.repeat(1000))).toEqual(done)
  const { id } = await disputed()
  for (const words of ['', 'x'.repeat(1001)])
    expect(await answer(admin, id, words)).toEqual([400, 'DISPUTE_ANSWER_LENGTH'])
})

it('only a user with a deck in a locked phase of a published event can dispute it (rulebook 9.31)', async ({
  disputed,
  newUser,
  db,
}) => {
  const { user, eventId } = await disputed()
  expect(await send(await newUser(), eventId)).toEqual([404, 'RECEIPT_NOT_FOUND'])
  expect(await send(user, eventId, 'Early.', 2)).toEqual([404, 'RECEIPT_NOT_FOUND'])
  await db.updateTable('event').set({ public: false }).where('id', '=', eventId).execute()
  expect(await send(user, eventId)).toEqual([404, 'EVENT_NOT_FOUND'])
})

it('40 simultaneous clicks send one dispute (rulebook 9.31)', async ({ db, newUser, admin }) => {
  const user = await newUser()
  const eventId = await locked(db, [user])
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(user, eventId)))
  const refusals = answers.filter(([status]) => status !== 200)
  expect(refusals).toEqual(Array(39).fill([409, 'DISPUTE_OPEN']))
  expect(await listOf(admin, `eventId=${eventId}`)).toMatchObject({ count: 1, open: 1 })
})

it('if several admins answer at once, the first answer counts (rulebook 9.32)', async ({
  disputed,
  admin,
  db,
}) => {
  const { user, eventId, id } = await disputed()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => answer(admin, id, `Answer ${n}`)))
  const accepted = answers.findIndex(([status]) => status === 200)
  expect(answers.filter((_, n) => n !== accepted)).toEqual(Array(7).fill([409, 'DISPUTE_ANSWERED']))
  expect((await ownOf(user, eventId))[0]?.answer).toBe(`Answer ${accepted}`)
  expect((await notificationsOf(user)).count).toBe(1)
  const audited = db.selectFrom('audit').where('call', '=', 'answer-dispute').where('event_id', '=', eventId)
  expect(await audited.select(['before', 'after']).execute()).toEqual([
    {
      before: { id, name: 'Phase 1', phaseIndex: 1, userId: user.id, answered: false },
      after: { id, name: 'Phase 1', phaseIndex: 1, userId: user.id, answered: true },
    },
  ])
})

it('disputes about a completed event are sent and answered as usual; removing an event removes its disputes', async ({
  disputed,
  admin,
  newUser,
  db,
}) => {
  const { eventId, id } = await disputed()
  const late = await newUser()
  const other = await locked(db, [late])
  for (const each of [eventId, other])
    await db.updateTable('event').set({ completed: true }).where('id', '=', each).execute()
  expect(await send(late, other)).toEqual(done)
  expect(await answer(admin, id)).toEqual(done)
  await db.deleteFrom('deck').where('event_id', '=', other).execute()
  await db.deleteFrom('event').where('id', '=', other).execute()
  expect((await listOf(admin, `phrase=${late.username}`)).count).toBe(0)
  expect(await answer(admin, 999_999)).toEqual([404, 'DISPUTE_NOT_FOUND'])
})

it('erasing an account removes its disputes, and their texts are stored nowhere else (rulebook 1.18)', async ({
  disputed,
  admin,
  db,
}) => {
  const { user, eventId, id } = await disputed()
  await answer(admin, id, 'The words of the answer.')
  const exported = await user.call<{ data: { disputes: object[] } }>('/api/auth/export-data')
  expect(exported.body.data.disputes).toMatchObject([
    {
      event_id: eventId,
      phase_index: 1,
      reason: 'My deck had two perks.',
      answer: 'The words of the answer.',
    },
  ])
  await db
    .updateTable('account')
    .set({ deletion_requested_at: new Date(Date.now() - 15 * 86_400_000) })
    .where('id', '=', user.id)
    .execute()
  expect((await listOf(admin, `eventId=${eventId}`)).disputes[0]?.user.username).toBe('deleted user')
  await eraseAccounts(db)
  expect((await listOf(admin, `eventId=${eventId}`)).count).toBe(0)
  expect(await answer(admin, id)).toEqual([404, 'DISPUTE_NOT_FOUND'])
  const { rows } = await sql<{ kept: string }>`select a::text as kept from audit a
    union all select n::text from notification n`.execute(db)
  expect(rows.filter(({ kept }) => /two perks|words of the answer/.test(kept))).toEqual([])
})

it('admins see whether a receipt verifies at the moment: its deck, its link, the chain (rulebook 11.40)', async ({
  disputed,
  admin,
  db,
}) => {
  const { eventId } = await disputed()
  const fault = async () => (await listOf(admin, `eventId=${eventId}`)).disputes[0]?.fault
  const change = (where: string, value: string) =>
    sql`update dispute set receipt = jsonb_set(receipt, ${sql.lit(where)}::text[], ${value}::jsonb)
      where event_id = ${eventId}`.execute(db)
  expect(await fault()).toBeNull()
  await sql`delete from proof_link where event_id = ${eventId}`.execute(db)
  expect(await fault()).toBe('chain')
  await change('{deck,cards,0,keyplays}', '[2]')
  expect(await fault()).toBe('deck')
  await change('{link,at}', '"2026-01-01T00:00:00.000Z"')
  expect(await fault()).toBe('link')
})

it('open disputes come first, oldest first, then the last answered (rulebook 11.40)', async ({
  db,
  newUser,
  admin,
}) => {
  const users = [await newUser(), await newUser(), await newUser(), await newUser()]
  const eventId = await locked(db, users)
  for (const user of users) await send(user, eventId)
  const ids = (await listOf(admin, `eventId=${eventId}`)).disputes.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  const [first = 0, second = 0, third, fourth] = ids
  await answer(admin, second)
  await answer(admin, first)
  const listed = await listOf(admin, `eventId=${eventId}`)
  expect(listed.disputes.map(({ id }) => id)).toEqual([third, fourth, first, second])
  expect(listed).toMatchObject({ count: 4, open: 2 })
  const page = await listOf(admin, `eventId=${eventId}&answered=true&pageSize=10&page=1`)
  expect(page.disputes.map(({ id }) => id)).toEqual([first, second])
  const found = await listOf(admin, `phrase=${users[2]?.username.toUpperCase()}`)
  expect(found.disputes.map(({ id }) => id)).toEqual([third])
})

it('a user can send ten an hour, refused ones included (rulebook 12.16)', async ({ testApp, signUp, db }) => {
  const limited = await openTestApp({ rateLimits: true }, testApp)
  const user = await signUp('disputing_dora')
  const eventId = await locked(db, [user])
  const by = { call: limited.as(user) }
  const rules: unknown[] = []
  for (let n = 0; n < 11; n++) rules.push((await send(by, eventId))[1])
  expect(rules).toEqual([undefined, ...Array(9).fill('DISPUTE_OPEN'), 'TOO_MANY_CALLS'])
  await limited.close()
})

it('an organiser reads and answers the disputes of their own events alone (rulebook 11.40, 11.47)', async ({
  db,
  newUser,
}) => {
  const [organiser, sender] = [await newUser(), await newUser()]
  const [own, foreign] = [await locked(db, [sender]), await locked(db, [sender])]
  for (const eventId of [own, foreign]) await send(sender, eventId)
  const place = { eventId: own, userId: organiser.id }
  await insertOrganiser(db, place)
  expect((await organiser.call(path('get-disputes'))).status).toBe(403)
  await acceptOrganiser(db, place)
  const { disputes } = await listOf(organiser, '')
  expect(disputes.map(({ eventId }) => eventId)).toEqual([own])
  expect((await organiser.call(path(`get-disputes?eventId=${foreign}`))).status).toBe(403)
  expect(await answer(organiser, disputes[0]?.id ?? 0)).toEqual([200, undefined])
})
