import { expect } from 'vitest'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import { getPhaseScores } from '../read/phase-scores.ts'
import { freezePhase } from './freeze-phase.ts'
import { rankEvent } from './rank-event.ts'

const it = base.extend('player', { scope: 'file' }, ({ signUp }) => signUp('a_player'))

type Card = {
  playerId: number
  phase: number
  points: number
  mult: number
  phaseMult: number
  score: number
  keyplays: { id: number; points: number }[]
  explanation: object
}
type DeckScore = {
  scores: Card[]
  phases: { phase: number; state: string; score: number | null }[]
  score: number
}
type Changes = { changes: { users: number; gains: object[]; losses: object[]; states: object[] } }

/** Perk 901 is x1.5 for everything, 902 x1.25 for kills; five aggressive players make a Rush B of 1.5. */
async function testEvent({ db, player }: Pick<Fixtures, 'db'> & { player: TestUser }, open = false) {
  const phases = [
    { open: -90, lock: -60, points: 100, mult: 2 },
    { open: -50, lock: open ? 50 : -30 },
  ]
  const { eventId, players } = await insertTestEvent(db, phases)
  await db
    .insertInto('perk')
    .values([
      { id: 901, name: 'All', rarity: 1, mult: 1.5, description: 'x1.5', keyplay_type: null },
      { id: 902, name: 'Kills', rarity: 1, mult: 1.25, description: 'x1.25', keyplay_type: 'kill' as const },
    ])
    .onConflict(conflict => conflict.column('id').doUpdateSet({ mult: eb => eb.ref('excluded.mult') }))
    .execute()
  const [first = 0, ...others] = players.slice(0, 5)
  const perks = [901, 902].map(perkId => ({ perkId, originPhase: 1 }))
  const cards = [
    { playerId: first, keyplays: [1, 16], perks },
    ...others.map(playerId => ({ playerId, keyplays: [], perks: [] })),
  ]
  await insertDecks(db, eventId, [{ userId: player.id, phase: 1, cards }])
  await insertCounts(db, eventId, 1, [
    { playerId: first, keyplayId: 1, count: 3 },
    { playerId: first, keyplayId: 16, count: 1 },
  ])
  return { eventId, first, cards }
}

const scoreOf = async (
  { player }: { player: TestUser },
  eventId: number,
  by: Pick<TestUser, 'call'> = player,
  userId = player.id,
) => (await by.call<DeckScore>(`/api/clutchdeck/get-deck-score?eventId=${eventId}&userId=${userId}`)).body

it('a card is explained down to its counts: price, perks, sleeve, phase (rulebook 6.10)', async ({
  db,
  player,
}) => {
  const { eventId, first } = await testEvent({ db, player })
  await rankEvent(db, eventId)
  const { scores, phases, score } = await scoreOf({ player }, eventId)
  // Headshot 4 x 3 x 1.75 = 21, clutch 80 x 1 x 1.5 = 120; card 141 x 1.5 (Rush B) x 2.
  expect(scores[0]).toEqual({
    playerId: first,
    phase: 1,
    points: 141,
    mult: 1.5,
    phaseMult: 2,
    score: 423,
    keyplays: [
      { id: 1, points: 21 },
      { id: 16, points: 120 },
    ],
    explanation: {
      sleeveId: 2,
      keyplays: [
        {
          id: 1,
          price: 4,
          count: 3,
          perks: [
            { perkId: 901, mult: 1.5 },
            { perkId: 902, mult: 1.25 },
          ],
          bonus: 1.75,
          points: 21,
        },
        { id: 16, price: 80, count: 1, perks: [{ perkId: 901, mult: 1.5 }], bonus: 1.5, points: 120 },
      ],
    },
  })
  expect(phases[0]).toMatchObject({ phase: 1, state: 'success', score: 423, final: false })
  expect(score).toBe(423)
  expect(await getPhaseScores(db, eventId, player.id)).toMatchObject([
    { phase: 1, held: true, scored: true, score: 423 },
    { phase: 2 },
  ])
})

it('edits after the lock change nothing until a recheck, whose effect a dry run shows first (rulebook 6.15)', async ({
  db,
  admin,
  player,
}) => {
  const { eventId, first } = await testEvent({ db, player })
  await rankEvent(db, eventId)
  const before = await scoreOf({ player }, eventId)
  await db.updateTable('player').set({ country: 'de', style_id: 2 }).where('id', '=', first).execute()
  await db.updateTable('keyplay').set({ points: 10 }).where('id', '=', 1).execute()
  await db.updateTable('perk').set({ mult: 2 }).where('id', '=', 901).execute()
  await db
    .updateTable('phase')
    .set({ mult: 1, points: 5000 })
    .where('event_id', '=', eventId)
    .where('index', '=', 1)
    .execute()
  await rankEvent(db, eventId)
  expect(await scoreOf({ player }, eventId)).toEqual(before)

  const recheck = (dryRun: boolean) =>
    admin.call<Changes>('/api/clutchdeck/recheck-event', { eventId, dryRun })
  // 10 x 3 x 2.25 = 67.5, 80 x 2 = 160; no sleeve, no phase multiplier.
  const preview = await recheck(true)
  expect(preview.body.changes).toMatchObject({
    users: 1,
    gains: [],
    losses: [{ userId: player.id, before: 423, after: 227.5 }],
  })
  expect(preview.body.changes.states).toContainEqual({ phase: 1, from: 'success', to: 'failed', users: 1 })
  expect(await scoreOf({ player }, eventId)).toEqual(before)
  expect((await recheck(false)).status).toBe(200)
  expect(await scoreOf({ player }, eventId)).toMatchObject({
    score: 227.5,
    phases: [{ state: 'failed' }, {}],
  })
  expect((await recheck(true)).body.changes).toMatchObject({ users: 0, states: [] })
  const audited = await db.selectFrom('audit').where('event_id', '=', eventId).select('call').execute()
  expect(audited).toEqual([{ call: 'recheck-event' }])
  await db.updateTable('keyplay').set({ points: 4 }).where('id', '=', 1).execute()
})

it('two processes freeze a phase only once, and never before its lock', async ({ db, player }) => {
  const { eventId } = await testEvent({ db, player }, true)
  await Promise.all([1, 1, 1, 2, 2].map(phase => freezePhase(db, eventId, phase)))
  const phases = await db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .select(['index', 'frozen_at'])
    .orderBy('index')
    .execute()
  expect(phases).toEqual([
    { index: 1, frozen_at: expect.any(String) },
    { index: 2, frozen_at: null },
  ])
  const decks = await db.selectFrom('locked_deck').where('event_id', '=', eventId).selectAll().execute()
  expect(decks).toHaveLength(1)
})

it('a rival reads the decks of locked phases only, the owner the open one too (rulebook 4.19)', async ({
  db,
  player,
  signUp,
  visitor,
}) => {
  const { eventId, cards } = await testEvent({ db, player }, true)
  await insertDecks(db, eventId, [{ userId: player.id, phase: 2, cards: cards.slice(0, 1) }])
  await rankEvent(db, eventId)
  const rival = await signUp('a_rival')
  const phasesOf = ({ scores }: DeckScore) => [...new Set(scores.map(card => card.phase))]
  expect(phasesOf(await scoreOf({ player }, eventId))).toEqual([1, 2])
  expect(phasesOf(await scoreOf({ player }, eventId, rival))).toEqual([1])
  expect(phasesOf(await scoreOf({ player }, eventId, visitor))).toEqual([1])
})

it('a winner who left the next deck empty plays on with the same cards, also when scores come late (rulebook 3.19)', async ({
  db,
}) => {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60, points: 10 },
    { open: -50, lock: -30, points: 10 },
  ])
  const [idle = 0, busy = 0, loser = 0] = await insertTestUsers(db, 3, 'idle_')
  const [one = 0, two = 0, gone = 0] = players
  const card = (playerId: number) => ({ playerId, keyplays: [1], perks: [{ perkId: 1, originPhase: 1 }] })
  await insertDecks(db, eventId, [
    { userId: idle, phase: 1, cards: [card(one), card(gone)] },
    { userId: busy, phase: 1, cards: [card(one)] },
    { userId: busy, phase: 2, cards: [card(two)] },
    { userId: loser, phase: 1, cards: [card(two)] },
    { userId: idle, phase: 2, cards: [] },
  ])
  await db
    .deleteFrom('phase_player')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', 2)
    .where('player_id', '=', gone)
    .execute()
  await rankEvent(db, eventId)
  await insertCounts(db, eventId, 1, [{ playerId: one, keyplayId: 1, count: 9 }])
  await rankEvent(db, eventId)
  const decks = await db
    .selectFrom('deck')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', 2)
    .select(['user_id', 'cards'])
    .orderBy('user_id')
    .execute()
  expect(decks).toEqual([
    { user_id: idle, cards: [card(one)] },
    { user_id: busy, cards: [card(two)] },
  ])
})
