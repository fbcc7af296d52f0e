import { expect } from 'vitest'
import { type UploadPart, upload } from '../../../../test/calls/score-upload.ts'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent, type TestPhase } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts } from '../../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import { freezePhase } from '../publish/freeze-phase.ts'

const it = base.extend('player', { scope: 'file' }, ({ signUp }) => signUp('list_reader'))

type Made = { playerId: number; score: number; explanation: { keyplays: { id: number; count: number }[] } }
type Body = { scores: Made[] | null; rule?: string }

const ask = (by: Pick<TestUser, 'call'>, eventId: number, phaseIndex = 1) =>
  by.call<Body>(`/api/clutchdeck/get-player-scores?eventId=${eventId}&phaseIndex=${phaseIndex}`)

const past: TestPhase = { open: -90, lock: -60, mult: 2 }

/** Keyplay 1 (headshot) is worth 4, 6 (opening kill) 14. */
async function scored({ db }: Pick<Fixtures, 'db'>, settings = {}) {
  const { eventId, players } = await insertTestEvent(db, [past], settings)
  const [first = 0, second = 0] = players
  await insertCounts(db, eventId, 1, [
    { playerId: first, keyplayId: 1, count: 10 },
    { playerId: second, keyplayId: 1, count: 1 },
    { playerId: second, keyplayId: 6, count: 3 },
  ])
  return { eventId, players, first, second }
}

it('answers the score of each listed player with its keyplays, to visitors too (rulebook 7.18)', async ({
  db,
  player,
  visitor,
}) => {
  const { eventId, players, second } = await scored({ db })
  const { body } = await ask(player, eventId)
  expect((await ask(visitor, eventId)).body).toEqual(body)
  const madeOf = new Map(body.scores?.map(each => [each.playerId, each]))
  // (3 x 14 + 1 x 4) x 2.
  expect(players.map(id => madeOf.get(id)?.score)).toEqual([80, 92, 0, 0, 0, 0, 0])
  expect(madeOf.get(second)?.explanation.keyplays.map(({ id, count }) => [id, count])).toEqual([
    [6, 3],
    [1, 1],
  ])
})

it('refuses before the lock, does not show a private event to other users, and has no scores before the first file', async ({
  db,
  player,
  visitor,
}) => {
  const { eventId, players } = await insertTestEvent(db, [past, { open: -30, lock: 60 }])
  await insertCounts(db, eventId, 2, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 9 }])
  expect((await ask(player, eventId)).body).toEqual({ scores: null })
  const early = await ask(player, eventId, 2)
  expect(early).toMatchObject({ status: 409, body: { rule: 'PHASE_UNDECIDED' } })
  expect(early.body).not.toHaveProperty('scores')
  expect((await ask(player, eventId, 3)).status).toBe(404)
  const hidden = await scored({ db }, { public: false })
  expect((await ask(visitor, hidden.eventId)).status).toBe(404)
})

it('the kept scores are read again after a file, a freezing and a recheck, but not after edits in between (rulebook 6.12, 6.15)', async ({
  db,
  admin,
  player,
}) => {
  const { eventId, first } = await scored({ db })
  const made = async () => {
    const { scores } = (await ask(player, eventId)).body
    expect((await ask(player, eventId)).body).toEqual({ scores })
    return scores?.find(({ playerId }) => playerId === first)?.score
  }
  const edit = (mult: number) =>
    db.updateTable('phase').set({ mult }).where('event_id', '=', eventId).execute()
  expect(await made()).toBe(80)
  await edit(1)
  expect(await made()).toBe(40)
  await freezePhase(db, eventId, 1)
  expect(await made()).toBe(40)
  await edit(3)
  expect(await made()).toBe(40)
  expect((await admin.call('/api/clutchdeck/recheck-event', { eventId })).status).toBe(200)
  expect(await made()).toBe(120)
  const { steam_id } = await db
    .selectFrom('player')
    .where('id', '=', first)
    .select('steam_id')
    .executeTakeFirstOrThrow()
  const parts: UploadPart[] = [
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['file', `phase,steamId,keyplayId,count\n1,${steam_id},1,1`],
  ]
  expect((await upload(admin, parts)).status).toBe(200)
  expect(await made()).toBe(12)
})
