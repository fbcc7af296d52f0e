import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { configAs, readConfig } from '../../../../test/calls/config-calls.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { type ConfigFixtures, itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { fromNow, insertTestEvent, type TestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'

let people = 0
const somebody = ({ signUp }: Pick<ConfigFixtures, 'signUp'>) => signUp(`somebody_${++people}`)

const noticesOf = ({ db }: Pick<ConfigFixtures, 'db'>, person: TestUser) =>
  db
    .selectFrom('notification')
    .where('user_id', '=', person.id)
    .select(['kind', 'facts', 'read_at'])
    .execute()

const lockNow = ({ db }: Pick<ConfigFixtures, 'db'>, testEvent: TestEvent) =>
  db
    .updateTable('phase')
    .set({ lock: fromNow(-1) })
    .where('event_id', '=', testEvent.eventId)
    .execute()

describe('a player whom decks hold', () => {
  it('stays, and the refusal says in how many (rulebook 2.23)', async ({ db, config, signUp }) => {
    const testEvent = await insertTestEvent(db, [{ open: -1, lock: 60 }])
    const [player = 0] = testEvent.players
    for (const person of [await somebody({ signUp }), await somebody({ signUp })])
      await deckOf(person, testEvent.eventId).add(player)
    const removal = {
      eventId: testEvent.eventId,
      phaseIndex: 1,
      teamId: testEvent.teams[0],
      playerId: player,
    }
    const { status, body } = await config('remove-phase-team-player', removal)
    expect([status, body.rule, body.message]).toEqual([409, 'PLAYER_IN_DECKS', 'This player is in 2 decks.'])
    const notForced = await config('remove-phase-team-player', { ...removal, force: false })
    expect(notForced.status).toBe(409)
  })

  it('leaves them with force: places close, versions rise, and only the owners are notified', async ({
    db,
    config,
    signUp,
  }) => {
    const testEvent = await insertTestEvent(db, [{ open: -1, lock: 60 }])
    const { eventId, players, teams } = testEvent
    const [first = 0, second = 0, third = 0] = players
    const [holder, other] = [await somebody({ signUp }), await somebody({ signUp })]
    for (const player of [first, second, third]) await deckOf(holder, eventId).add(player)
    await deckOf(other, eventId).add(third)
    const removal = { eventId, phaseIndex: 1, teamId: teams[0], playerId: second, force: true }
    const { body } = await config<{ decks: number }>('remove-phase-team-player', removal)
    expect(body.decks).toBe(1)
    expect(await deckOf(holder, eventId).players()).toEqual([first, third])
    expect(await deckOf(other, eventId).players()).toEqual([third])
    const { body: next } = await deckOf(holder, eventId).reorder(third, first)
    expect(next.version).toBe(5)
    expect(await noticesOf({ db }, holder)).toEqual([
      {
        kind: 'card_removed',
        facts: { eventId, event: 'Night Cup', phaseIndex: 1, phase: 'Phase 1', names: 'player 2' },
        read_at: null,
      },
    ])
    expect(await noticesOf({ db }, other)).toEqual([])
    expect((await deckOf(holder, eventId).add(second)).body.rule).toBe('PLAYER_NOT_IN_PHASE')
  })

  it('goes with the team, all its cards at once and one notice', async ({ db, config, signUp }) => {
    const testEvent = await insertTestEvent(db, [{ open: -1, lock: 60 }])
    const { eventId, players, teams } = testEvent
    const holder = await somebody({ signUp })
    for (const player of players.slice(2, 6)) await deckOf(holder, eventId).add(player)
    const removal = { eventId, phaseIndex: 1, teamId: teams[1] }
    const { body } = await config('remove-phase-team', removal)
    expect([body.rule, body.message]).toEqual(['TEAM_IN_DECKS', 'Players of this team are in 1 deck.'])
    expect((await config('remove-phase-team', { ...removal, force: true })).status).toBe(200)
    expect(await deckOf(holder, eventId).players()).toEqual(players.slice(2, 4))
    expect(await noticesOf({ db }, holder)).toMatchObject([{ facts: { names: 'player 1, player 2' } }])
  })

  it('notifies again when it happens again', async ({ db, config, signUp }) => {
    const { eventId, players, teams } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
    const holder = await somebody({ signUp })
    const player = { eventId, phaseIndex: 1, teamId: teams[0], playerId: players[0] }
    for (let n = 0; n < 2; n++) {
      await deckOf(holder, eventId).add(players[0] ?? 0)
      await config('remove-phase-team-player', { ...player, force: true })
      await config('add-phase-team-player', player)
    }
    expect(await noticesOf({ db }, holder)).toHaveLength(2)
  })

  it('leaves every deck, however many hold the player', async ({ db, config }) => {
    const { eventId, players, teams } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
    const [held = 0, kept = 0] = players
    const users = await insertTestUsers(db, 6000, 'holder_')
    const cards = [held, kept].map(playerId => ({ playerId, keyplays: [], perks: [] }))
    await insertDecks(
      db,
      eventId,
      users.map(userId => ({ userId, phase: 1, cards })),
    )
    const removal = { eventId, phaseIndex: 1, teamId: teams[0], playerId: held }
    const { body } = await config('remove-phase-team-player', removal)
    expect(body.message).toBe('This player is in 6000 decks.')
    const forced = await config<{ decks: number }>('remove-phase-team-player', { ...removal, force: true })
    expect(forced.body.decks).toBe(6000)
    const { rows } = await sql<{ cards: number; version: number; decks: number }>`
      select jsonb_array_length(cards) as cards, version, count(*) as decks from deck
      where event_id = ${eventId} group by 1, 2`.execute(db)
    expect(rows).toEqual([{ cards: 1, version: 2, decks: 6000 }])
  })

  it('stays in locked decks whatever the admin says; whom none holds may go (rulebook 2.23)', async ({
    db,
    config,
    signUp,
  }) => {
    const testEvent = await insertTestEvent(db, [{ open: -60, lock: 60 }])
    const { eventId, players, teams } = testEvent
    const holder = await somebody({ signUp })
    const [held = 0, free = 0] = players
    await deckOf(holder, eventId).add(held)
    await lockNow({ db }, testEvent)
    const removal = { eventId, phaseIndex: 1, teamId: teams[0], force: true }
    const { body } = await config('remove-phase-team-player', { ...removal, playerId: held })
    expect(body.rule).toBe('LOCK_PASSED')
    expect((await config('remove-phase-team', removal)).body.rule).toBe('LOCK_PASSED')
    expect((await config('remove-phase-team-player', { ...removal, playerId: free })).status).toBe(200)
    expect(await deckOf(holder, eventId).players()).toEqual([held])
  })
})

describe('perks', () => {
  const rolled = { open: -1, lock: 60, perks: [1, 1, 2] }
  it('are rolled again if no deck uses the removed ones', async ({ db, config, admin, signUp }) => {
    const { eventId, players } = await insertTestEvent(db, [rolled])
    const holder = await somebody({ signUp })
    const deck = deckOf(holder, eventId)
    await deck.add(players[0] ?? 0)
    await deck.addPerk(players[0] ?? 0, 1)
    const roll = (perks: number[]) => config('update-phase-perks', { eventId, phaseIndex: 1, perks })
    expect((await roll([3, 1, 3])).status).toBe(200)
    const { phases } = await readConfig(admin, eventId)
    expect(phases[0]?.perks.map(({ perkId }) => perkId).toSorted()).toEqual([1, 3, 3])
    const { body } = await roll([3, 4])
    expect([body.rule, body.message]).toEqual([
      'PERK_IN_DECKS',
      'Perks that would disappear are used in 1 deck.',
    ])
  })

  it('beyond the new supply leave the last cards first, with force, and owners are notified', async ({
    db,
    config,
    signUp,
  }) => {
    const { eventId, players } = await insertTestEvent(db, [rolled])
    const holder = await somebody({ signUp })
    const deck = deckOf(holder, eventId)
    const [first = 0, second = 0] = players
    for (const player of [first, second]) {
      await deck.add(player)
      await deck.addPerk(player, 1)
    }
    await deck.addPerk(second, 2)
    const roll = { eventId, phaseIndex: 1, perks: [1, 5], force: true }
    expect((await config<{ decks: number }>('update-phase-perks', roll)).body.decks).toBe(1)
    const { body } = await configAs(holder)<{ cards: { perks: { perkId: number }[] }[] }>('get-cards', {
      eventId,
    })
    expect(body.cards.map(card => card.perks.map(perk => perk.perkId))).toEqual([[1], []])
    const names = await db.selectFrom('perk').where('id', 'in', [1, 2]).select('name').orderBy('id').execute()
    expect(await noticesOf({ db }, holder)).toMatchObject([
      { kind: 'perk_removed', facts: { names: [names[0]?.name, names[1]?.name].join(', ') } },
    ])
  })

  it('stay once the phase has locked (rulebook 2.24)', async ({ db, config }) => {
    const testEvent = await insertTestEvent(db, [rolled])
    await lockNow({ db }, testEvent)
    const roll = { eventId: testEvent.eventId, phaseIndex: 1, perks: [1], force: true }
    expect((await config('update-phase-perks', roll)).body.rule).toBe('LOCK_PASSED')
  })
})
