import { expect } from 'vitest'
import { deckOf } from '../../../test/calls/deck-calls.ts'
import { type Fixtures, it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../score/publish/rank-event.ts'

const goal = 100
let people = 0

type Played = { person: TestUser; eventId: number; players: number[] }

/** A player with three cards in a locked phase 1 of two; phase 2 is open and the last of the cards takes no part there. */
async function playPhaseOne(
  { db, signUp }: Pick<Fixtures, 'db' | 'signUp'>,
  headshots: number,
  second = { open: -5, lock: 60 },
): Promise<Played> {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -60, lock: -30, points: goal, perks: [1] },
    { ...second, perks: [1] },
  ])
  const person = await signUp(`next_${++people}`)
  const [a = 0, b = 0, c = 0] = players
  const cards = [
    { playerId: a, keyplays: [1], perks: [{ perkId: 1, originPhase: 1 }] },
    { playerId: b, keyplays: [2, 3], perks: [] },
    { playerId: c, keyplays: [], perks: [] },
  ]
  await insertDecks(db, eventId, [{ userId: person.id, phase: 1, cards }])
  await insertCounts(db, eventId, 1, [{ playerId: a, keyplayId: 1, count: headshots }])
  await rankEvent(db, eventId)
  await db
    .deleteFrom('phase_player')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', 2)
    .where('player_id', '=', c)
    .execute()
  return { person, eventId, players: [a, b, c] }
}

const deckRow = ({ db }: Pick<Fixtures, 'db'>, { person, eventId }: Played) =>
  db
    .selectFrom('deck')
    .where('user_id', '=', person.id)
    .where('event_id', '=', eventId)
    .where('phase_index', '=', 2)
    .select(['cards', 'version'])
    .executeTakeFirst()

const summaries = ({ db }: Pick<Fixtures, 'db'>, { person, eventId }: Played) =>
  db
    .selectFrom('phase_summary')
    .where('user_id', '=', person.id)
    .where('event_id', '=', eventId)
    .select(['phase_index', 'success', 'points'])
    .execute()

it('success carries over the cards whose players take part, with keyplays and perks of their origin, and lists the players left behind (rulebook 3.18)', async ({
  db,
  signUp,
}) => {
  const played = await playPhaseOne({ db, signUp }, goal)
  const [a, b, c] = played.players
  const { status, body } = await deckOf(played.person, played.eventId).next()
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, points: goal, transferred: [a, b], left: [c] })
  expect((await deckRow({ db }, played))?.cards).toEqual([
    { playerId: a, keyplays: [1], perks: [{ perkId: 1, originPhase: 1 }] },
    { playerId: b, keyplays: [2, 3], perks: [] },
  ])
  expect(await summaries({ db }, played)).toEqual([{ phase_index: 1, success: true, points: goal }])
})

it('the same call 20 times at once carries over once', async ({ db, signUp }) => {
  const played = await playPhaseOne({ db, signUp }, goal)
  const deck = deckOf(played.person, played.eventId)
  const answers = await Promise.all(Array.from({ length: 20 }, () => deck.next()))
  expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200))
  expect(await deckRow({ db }, played)).toMatchObject({ version: 1 })
  expect(await summaries({ db }, played)).toHaveLength(1)
})

it('an existing deck is never overwritten', async ({ db, signUp }) => {
  const played = await playPhaseOne({ db, signUp }, goal)
  const [, b = 0] = played.players
  await deckOf(played.person, played.eventId, 2).add(b)
  const { body } = await deckOf(played.person, played.eventId).next()
  expect(body).toMatchObject({ success: true, transferred: [], left: [] })
  expect((await deckRow({ db }, played))?.cards).toEqual([{ playerId: b, keyplays: [], perks: [] }])
})

it('failure is only recorded, and the next phase stays locked for the player', async ({ db, signUp }) => {
  const played = await playPhaseOne({ db, signUp }, 1)
  const { body } = await deckOf(played.person, played.eventId).next()
  expect(body).toMatchObject({ success: false, transferred: [], left: [] })
  expect(await deckRow({ db }, played)).toBeUndefined()
  expect(await summaries({ db }, played)).toEqual([{ phase_index: 1, success: false, points: goal }])
  expect(await deckOf(played.person, played.eventId, 2).add(played.players[0] ?? 0)).toMatchObject({
    status: 409,
    body: { rule: 'PHASE_NOT_OPEN' },
  })
})

it('whether a move is allowed follows every file of the previous phase (rulebook 3.8)', async ({
  db,
  signUp,
}) => {
  const { person, eventId, players } = await playPhaseOne({ db, signUp }, 1)
  const deck = deckOf(person, eventId, 2)
  const [a = 0, b = 0] = players
  const locked = { status: 409, body: { rule: 'PHASE_NOT_OPEN' } }
  expect([await deck.add(a), await deck.add(a)]).toMatchObject([locked, locked])
  await insertCounts(db, eventId, 1, [{ playerId: a, keyplayId: 1, count: 1000 }], 'match')
  expect([await deck.add(a), await deck.add(b)]).toMatchObject([{ status: 200 }, { status: 200 }])
  await db.transaction().execute(async trx => {
    for (const table of ['keyplay_count', 'phase_upload'] as const)
      await trx.deleteFrom(table).where('event_id', '=', eventId).where('type', '=', 'match').execute()
  })
  expect(await deck.reorder(a, b)).toMatchObject(locked)
})

it('a phase that is not decided yet is refused, and nothing is recorded', async ({ db, signUp }) => {
  const played = await playPhaseOne({ db, signUp }, 1, { open: 30, lock: 60 })
  expect(await deckOf(played.person, played.eventId).next()).toMatchObject({
    status: 409,
    body: { rule: 'PHASE_UNDECIDED' },
  })
  expect(await summaries({ db }, played)).toEqual([])
})
