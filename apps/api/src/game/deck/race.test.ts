import pg from 'pg'
import { expect } from 'vitest'
import { deckOf } from '../../../test/calls/deck-calls.ts'
import { it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { openTestApp } from '../../../test/fixtures/test-app.ts'
import { lockPhases } from '../event/edit/phase-queries.ts'
import { findMoment } from '../event-memory/shared-event-queries.ts'
import { moveDeck } from './move-deck.ts'

const times = (n: number) => Array.from({ length: n }, (_, at) => at)
const statuses = (answers: { status: number }[]) => answers.map(answer => answer.status).toSorted()

it('40 simultaneous add-card calls of one user leave exactly 5 cards (rulebook 4.17)', async ({
  db,
  signUp,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const deck = deckOf(await signUp('burst'), eventId)
  const answers = await Promise.all(times(40).map(n => deck.add(players[n % players.length] ?? 0)))
  const held = await deck.players()
  expect(held).toHaveLength(5)
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(5)
  expect(answers.filter(answer => answer.status === 409)).toHaveLength(35)
})

it('two processes at once still leave 5 cards, and every acknowledged one is there', async ({
  testApp,
  db,
  signUp,
}) => {
  const second = await openTestApp({}, testApp)
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const here = await signUp('twohomes')
  const there = { ...here, call: second.as(here) }
  const decks = [here, there].map(person => deckOf(person, eventId))
  const answers = await Promise.all(
    times(40).map(async n => {
      const player = players[n % players.length] ?? 0
      const answer = await decks[n % 2]?.add(player)
      return { player, status: answer?.status }
    }),
  )
  const held = await deckOf(here, eventId).players()
  expect(held).toHaveLength(5)
  expect(held.toSorted()).toEqual(
    answers
      .filter(each => each.status === 200)
      .map(each => each.player)
      .toSorted(),
  )
  await second.close()
})

it('40 keyplays at once leave 3 on the card', async ({ db, signUp }) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const deck = deckOf(await signUp('keyplays'), eventId)
  const [player = 0] = players
  await deck.add(player)
  const answers = await Promise.all(times(40).map(n => deck.addKeyplay(player, (n % 20) + 1)))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
})

it('a perk is placed as often as it was rolled, however many calls come at once', async ({ db, signUp }) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60, perks: [1, 1, 2] }])
  const deck = deckOf(await signUp('supply'), eventId)
  for (const player of players.slice(0, 5)) await deck.add(player)
  const answers = await Promise.all(times(40).map(n => deck.addPerk(players[n % 5] ?? 0, 1)))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(2)
  expect(statuses(answers).at(-1)).toBe(409)
})

it('a move checked against a deck that has changed since is checked again, and overwrites nothing (rulebook 4.17)', async ({
  db,
  signUp,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const [first = 0, second = 0] = players
  const person = await signUp('readearly')
  const deck = deckOf(person, eventId)
  const actor = {
    id: person.id,
    username: person.username,
    name: '',
    role: 'user',
    byPasskey: false,
    organises: [],
    owns: [],
    takesPart: [],
  } as const
  const at = { eventId, phaseIndex: 1 }
  const early = (await findMoment(db, eventId, actor)) ?? undefined
  await deck.add(first)
  await moveDeck(db, actor, at, { type: 'add', playerId: second }, early)
  expect(await deck.players()).toEqual([first, second])
  await moveDeck(db, actor, at, { type: 'addKeyplay', playerId: second, keyplayId: 1 }, early)
  await expect(moveDeck(db, actor, at, { type: 'add', playerId: second }, early)).rejects.toMatchObject({
    rule: 'CARD_ALREADY_IN_DECK',
  })
  expect(await deck.players()).toEqual([first, second])
})

it('a move that waits on a lock past the deadline is refused, whatever the client thinks the time is', async ({
  db,
  signUp,
  testApp,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const deck = deckOf(await signUp('latecomer'), eventId)
  const [first = 0, second = 0] = players
  await deck.add(first)
  const holder = new pg.Client({ connectionString: testApp.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('update deck set version = version where event_id = $1', [eventId])
  // A change of phases takes this lock on a distributed database.
  await holder.query("select pg_advisory_xact_lock(hashtext('phases of an event'), $1)", [eventId])
  await holder.query("update phase set lock = statement_timestamp() + interval '0.3 s' where event_id = $1", [
    eventId,
  ])
  const waiting = deck.add(second)
  await holder.query('select pg_sleep(0.5)')
  await holder.query('commit')
  await holder.end()
  const answer = await waiting
  expect(answer).toMatchObject({ status: 409, body: { rule: 'PHASE_NOT_OPEN' } })
  expect(await deck.players()).toEqual([first])
})

it('a move that was checked in time but waits for the deck until after the lock is refused (in_time)', async ({
  db,
  signUp,
  testApp,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const deck = deckOf(await signUp('waiter'), eventId)
  const [first = 0, second = 0] = players
  await deck.add(first)
  const holder = new pg.Client({ connectionString: testApp.url })
  await holder.connect()
  await holder.query("update phase set lock = statement_timestamp() + interval '0.5 s' where event_id = $1", [
    eventId,
  ])
  await holder.query('begin')
  await holder.query('update deck set saved_at = saved_at where event_id = $1', [eventId])
  const waiting = deck.add(second)
  await holder.query('select pg_sleep(0.7)')
  await holder.query('commit')
  await holder.end()
  expect(await waiting).toMatchObject({ status: 409, body: { rule: 'PHASE_NOT_OPEN' } })
  expect(await deck.players()).toEqual([first])
})

it('a move in a frozen phase is refused, also once the clock is back before the lock (rulebook 2.11)', async ({
  db,
  signUp,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const deck = deckOf(await signUp('time_traveller'), eventId)
  const newcomer = deckOf(await signUp('time_newcomer'), eventId)
  const [first = 0, second = 0] = players
  await deck.add(first)
  await db.updateTable('phase').set({ frozen_at: new Date() }).where('event_id', '=', eventId).execute()
  for (const each of [deck, newcomer])
    expect(await each.add(second)).toMatchObject({ status: 409, body: { rule: 'PHASE_NOT_OPEN' } })
  expect([await deck.players(), await newcomer.players()]).toEqual([[first], []])
})

it('an admin removing a player while it is added never leaves a deck that holds it', async ({
  db,
  signUp,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const [player = 0] = players
  const people = await Promise.all(times(20).map(n => signUp(`racer_${n}`)))
  const removal = db.transaction().execute(async trx => {
    await lockPhases(trx, eventId)
    await trx
      .updateTable('phase')
      .set(eb => ({ revision: eb('revision', '+', 1) }))
      .where('event_id', '=', eventId)
      .execute()
    await trx
      .deleteFrom('phase_player')
      .where('event_id', '=', eventId)
      .where('player_id', '=', player)
      .execute()
    const held = await trx.selectFrom('deck').where('event_id', '=', eventId).select('cards').execute()
    return held.filter(({ cards }) => cards.some(card => card.playerId === player)).length
  })
  const answers = await Promise.all(people.map(person => deckOf(person, eventId).add(player)))
  const heldAtRemoval = await removal
  const { length: added } = answers.filter(answer => answer.status === 200)
  expect(added).toBe(heldAtRemoval)
})
