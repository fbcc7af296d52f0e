import { expect } from 'vitest'
import { type UploadPart, upload } from '../../../../test/calls/score-upload.ts'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import { freezePhase } from '../publish/freeze-phase.ts'

const it = base.extend('player', { scope: 'file' }, ({ signUp }) => signUp('wise_after'))

type Body = {
  best: { score: number; cards: { playerId: number; mult: number; player: { name: string } }[] } | null
  own: { score: number; scoreWithoutPerks: number } | null
  rule?: string
}

const ask = (
  { player }: { player: TestUser },
  eventId: number,
  phaseIndex: number,
  by: Pick<TestUser, 'call'> = player,
) => by.call<Body>(`/api/clutchdeck/get-best-deck?eventId=${eventId}&phaseIndex=${phaseIndex}`)

/** Headshot (keyplay 1) is worth 4; five aggressive players make a Rush B of 1.5. */
async function scored({ db, player }: Pick<Fixtures, 'db'> & { player: TestUser }) {
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60, mult: 2 }])
  const [first = 0, second = 0] = players
  await insertDecks(db, eventId, [
    {
      userId: player.id,
      phase: 1,
      cards: [{ playerId: second, keyplays: [1], perks: [{ perkId: 1, originPhase: 1 }] }],
    },
  ])
  const { mult } = await db.selectFrom('perk').where('id', '=', 1).select('mult').executeTakeFirstOrThrow()
  await insertCounts(db, eventId, 1, [
    { playerId: first, keyplayId: 1, count: 10 },
    { playerId: second, keyplayId: 1, count: 5 },
  ])
  return { eventId, first, second, mult }
}

it("answers the best deck card by card, and the score of the asker's own deck with and without perks (rulebook 6.17, 6.18)", async ({
  db,
  player,
}) => {
  const { eventId, first, mult } = await scored({ db, player })
  const { status, body } = await ask({ player }, eventId, 1)
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

it('a visitor gets the best deck without a deck to compare', async ({ visitor, db, player }) => {
  const { eventId } = await scored({ db, player })
  expect((await ask({ player }, eventId, 1, visitor)).body).toMatchObject({ best: { score: 180 }, own: null })
})

it('everything counts as it stood at the lock (rulebook 6.12)', async ({ db, player }) => {
  const { eventId } = await scored({ db, player })
  await freezePhase(db, eventId, 1)
  await db.updateTable('phase').set({ mult: 10, revision: 2 }).where('event_id', '=', eventId).execute()
  expect((await ask({ player }, eventId, 1)).body.best?.score).toBe(180)
})

it('a new count, an edit before the freezing and a recheck change the answer at once', async ({
  db,
  admin,
  player,
}) => {
  const { eventId, first } = await scored({ db, player })
  const best = async () => {
    const { score, cards } = (await ask({ player }, eventId, 1)).body.best ?? {}
    expect((await ask({ player }, eventId, 1)).body.best).toEqual({ score, cards })
    return score
  }
  const edit = (mult: number) =>
    db.updateTable('phase').set({ mult }).where('event_id', '=', eventId).execute()
  expect(await best()).toBe(180)
  await edit(1)
  expect(await best()).toBe(90)
  await freezePhase(db, eventId, 1)
  await edit(2)
  expect(await best()).toBe(90)
  expect((await admin.call('/api/clutchdeck/recheck-event', { eventId })).status).toBe(200)
  expect(await best()).toBe(180)
  const { steam_id } = await db
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

it('before the lock there is no hindsight, before the first score file no best deck', async ({
  db,
  player,
}) => {
  const { eventId } = await insertTestEvent(db, [
    { open: -90, lock: -60 },
    { open: -30, lock: 60 },
  ])
  expect((await ask({ player }, eventId, 1)).body).toEqual({ best: null, own: null })
  expect(await ask({ player }, eventId, 2)).toMatchObject({ status: 409, body: { rule: 'PHASE_UNDECIDED' } })
  expect((await ask({ player }, eventId, 3)).status).toBe(404)
})

it('a player whom a locked phase was frozen with stays in the catalogue: the best deck may name the player', async ({
  db,
  admin,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  await freezePhase(db, eventId, 1)
  const playerId = players.at(-1) ?? 0
  const { team_id: teamId } = await db
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
