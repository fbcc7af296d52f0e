import {
  carryOver,
  type Deck,
  deletedName,
  eventScore,
  freezeDeck,
  type KeyplayCount,
  type LockFacts,
  type PhaseResult,
  phaseStateOf,
  phaseStates,
  ranking,
  scoreDeck,
} from '@game/domain'
import fc from 'fast-check'
import { expect } from 'vitest'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import {
  insertCounts,
  insertDecks,
  insertTestUsers,
  type UserDeck,
} from '../../../../test/fixtures/insert-users.ts'
import { getLockFacts } from '../freeze/lock-facts-queries.ts'
import { rankEvenIfCompleted } from './rank-event.ts'
import { findScoring } from './scoring-queries.ts'

/** 60 users; some have asked for deletion, and some have been erased and all have the same name. */
const it = base.extend('users', { scope: 'file' }, async ({ db }) => {
  const users = await insertTestUsers(db, 60, 'user_')
  const [deleted, erased] = [users.slice(10, 14), users.slice(30, 36)]
  await db
    .updateTable('account')
    .set({ deletion_requested_at: new Date() })
    .where('id', 'in', deleted)
    .execute()
  await db
    .updateTable('account')
    .set({ username: deletedName, erased_at: new Date(), deletion_requested_at: new Date() })
    .where('id', 'in', erased)
    .execute()
  return users
})

const standingsOf = ({ db }: Pick<Fixtures, 'db'>, eventId: number) =>
  db
    .selectFrom('standing as s')
    .innerJoin('event as e', join =>
      join.onRef('e.id', '=', 's.event_id').onRef('e.generation', '=', 's.generation'),
    )
    .where('s.event_id', '=', eventId)
    .select(['s.position', 's.rank', 's.previous_rank', 's.user_id', 's.username', 's.score', 's.won'])
    .orderBy('s.position')
    .execute()

const places = 7
const cardShape = fc.record({
  player: fc.nat(places - 1),
  keyplays: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 3 }),
  perks: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
})
const deckShape = fc.uniqueArray(cardShape, { maxLength: 5, selector: card => card.player })
const phaseShape = fc.record({
  points: fc.constantFrom(0, 150, 400, 2000),
  mult: fc.constantFrom(1, 1.25, 1.33, 2),
  scored: fc.constantFrom(true, true, true, false),
  decks: fc.array(deckShape, { minLength: 60, maxLength: 60 }),
  counts: fc.array(
    fc.record({
      player: fc.nat(places - 1),
      keyplayId: fc.integer({ min: 1, max: 20 }),
      count: fc.nat(12),
    }),
    { minLength: 80, maxLength: 120 },
  ),
})
const eventShape = fc.record({
  phases: fc.tuple(phaseShape, phaseShape, phaseShape),
  secondChance: fc.boolean(),
  completed: fc.boolean(),
  lastIsOpen: fc.boolean(),
})
type DrawnEvent = typeof eventShape extends fc.Arbitrary<infer T> ? T : never

async function testEvent({ db, users }: Pick<Fixtures, 'db'> & { users: number[] }, drawn: DrawnEvent) {
  const dates = drawn.lastIsOpen
    ? [
        { open: -90, lock: -60 },
        { open: -50, lock: -30 },
        { open: -20, lock: 20 },
      ]
    : [
        { open: -90, lock: -60 },
        { open: -50, lock: -30 },
        { open: -20, lock: -10 },
      ]
  const { eventId, players } = await insertTestEvent(
    db,
    drawn.phases.map(({ points, mult }, at) => ({ points, mult, ...(dates[at] ?? { open: 0, lock: 0 }) })),
    { secondChance: drawn.secondChance },
  )
  const playerAt = (place: number) => players[place] ?? 0
  await mixPlayers({ db }, players)
  await db.updateTable('event').set({ completed: drawn.completed }).where('id', '=', eventId).execute()
  const decks: UserDeck[] = drawn.phases.flatMap((phase, at) =>
    phase.decks.map((cards, n) => ({
      userId: users[n] ?? 0,
      phase: at + 1,
      cards: cards.map(card => ({
        playerId: playerAt(card.player),
        keyplays: card.keyplays,
        perks: card.perks.map(perkId => ({ perkId, originPhase: 1 })),
      })),
    })),
  )
  await insertDecks(db, eventId, decks)
  const counts = drawn.phases.map(phase => {
    const known = new Map(
      phase.counts.map(each => [
        `${each.player} ${each.keyplayId}`,
        { playerId: playerAt(each.player), keyplayId: each.keyplayId, count: each.count },
      ]),
    )
    return phase.scored ? [...known.values()] : []
  })
  for (const [at, phase] of drawn.phases.entries())
    if (phase.scored) await insertCounts(db, eventId, at + 1, counts[at] ?? [])
  return { eventId, decks, counts, scored: drawn.phases.map(phase => phase.scored) }
}

/** Roles, styles, ages and countries that activate some sleeves. */
async function mixPlayers({ db }: Pick<Fixtures, 'db'>, players: number[]): Promise<void> {
  for (const [at, id] of players.entries())
    await db
      .updateTable('player')
      .set({
        role_id: at < 3 ? 3 : (at % 2) + 1,
        style_id: (at % 2) + 1,
        country: at < 5 ? 'pl' : 'de',
        birth: at % 2 ? '1990-05-05' : '2010-01-01',
      })
      .where('id', '=', id)
      .execute()
}

/** The ranking calculated by the pure domain. */
async function oracle(
  { db, users }: Pick<Fixtures, 'db'> & { users: number[] },
  eventId: number,
  decks: UserDeck[],
  counts: KeyplayCount[][],
  scored: boolean[],
) {
  const event = await findScoring(db, eventId)
  if (!event) throw new Error('no event')
  const facts = await Promise.all(
    event.phases.map(phase => getLockFacts(db, { eventId, phaseIndex: phase.index })),
  )
  const names = await db.selectFrom('account').select(['id', 'username']).execute()
  const played = users.flatMap(userId => {
    const results: PhaseResult[] = []
    let before: Deck = []
    for (const { index } of event.phases) {
      const own = decks.find(deck => deck.userId === userId && deck.phase === index)?.cards ?? []
      const wonBefore = index > 1 && phaseStateOf(phaseStates(event, results), index - 1) === 'success'
      const locked = Date.parse(event.phases[index - 1]?.lock ?? '') <= Date.parse(event.now)
      const fact = facts[index - 1] as LockFacts
      const carried = carryOver(
        before,
        fact.players.map(player => player.playerId),
      ).cards
      const cards = own.length === 0 && wonBefore && locked ? carried : own
      const score =
        locked && cards.length > 0 ? scoreDeck(freezeDeck(cards, fact), counts[index - 1] ?? []).score : null
      results.push({ phase: index, held: cards.length > 0, scored: scored[index - 1] ?? false, score })
      before = cards
    }
    const states = phaseStates(event, results)
    if (!results.some(result => result.score !== null)) return []
    return {
      userId,
      username: names.find(each => each.id === userId)?.username ?? '',
      score: eventScore(
        states.map(({ phase, state }) => ({ state, score: results[phase - 1]?.score ?? null })),
      ),
      won: states.filter(({ state }) => state === 'success').map(({ phase }) => phase),
    }
  })
  const won = new Map(played.map(each => [each.userId, each.won]))
  return ranking(played).map(({ userId, rank, score }) => ({ userId, rank, score, won: won.get(userId) }))
}

it('events are ranked like in the pure domain: elimination, second chance, undecided phases, carry-over, ties, erased users', async ({
  db,
  users,
}) => {
  await fc.assert(
    fc.asyncProperty(eventShape, async drawn => {
      const { eventId, decks, counts, scored } = await testEvent({ db, users }, drawn)
      await rankEvenIfCompleted(db, eventId)
      const expected = await oracle({ db, users }, eventId, decks, counts, scored)
      const found = await standingsOf({ db }, eventId)
      expect(
        found.map(each => ({ userId: each.user_id, rank: each.rank, score: each.score, won: each.won })),
      ).toEqual(expected)
    }),
    { numRuns: 30, endOnFailure: true },
  )
})
