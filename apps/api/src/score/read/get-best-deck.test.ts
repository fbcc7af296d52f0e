import { afterAll, beforeAll, expect, test } from 'vitest'
import { type UploadPart, upload } from '../../../test/calls/score-upload.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import { freezePhase } from '../freeze/freeze-phase.ts'

type Body = {
  best: { score: number; cards: { playerId: number; mult: number; player: { name: string } }[] } | null
  own: { score: number; scoreWithoutPerks: number } | null
  rule?: string
}

let testApp: TestApp
let player: TestUser
let admin: TestUser
beforeAll(async () => {
  testApp = await openTestApp()
  player = await testApp.signUp('wise_after')
  admin = await testApp.signUp('sets_right', 'admin')
})
afterAll(() => testApp.close())

const ask = (eventId: number, phaseIndex: number, by: Pick<TestUser, 'call'> = player) =>
  by.call<Body>(`/api/clutchdeck/get-best-deck?eventId=${eventId}&phaseIndex=${phaseIndex}`)

/** Headshot (keyplay 1) is worth 4; five aggressive players make a Rush B of 1.5. */
async function scored() {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60, mult: 2 }])
  const [first = 0, second = 0] = players
  await insertDecks(testApp.db, eventId, [
    {
      userId: player.id,
      phase: 1,
      cards: [{ playerId: second, keyplays: [1], perks: [{ perkId: 1, originPhase: 1 }] }],
    },
  ])
  const { mult } = await testApp.db
    .selectFrom('perk')
    .where('id', '=', 1)
    .select('mult')
    .executeTakeFirstOrThrow()
  await insertCounts(testApp.db, eventId, 1, [
    { playerId: first, keyplayId: 1, count: 10 },
    { playerId: second, keyplayId: 1, count: 5 },
  ])
  return { eventId, first, second, mult }
}

test('the best deck is told card by card, the own one with and without its perks (rules.md 7)', async () => {
  const { eventId, first, mult } = await scored()
  const { status, body } = await ask(eventId, 1)
  expect(status).toBe(200)
  // (10 + 5) x 4 x 1.5 (Rush B) x 2.
  expect(body.best?.score).toBe(180)
  expect(body.best?.cards).toHaveLength(5)
  expect(body.best?.cards.find(card => card.playerId === first)).toMatchObject({
    points: 40,
    mult: 1.5,
    player: { id: first },
  })
  expect(body.own).toEqual({ score: 5 * 4 * 2 * mult, scoreWithoutPerks: 40 })
})

test('a visitor has no deck beside it', async () => {
  const { eventId } = await scored()
  expect((await ask(eventId, 1, testApp.visitor)).body).toMatchObject({ best: { score: 180 }, own: null })
})

test('everything counts as it stood at the lock (rules.md 6)', async () => {
  const { eventId } = await scored()
  await freezePhase(testApp.db, eventId, 1)
  await testApp.db
    .updateTable('phase')
    .set({ mult: 10, revision: 2 })
    .where('event_id', '=', eventId)
    .execute()
  expect((await ask(eventId, 1)).body.best?.score).toBe(180)
})

test('a new count, an edit before the freezing and a recheck change the answer at once', async () => {
  const { eventId, first } = await scored()
  const best = async () => {
    const { score, cards } = (await ask(eventId, 1)).body.best ?? {}
    expect((await ask(eventId, 1)).body.best).toEqual({ score, cards })
    return score
  }
  const edit = (mult: number) =>
    testApp.db.updateTable('phase').set({ mult }).where('event_id', '=', eventId).execute()
  expect(await best()).toBe(180)
  await edit(1)
  expect(await best()).toBe(90)
  await freezePhase(testApp.db, eventId, 1)
  await edit(2)
  expect(await best()).toBe(90)
  expect((await admin.call('/api/clutchdeck/recheck-event', { eventId })).status).toBe(200)
  expect(await best()).toBe(180)
  const { steam_id } = await testApp.db
    .selectFrom('player')
    .where('id', '=', first)
    .select('steam_id')
    .executeTakeFirstOrThrow()
  const file = `phase,steamId,keyplayId,count\n1,${steam_id},1,1`
  const parts: UploadPart[] = [
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['file', file],
  ]
  expect((await upload(admin, parts)).status).toBe(200)
  expect(await best()).toBe(12)
})

test('before the lock there is no hindsight, before the first score file no best deck', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [
    { open: -90, lock: -60 },
    { open: -30, lock: 60 },
  ])
  expect((await ask(eventId, 1)).body).toEqual({ best: null, own: null })
  expect(await ask(eventId, 2)).toMatchObject({ status: 409, body: { rule: 'PHASE_UNDECIDED' } })
  expect((await ask(eventId, 3)).status).toBe(404)
})

test('a player whom a locked phase was frozen with stays in the catalogue: the best deck may name him', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  await freezePhase(testApp.db, eventId, 1)
  const playerId = players.at(-1) ?? 0
  const { team_id: teamId } = await testApp.db
    .selectFrom('phase_player')
    .where('event_id', '=', eventId)
    .where('player_id', '=', playerId)
    .select('team_id')
    .executeTakeFirstOrThrow()
  const out = { eventId, phaseIndex: 1, teamId, playerId }
  expect((await admin.call('/api/clutchdeck/remove-phase-team-player', out)).status).toBe(200)
  const kept = await admin.call('/api/csdata/remove-player', { id: playerId })
  expect(kept).toMatchObject({ status: 409, body: { rule: 'IN_USE' } })
})
