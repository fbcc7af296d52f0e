import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { configAs } from '../../../../test/calls/config-calls.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { freezePhase } from '../publish/freeze-phase.ts'
import { rankEvent } from '../publish/rank-event.ts'
import { listDecksOfBlock } from './block-queries.ts'
import { listPreparedBlocks } from './prepared-deck-queries.ts'
import { prepareDecks } from './prepared-decks.ts'

const it = base.extend('users', { scope: 'file' }, ({ db }) => insertTestUsers(db, 40, 'prepared_'))

type Given = Pick<Fixtures, 'db'>

/** The prepared decks of a phase as stored, and as they would be prepared again from their cards, block by block. */
async function preparedOf({ db }: Given, eventId: number, phaseIndex = 1) {
  const key = { eventId, phaseIndex }
  const blocks = await listPreparedBlocks(db, key, { from: 0, to: 2 ** 31 - 1 })
  const preparedAgain = await Promise.all(
    blocks.map(async ({ block }) => ({ block, decks: prepareDecks(await listDecksOfBlock(db, key, block)) })),
  )
  return { blocks, preparedAgain }
}

const frozenOf = async ({ db }: Given, eventId: number) => ({
  blocks: await db.selectFrom('frozen_block').where('event_id', '=', eventId).selectAll().execute(),
  leaves: await db.selectFrom('proof_block').where('event_id', '=', eventId).selectAll().execute(),
})

const thaw = async ({ db }: Given, eventId: number) => {
  await db.deleteFrom('locked_phase').where('event_id', '=', eventId).execute()
  await db.updateTable('phase').set({ frozen_at: null }).where('event_id', '=', eventId).execute()
}

const cardShape = fc.record({
  player: fc.nat(6),
  keyplays: fc.uniqueArray(fc.integer({ min: 1, max: 25 }), { maxLength: 3 }),
  perks: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
})
const deckShape = fc.uniqueArray(cardShape, { maxLength: 5, selector: card => card.player })

it('decks freeze the same from what is stored with them and from their cards (rulebook 6.12, 9.25)', async ({
  db,
  users,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(deckShape, { minLength: 40, maxLength: 40 }), async drawn => {
      const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60, mult: 1.25 }])
      const decks = users.map((userId, n) => ({
        userId,
        phase: 1,
        cards: (drawn[n] ?? []).map(({ player, keyplays, perks }) => ({
          playerId: players[player] ?? 0,
          keyplays,
          perks: perks.map(perkId => ({ perkId, originPhase: 1 })),
        })),
      }))
      await insertDecks(db, eventId, decks)
      const { blocks, preparedAgain } = await preparedOf({ db }, eventId)
      expect(blocks).toEqual(preparedAgain)
      await freezePhase(db, eventId, 1)
      const carried = await frozenOf({ db }, eventId)
      await thaw({ db }, eventId)
      await sql`update deck set leaf = null, packed_cards = null, prepared_version = null where event_id = ${eventId}`.execute(
        db,
      )
      await freezePhase(db, eventId, 1)
      expect(await frozenOf({ db }, eventId)).toEqual(carried)
    }),
    { numRuns: 8 },
  )
})

it.for([
  ['other cards', `version = version + 1, cards = jsonb_set(cards, '{0,keyplays}', '[2]')`],
  [
    'another instant',
    `version = version + 1, saved_at = (saved_at at time zone 'utc' - interval '1 second') at time zone 'utc'`,
  ],
  ['a deck of before', 'leaf = null, packed_cards = null, prepared_version = null'],
] as const)('%s: what a deck carries of before does not count', async ([, change], { db, users }) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(
    db,
    eventId,
    users.map(userId => ({ userId, phase: 1, cards })),
  )
  await sql`update deck set ${sql.raw(change)} where event_id = ${eventId} and user_id = ${users[3]}`.execute(
    db,
  )
  const { blocks, preparedAgain } = await preparedOf({ db }, eventId)
  expect(blocks.filter(({ decks }) => decks === null)).toHaveLength(1)
  await freezePhase(db, eventId, 1)
  const { leaves } = await frozenOf({ db }, eventId)
  expect(leaves.map(({ block, leaves }) => ({ block, leaves }))).toEqual(
    preparedAgain.map(({ block, decks }) => ({ block, leaves: decks.leaves })),
  )
})

it('moves prepare a deck, and so does an admin who removes a player from decks', async ({
  db,
  admin,
  signUp,
}) => {
  const { eventId, players, teams } = await insertTestEvent(db, [{ open: -1, lock: 60, perks: [1] }])
  const [first = 0, second = 0] = players
  const deck = deckOf(await signUp('preparing'), eventId)
  const expectPrepared = async (phase: number) => {
    const { blocks, preparedAgain } = await preparedOf({ db }, eventId, phase)
    expect(blocks).toHaveLength(1)
    expect(blocks).toEqual(preparedAgain)
  }
  await deck.add(first)
  await expectPrepared(1)
  await deck.add(second)
  await deck.addPerk(second, 1)
  await deck.addKeyplay(second, 7)
  await deck.reorder(second, first)
  await expectPrepared(1)
  const removal = { eventId, phaseIndex: 1, teamId: teams[0], playerId: first, force: true }
  expect((await configAs(admin)('remove-phase-team-player', removal)).status).toBe(200)
  expect(await deck.players()).toEqual([second])
  await expectPrepared(1)
})

it('cards that are carried over after the lock are prepared (rulebook 3.19)', async ({ db, users }) => {
  const dates = { points: 0, open: -90, lock: -60 }
  const { eventId, players } = await insertTestEvent(db, [dates, dates])
  const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(
    db,
    eventId,
    users.map(userId => ({ userId, phase: 1, cards })),
  )
  await insertCounts(db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 2 }])
  await rankEvent(db, eventId)
  const { blocks, preparedAgain } = await preparedOf({ db }, eventId, 2)
  expect(blocks.length).toBeGreaterThan(0)
  expect(blocks).toEqual(preparedAgain)
})
