import {
  leafOf,
  type ProofFault,
  type ProofLink,
  type Receipt,
  receiptFault,
  verifyBundle,
} from '@game/domain'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { configAs } from '../../../../test/calls/config-calls.ts'
import { it as base } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import {
  playedEvent,
  type Reader,
  readBundle,
  uploadCounts,
  verify,
} from '../../../../test/fixtures/played-event.ts'
import { hashDeck } from '../freeze/packed-leaves.ts'
import { rankEvent } from '../publish/rank-event.ts'
import { linkRanking } from './link-ranking.ts'
import { findLastLink } from './proof-queries.ts'

const it = base
  .extend('player', { scope: 'file' }, ({ signUp }) => signUp('a_proven_player'))
  .extend('users', { scope: 'file' }, async ({ db }) => {
    const users = await insertTestUsers(db, 1200, 'proven_')
    return users.filter((_, n) => n % 20 === 0)
  })
  .extend('eventId', { scope: 'file' }, playedEvent)

const linksOf = async (by: Reader, eventId: number) =>
  (await by.call<{ links: ProofLink[]; root: string }>(`/api/clutchdeck/get-proof?eventId=${eventId}`)).body

it('anybody can recompute roots, counts, scores and ranks from the bundle, and they are equal (rulebook 9.28)', async ({
  eventId,
  visitor,
  users,
}) => {
  const { head, parts } = await readBundle(visitor, eventId)
  expect(parts.length).toBeGreaterThan(1)
  expect(new Set(parts.flatMap(part => part.standings.map(row => row.score))).size).toBeGreaterThan(2)
  expect(verifyBundle(head, parts)).toEqual({
    equal: true,
    faults: [],
    decks: expect.any(Number),
    users: users.length + 1,
    unproven: [],
    recorded: true,
    ranked: true,
  })
  expect(JSON.stringify(parts), 'users appear by their ids only').not.toMatch(/proven_/)
  const { links, root } = await linksOf(visitor, eventId)
  expect(links.map(({ body }) => body.kind)).toEqual([
    'lock',
    'lock',
    'ranking',
    'counts',
    'carry',
    'ranking',
  ])
  expect(root).toBe(links.at(-1)?.hash)
})

/** Moves the time of a deck, in UTC: a distributed database accepts nothing that depends on the time zone of a session. */
const changeTime = (
  by: '+' | '-',
) => `update deck set saved_at = (saved_at at time zone 'utc' ${by} interval '1 second')
  at time zone 'utc' where phase_index = 1 and user_id = $user`

/** A statement that changes one row, and one that reverts it. */
const changes: [what: string, change: string, back: string, fault: Partial<ProofFault>][] = [
  [
    'a card of a deck',
    `update deck set cards = jsonb_set(cards, '{0,keyplays}', '[2]') where phase_index = 1 and user_id = $user`,
    `update deck set cards = jsonb_set(cards, '{0,keyplays}', '[1, 16]') where phase_index = 1 and user_id = $user`,
    { where: 'deck' },
  ],
  ['the time of a deck', changeTime('-'), changeTime('+'), { where: 'deck' }],
  [
    'a count',
    `update keyplay_count set count = count + 1 where phase_index = 2 and player_id = $player`,
    `update keyplay_count set count = count - 1 where phase_index = 2 and player_id = $player`,
    { where: 'counts', phase: 2, type: 'kill' },
  ],
  [
    'the goal',
    `update phase set goal = goal + 1 where index = 2`,
    `update phase set goal = goal - 1 where index = 2`,
    { where: 'goal', phase: 2 },
  ],
  [
    'a price that decks were frozen with',
    `update locked_phase set facts = jsonb_set(facts, '{keyplays,0,points}', '5') where phase_index = 1`,
    `update locked_phase set facts = jsonb_set(facts, '{keyplays,0,points}', '4') where phase_index = 1`,
    { where: 'facts', phase: 1 },
  ],
  [
    'a score of the ranking',
    `update standing_place set scores[$at] = scores[$at] + 1 where block = $row`,
    `update standing_place set scores[$at] = scores[$at] - 1 where block = $row`,
    { where: 'score' },
  ],
  [
    'a rank',
    `update standing_place set ranks[$at] = ranks[$at] + 1 where block = $row`,
    `update standing_place set ranks[$at] = ranks[$at] - 1 where block = $row`,
    { where: 'rank' },
  ],
  [
    'a hash of a deck',
    `update proof_block set leaves = set_byte(leaves, 35, 255 - get_byte(leaves, 35)) where block = $block and phase_index = 1`,
    `update proof_block set leaves = set_byte(leaves, 35, 255 - get_byte(leaves, 35)) where block = $block and phase_index = 1`,
    { where: 'block', phase: 1 },
  ],
]

it.for(changes)(
  'one changed row is detected: %s',
  async ([, change, back, fault], { eventId, db, visitor, player }) => {
    const [playerId] = await db
      .selectFrom('keyplay_count')
      .where('event_id', '=', eventId)
      .select('player_id')
      .execute()
    const values: Record<string, number> = {
      user: player.id,
      player: playerId?.player_id ?? 0,
      at: (player.id % 64) + 1,
      row: Math.floor(player.id / 64),
      block: Math.floor(player.id / 1000),
    }
    const run = (statement: string) =>
      sql
        .raw(`${statement.replace(/\$(\w+)/g, (_, name) => `${values[name]}`)} and event_id = ${eventId}`)
        .execute(db)
    await run(change)
    const { equal, faults } = await verify(visitor, eventId)
    await run(back)
    expect(equal).toBe(false)
    const ofUser = ['deck', 'score', 'rank'].includes(fault.where ?? '')
    expect(faults).toContainEqual(expect.objectContaining(ofUser ? { ...fault, userId: player.id } : fault))
    expect((await verify(visitor, eventId)).faults).toEqual([])
  },
)

it('a link cannot be changed, and a ranking from changed frozen decks is detected (rulebook 9.24)', async ({
  eventId,
  db,
  visitor,
}) => {
  const forge = sql`update proof_link set hash = 'f' where event_id = ${eventId}`.execute(db)
  await expect(forge).rejects.toThrow('never changed')
  const weigh = (by: '* 2' | '/ 2') =>
    sql`update frozen_block set weight_values = array(
      select weight ${sql.raw(by)} from unnest(weight_values) with ordinality v(weight, n) order by n)
      where event_id = ${eventId}`.execute(db)
  await weigh('/ 2')
  await rankEvent(db, eventId)
  expect((await verify(visitor, eventId)).faults[0]).toMatchObject({ where: 'score' })
  await weigh('* 2')
  await rankEvent(db, eventId)
  expect((await verify(visitor, eventId)).faults).toEqual([])
})

it('a recheck and a newer upload add links; the ranking is not compared until it is up to date (rulebook 9.27)', async ({
  eventId,
  db,
  admin,
  visitor,
}) => {
  const before = (await linksOf(visitor, eventId)).links.length
  await admin.call('/api/clutchdeck/recheck-event', { eventId, dryRun: true })
  expect((await linksOf(visitor, eventId)).links, 'a dry run adds none').toHaveLength(before)
  await admin.call('/api/clutchdeck/recheck-event', { eventId })
  expect(await verify(visitor, eventId)).toMatchObject({ equal: true, ranked: true })
  const player = await db
    .selectFrom('keyplay_count as c')
    .innerJoin('player as p', 'p.id', 'c.player_id')
    .where('c.event_id', '=', eventId)
    .select('p.steam_id')
    .executeTakeFirstOrThrow()
  await uploadCounts(admin, eventId, [`2,${player.steam_id},1,90`])
  const { links } = await linksOf(visitor, eventId)
  expect(links.slice(before).map(({ body }) => body.kind)).toEqual([
    'recheck',
    'recheck',
    'ranking',
    'counts',
  ])
  const { equal, ranked, faults } = await verify(visitor, eventId)
  expect([equal, faults]).toEqual([ranked, ranked ? [] : [{ where: 'unranked' }]])
  if (!ranked) await rankEvent(db, eventId)
  expect(await verify(visitor, eventId)).toMatchObject({ equal: true, ranked: true })
})

it('a receipt leads from the deck of its user to the published root, and only its user gets it (rulebook 9.26)', async ({
  eventId,
  player,
  admin,
  visitor,
}) => {
  const path = `/api/clutchdeck/get-receipt?eventId=${eventId}&phaseIndex=1`
  const { receipt } = (await player.call<{ receipt: Receipt }>(path)).body
  expect(receiptFault(receipt)).toBeNull()
  expect(receipt.deck.userId).toBe(player.id)
  expect((await linksOf(visitor, eventId)).links).toContainEqual(receipt.link)
  expect(receiptFault({ ...receipt, deck: { ...receipt.deck, savedAt: receipt.link.at } })).toBe('deck')
  expect((await admin.call(path)).status).toBe(404)
})

it('decks are hashed like in the domain', () => {
  const deck = {
    userId: 7,
    cards: [{ playerId: 1, keyplays: [1], perks: [] }],
    savedAt: '2026-06-02T11:00:00.000Z',
  }
  expect(hashDeck(deck)).toEqual({ userId: 7, leaf: leafOf(deck) })
})

it('phases frozen before proofs existed are not proven until the next ranking seals them (rulebook 9.28)', async ({
  eventId,
  db,
  visitor,
}) => {
  await sql`delete from proof_block where event_id = ${eventId}`.execute(db)
  await sql`delete from proof_link where event_id = ${eventId}`.execute(db)
  await sql`update event set ranked_link = 0 where id = ${eventId}`.execute(db)
  expect(await verify(visitor, eventId)).toMatchObject({
    equal: false,
    faults: [],
    unproven: [1, 2],
    recorded: false,
    ranked: true,
  })
  await rankEvent(db, eventId)
  expect(await verify(visitor, eventId)).toMatchObject({
    equal: true,
    faults: [],
    unproven: [],
    ranked: true,
  })
})

it('a ranking published before rankings had links is not proven, and the next one is (rulebook 9.28, 9.33)', async ({
  eventId,
  db,
  visitor,
}) => {
  const { number } = await findLastLink(db, eventId)
  await sql`delete from proof_link where event_id = ${eventId} and number = ${number}`.execute(db)
  await sql`update event set ranked_link = ${number - 1} where id = ${eventId}`.execute(db)
  expect((await linksOf(visitor, eventId)).links.map(({ body }) => body.kind)).toEqual(['lock', 'lock'])
  expect(await verify(visitor, eventId)).toMatchObject({
    equal: false,
    faults: [],
    unproven: [],
    recorded: false,
  })
  await rankEvent(db, eventId)
  expect(await verify(visitor, eventId)).toMatchObject({ equal: true, recorded: true })
})

it('a phase that locks while a ranking is being made is included in the next one (rulebook 9.27)', async ({
  eventId,
  db,
  visitor,
}) => {
  const { number } = await findLastLink(db, eventId)
  const published = {
    rows: 0,
    ranks: 'ab'.repeat(32),
    previousRanks: 'ab'.repeat(32),
    figures: [],
    leftOut: [],
  }
  await db.transaction().execute(trx =>
    // One link more than the ranking knows of.
    linkRanking(trx, eventId, published, { links: number - 1, carried: 0 }),
  )
  expect((await verify(visitor, eventId)).faults).toContainEqual({ where: 'unranked' })
  await rankEvent(db, eventId)
  expect(await verify(visitor, eventId)).toMatchObject({ equal: true })
})

it('moving and removing phases that have not locked leaves the ranking proven (rulebook 2.21, 9.24)', async ({
  db,
  admin,
  visitor,
  users,
}) => {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60 },
    { open: 10, lock: 20 },
    { open: 30, lock: 40 },
  ])
  const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(db, eventId, [{ userId: users[0] ?? 0, phase: 1, cards }])
  await rankEvent(db, eventId)
  expect(await verify(visitor, eventId)).toMatchObject({ equal: true })
  const config = configAs(admin)
  const { revision } = await db
    .selectFrom('event')
    .where('id', '=', eventId)
    .select('revision')
    .executeTakeFirstOrThrow()
  expect((await config('reorder-phases', { eventId, from: 2, to: 3, revision })).status).toBe(200)
  expect((await config('remove-phase', { eventId, index: 3 })).status).toBe(200)
  expect(await verify(visitor, eventId)).toMatchObject({ equal: true })
})
