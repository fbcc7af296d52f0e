import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPglite, vacuum } from '../../src/ground/db/connection/pglite.ts'
import { migrate } from '../../src/ground/db/open/open-database.ts'
import { seedCatalogue } from '../../src/server/seed/catalogue/seed-catalogue.ts'
import { configAs, configCalls, insertConfiguredEvent } from '../calls/config-calls.ts'
import { deckOf } from '../calls/deck-calls.ts'
import { foundClan, notificationsOf } from '../calls/social-calls.ts'
import { insertTestEvent } from '../fixtures/insert-event.ts'
import { openTestAppOver, type TestApp } from '../fixtures/test-app.ts'

/** The same calls over the embedded database: only a smoke test, as its single connection hides races. */
let testApp: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchdeck-pglite-'))
  const database = await openPglite(folder, error => {
    throw error
  })
  await migrate(database.db)
  await seedCatalogue(database.db)
  testApp = await openTestAppOver(database)
})
afterAll(async () => {
  await testApp.close()
  await rm(folder, { recursive: true, force: true })
})

test('sign-up, a deck by all its calls, and the same answers as on Postgres', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60, perks: [1, 1] }])
  const [first = 0, second = 0] = players
  const deck = deckOf(await testApp.signUp('embedded'), eventId)
  const answers = [
    await deck.add(first),
    await deck.add(second),
    await deck.reorder(second, first),
    await deck.addKeyplay(first, 1),
    await deck.addPerk(first, 1),
    await deck.transferPerk(1, first, second),
    await deck.removePerk(second, 1),
    await deck.removeKeyplay(first, 1),
    await deck.remove(first),
  ]
  expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200))
  expect(answers.at(-1)?.body).toEqual({ success: true, version: 9, savedAt: expect.stringMatching(/Z$/) })
  expect(await deck.players()).toEqual([second])
})

test('a burst of 40 adds leaves 5 cards here too', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const deck = deckOf(await testApp.signUp('embedded_burst'), eventId)
  await Promise.all(Array.from({ length: 40 }, (_, n) => deck.add(players[n % players.length] ?? 0)))
  expect(await deck.players()).toHaveLength(5)
})

test('the tables themselves refuse invalid rows', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const person = await testApp.signUp('embedded_wrong')
  const [first = 0] = players
  await deckOf(person, eventId).add(first)
  const card = (playerId: number) => ({ playerId, keyplays: [], perks: [] })
  const wrong: unknown[] = [
    [1, 2, 3, 4, 5, 6].map(card),
    [card(1), card(1)],
    [{ playerId: 1, keyplays: [1, 2, 3, 4], perks: [] }],
    [{ playerId: 1, keyplays: [1, 1], perks: [] }],
    [{ playerId: 1, keyplays: [] }],
    [{ keyplays: [], perks: [] }],
    [[card(1)]],
    [null],
    { 0: card(1) },
    [{ playerId: '1', keyplays: [], perks: [] }],
    [
      {
        playerId: 1,
        keyplays: [],
        perks: [1, 2, 3].map(perkId => ({ perkId, originPhase: 1 })).concat({ perkId: 4, originPhase: 1 }),
      },
    ],
    [
      {
        playerId: 1,
        keyplays: [],
        perks: [
          { perkId: 1, originPhase: 1 },
          { perkId: 1, originPhase: 2 },
        ],
      },
    ],
  ]
  for (const cards of wrong) {
    const write = testApp.db
      .updateTable('deck')
      .set({ cards: JSON.stringify(cards) })
      .where('user_id', '=', person.id)
      .execute()
    await expect(write, JSON.stringify(cards)).rejects.toThrow('legal_deck')
  }
})

test('every call of the event configuration, a forced removal, a clan and its notifications', async () => {
  const admin = await testApp.signUp('the_admin', 'admin')
  const config = configAs(admin)
  for (const verb of configCalls) {
    const { bodies } = await insertConfiguredEvent(testApp.db, admin)
    const { status } = await config(verb, bodies[verb])
    expect([verb, status]).toEqual([verb, 200])
  }
  const { eventId, players, teams } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  await deckOf(admin, eventId).add(players[0] ?? 0)
  const removal = { eventId, phaseIndex: 1, teamId: teams[0], playerId: players[0], force: true }
  expect((await config('remove-phase-team-player', removal)).body).toEqual({ success: true, decks: 1 })
  expect(await foundClan(admin, 'Embedded')).toMatchObject({ members: 1 })
  expect((await notificationsOf(admin)).notifications).toMatchObject([{ kind: 'card_removed' }])
})

test('Postgres accepts the housekeeping statement', async () => {
  const pglite = await PGlite.create()
  await expect(vacuum(pglite)).resolves.toBeUndefined()
  await pglite.close()
})
