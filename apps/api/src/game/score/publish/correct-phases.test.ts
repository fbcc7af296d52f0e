import { sql } from 'kysely'
import { expect } from 'vitest'
import { ageCounts, rankAndNotify, resultsInBell, uploadCounts } from '../../../../test/calls/corrections.ts'
import { dump } from '../../../../test/database/dump.ts'
import { itConfigures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'

type Phase = {
  points: number
  final: boolean
  finalAt: string | null
  correction: { at: string; reason: string } | null
}
type Changes = { changes: { flips: number; final: number[]; states: object[] }; rule?: string }

/** A user who reached the goal of phase 1; its counts changed 25 hours ago, so it is final. */
const it = itConfigures.extend('game', async ({ db, admin, newUser }) => {
  const user = await newUser()
  const { eventId, players } = await insertTestEvent(db, [
    { open: -180, lock: -120, points: 10 },
    { open: -60, lock: 120, points: 10 },
  ])
  const player = players[0] ?? 0
  const cards = [{ playerId: player, keyplays: [1], perks: [] }]
  await insertDecks(db, eventId, [{ userId: user.id, phase: 1, cards }])
  const counted = (count: number, rest: { reason?: string; dryRun?: boolean } = {}) =>
    uploadCounts(db, admin, { eventId, counts: [[player, count]], ...rest })
  const first = await counted(3)
  await rankAndNotify(db, eventId)
  await ageCounts(db, eventId, 25)
  const phaseFor = async (asker: Pick<TestUser, 'call'>) => {
    const { body } = await asker.call<{ event: { phases: Phase[] } }>('/api/clutchdeck/get-event', {
      id: eventId,
    })
    return body.event.phases[0]
  }
  return { user, eventId, counted, phaseFor, firstUpload: first.body.upload?.id ?? 0 }
})

it('a locked phase with counts is provisional until 24 hours after they changed, then final (rulebook 17.1)', async ({
  db,
  visitor,
  config,
  game: { user, eventId, phaseFor },
}) => {
  await ageCounts(db, eventId, 23)
  const provisional = await phaseFor(visitor)
  expect(provisional).toMatchObject({ final: false })
  expect(Date.parse(provisional?.finalAt ?? '') - Date.now()).toBeCloseTo(3_600_000, -5)
  await config('update-event', { eventId, data: { finalAfterHours: 22 } })
  expect(await phaseFor(visitor)).toMatchObject({ final: true, correction: null })
  const deck = await user.call<{ phases: object[] }>(
    `/api/clutchdeck/get-deck-score?eventId=${eventId}&userId=${user.id}`,
  )
  expect(deck.body.phases).toMatchObject([{ final: true }, { final: false, finalAt: null }])
  for (const call of ['get-event-scores', 'get-event-results'])
    expect((await visitor.call(`/api/clutchdeck/${call}?eventId=${eventId}`)).body).toMatchObject({
      final: false,
      finalAt: null,
    })
  for (const hours of [-1, 169, 1.5])
    expect((await config('update-event', { eventId, data: { finalAfterHours: hours } })).status).toBe(400)
})

it('completing makes everything final, in profiles too (rulebook 17.2)', async ({
  config,
  visitor,
  game: { user, eventId, phaseFor },
}) => {
  await config('update-event', { eventId, data: { completed: true } })
  expect(await phaseFor(visitor)).toMatchObject({ final: true, finalAt: null })
  const { body } = await visitor.call<{ user: { results: object[] } }>('/api/auth/get-user', {
    user: user.username,
  })
  expect(body.user.results).toMatchObject([{ eventId, final: true, finalAt: null }])
})

it('a final result changes only with a reason that users can read; without one nothing changes (rulebook 17.4)', async ({
  db,
  visitor,
  game: { user, eventId, counted, phaseFor },
}) => {
  const before = await dump(db)
  for (const reason of [undefined, '', '   ', 'a'.repeat(201)]) {
    const { status, body } = await counted(2, reason === undefined ? {} : { reason })
    expect([reason, status, body.rule]).toEqual([reason, 400, 'CORRECTION_REASON'])
  }
  expect(await dump(db)).toEqual(before)
  expect((await counted(2, { reason: ' Map 3 was replayed ' })).status).toBe(200)
  await rankAndNotify(db, eventId)
  expect(await phaseFor(visitor)).toMatchObject({
    final: false,
    correction: { reason: 'Map 3 was replayed' },
  })
  expect(await resultsInBell(user)).toMatchObject([
    { kind: 'result_corrected', facts: { reason: 'Map 3 was replayed' } },
  ])
  expect((await counted(3)).status, 'it is provisional again').toBe(200)
})

it('the dry run says how many outcomes flip and that the phase is final, and needs no reason (rulebook 17.5)', async ({
  game: { counted },
}) => {
  const { status, body } = await counted(2, { dryRun: true })
  expect([status, body.changes?.flips, body.changes?.final]).toEqual([200, 1, [1]])
  const same = await counted(4, { dryRun: true })
  expect([same.body.changes?.flips, same.body.changes?.final]).toEqual([0, [1]])
})

it('restoring and rechecking ask for it too (rulebook 17.4)', async ({
  db,
  config,
  game: { eventId, firstUpload },
}) => {
  for (const [call, body] of [
    ['restore-upload', { id: firstUpload }],
    ['recheck-event', { eventId }],
  ] as const) {
    const refused = await config(call, body)
    expect([call, refused.status, refused.body.rule]).toEqual([call, 400, 'CORRECTION_REASON'])
    const dry = await config<Changes>(call, { ...body, dryRun: true })
    expect([call, dry.status, dry.body.changes.final]).toEqual([call, 200, [1]])
    expect((await config(call, { ...body, reason: 'checked again' })).status).toBe(200)
    await ageCounts(db, eventId, 25)
  }
})

it('two admins correct a final result at once: one after the other, and both reasons are in the audit log (rulebook 17.4)', async ({
  db,
  game: { eventId, counted },
}) => {
  const answers = await Promise.all([
    counted(2, { reason: 'one' }),
    counted(4, { reason: 'two' }),
    counted(2),
  ])
  const [one, two, without] = answers.map(answer => answer.status)
  expect([one, two]).toEqual([200, 200])
  expect([200, 400], 'a change without a reason comes too early, or after one that has a reason').toContain(
    without,
  )
  const { rows } = await sql<{ reason: string | null }>`select after ->> 'reason' as reason from audit
    where event_id = ${eventId} and call = 'upload-score' and after ? 'reason' order by id`.execute(db)
  expect(rows.map(({ reason }) => reason).toSorted()).toEqual(['one', 'two'])
})

it('LOWER GOAL lowers the goal of a locked phase, never raises it, with a preview (rulebook 17.9)', async ({
  db,
  config,
  visitor,
  game: { user, eventId, counted, phaseFor },
}) => {
  await counted(2, { reason: 'wrong map' })
  await rankAndNotify(db, eventId)
  await ageCounts(db, eventId, 25)
  const lower = (points: number, rest: object = {}) =>
    config<Changes>('lower-phase-goal', { eventId, index: 1, points, ...rest })
  const refusals = [
    await lower(10, { reason: 'x' }),
    await lower(11, { reason: 'x' }),
    await lower(8),
    await config('lower-phase-goal', { eventId, index: 2, points: 1, reason: 'x' }),
  ]
  expect(refusals.map(({ body }) => body.rule)).toEqual([
    'GOAL_NOT_LOWER',
    'GOAL_NOT_LOWER',
    'CORRECTION_REASON',
    'LOCK_AHEAD',
  ])
  const dry = await lower(8, { dryRun: true })
  expect(dry.body.changes).toMatchObject({ flips: 1, final: [1] })
  expect(await phaseFor(visitor)).toMatchObject({ points: 10 })
  expect((await lower(8, { reason: 'The server lagged' })).status).toBe(200)
  expect(await phaseFor(visitor)).toMatchObject({ points: 8, correction: { reason: 'The server lagged' } })
  await rankAndNotify(db, eventId)
  expect(await resultsInBell(user)).toMatchObject([
    { kind: 'result_corrected', facts: { result: 'success', score: 8, scoreBefore: 8 } },
  ])
  await config('recheck-event', { eventId, reason: 'recheck' })
  expect(await phaseFor(visitor), 'a recheck keeps the lowered goal').toMatchObject({ points: 8 })
})
